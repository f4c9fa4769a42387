import { useState } from 'react';

/** One call at a time, and what went wrong with the last one. */
export function useCall() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);

  async function run(work: () => Promise<void>): Promise<void> {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(error);
    } finally {
      setBusy(false);
    }
  }

  return { busy, problem, run, clear: () => setProblem(null) };
}
