import { useState } from 'react';
import { toProblem } from '../problems/problem';
import type { Problem } from '../problems/problem.rules';

export type CheckoutTask = 'hold' | 'submit' | 'release';

/** Runs one request at a time, and returns it with its upload progress and the error of the last request. */
export function useCheckoutTask(onProblem: (problem: Problem, task: CheckoutTask) => void) {
  const [problem, setProblem] = useState<Problem | null>(null);
  const [task, setTask] = useState<CheckoutTask | null>(null);
  const [progress, setProgress] = useState(0);

  async function run(name: CheckoutTask, work: () => Promise<void>) {
    setTask(name);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      const newProblem = toProblem(error);
      setProblem(newProblem);
      onProblem(newProblem, name);
    } finally {
      setTask(null);
      setProgress(0);
    }
  }

  return { problem, clearProblem: () => setProblem(null), task, progress, setProgress, run };
}
