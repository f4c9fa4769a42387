import { plus, rupees, toPaise, toRupees } from '@contract/money';
import type { StatementVerification } from '@contract/payments/statements';

/** Repeats `call` until no exact match is left, because one request verifies a limited number. */
export async function verifyAll(call: () => Promise<StatementVerification>): Promise<StatementVerification> {
  const total: StatementVerification = { verified: 0, sum: rupees(0), refused: [], remaining: 0 };
  for (;;) {
    const part = await call();
    total.verified += part.verified;
    total.sum = toRupees(plus(toPaise(total.sum), toPaise(part.sum)));
    total.refused.push(...part.refused);
    total.remaining = part.remaining;
    if (part.remaining === 0 || part.verified + part.refused.length === 0) return total;
  }
}
