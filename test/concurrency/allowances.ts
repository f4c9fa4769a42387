import type { Outcome, Pair } from './pair-rounds';

interface Allowance {
  /** The names of two commands. Without the second, the allowance applies to every pair with the first. */
  between: [string, string?];
  /** Whether this is the correct third outcome. */
  is: (outcome: Outcome, serial: Outcome[]) => boolean;
  reason: string;
}

const ARRIVED = ',"customer#@example.com We have received your payment details"';

/** Correct outcomes that equal neither of the two serial ones. */
const ALLOWANCES: Allowance[] = [
  {
    between: ['ask for documents while renting', 'time to end an approval'],
    is: ({ answers, state }) => answers.includes('200') && state.includes('customer APPROVED'),
    reason:
      'The request moves a last day that has passed before the job reads it, so that the approval continues.',
  },
  {
    between: ['submit payment for the rental', 'time to change an e-mail address'],
    is: ({ answers, state }, serial) =>
      serial.some((one) => answers.join() === one.answers.join() && state === one.state.replace(ARRIVED, '')),
    reason:
      'The request began before its session ended, and waits for the lock of the customer. Its message goes to the new address.',
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
