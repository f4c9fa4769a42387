import type { Outcome, Pair } from './pair-rounds';

interface Allowance {
  /** Two names of commands; the second may be left out for every pair with the first. */
  between: [string, string?];
  /** Whether this is the correct third outcome. */
  is: (outcome: Outcome, serial: Outcome[]) => boolean;
  reason: string;
}

/** Correct outcomes that equal neither of the two serial ones. */
export const ALLOWANCES: Allowance[] = [
  {
    between: ['ask for documents while renting', 'time to end an approval'],
    is: ({ answers, state }) => answers.includes('200') && state.includes('customer APPROVED'),
    reason:
      'The request moves a last day that has passed before the job reads it, so that the approval continues.',
  },
];

export function allowanceFor(
  { first, second }: Pair,
  outcome: Outcome,
  serial: Outcome[],
): Allowance | undefined {
  const names = [first.name, second.name];
  return ALLOWANCES.find(
    ({ between: [one, other], is }) =>
      (other === undefined
        ? names.includes(one)
        : names.join() === [one, other].join() || names.join() === [other, one].join()) &&
      is(outcome, serial),
  );
}
