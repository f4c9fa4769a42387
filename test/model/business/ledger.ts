import type { Model, ModelRental } from '../model';

interface Money {
  charged: number;
  received: number;
  refunded: number;
}

const ENDED: readonly string[] = ['CANCELLED', 'DECLINED', 'EXPIRED'];

/** The expected sums of the ledger of a rental. */
export function moneyOf(model: Model, rental: ModelRental): Money {
  const money = { charged: ENDED.includes(rental.status) ? 0 : rental.total, received: 0, refunded: 0 };
  for (const payment of model.payments) {
    if (payment.rental !== rental || payment.decidedAt === null || payment.status === 'REJECTED') continue;
    money.received += payment.amount;
    if (ENDED.includes(rental.status)) money.charged += payment.amount - (payment.refund ?? 0);
    if (payment.status === 'REFUNDED') money.refunded += payment.refund ?? 0;
  }
  return money;
}
