import { rupees } from '@contract/money';
import type { StatementVerification } from '@contract/payments/statements';
import { verifyAll } from './verify-all';

describe('verifyAll', () => {
  const refusal = { transactionId: '412345678901', amount: rupees(5), reason: 'VERIFIED already' };
  const calls = (...answers: StatementVerification[]) =>
    verifyAll(() => Promise.resolve(answers.shift()!)).then((total) => ({ total, left: answers.length }));

  it('repeats until no row remains, and adds up the results', async () => {
    expect(
      await calls(
        { verified: 2, sum: rupees(0.1), refused: [], remaining: 2 },
        { verified: 1, sum: rupees(0.2), refused: [refusal], remaining: 0 },
      ),
    ).toEqual({ total: { verified: 3, sum: 0.3, refused: [refusal], remaining: 0 }, left: 0 });
  });

  it('stops after a call that verifies nothing', async () => {
    const nothing = { verified: 0, sum: rupees(0), refused: [], remaining: 4 };
    expect(await calls(nothing, nothing)).toEqual({ total: nothing, left: 1 });
  });
});
