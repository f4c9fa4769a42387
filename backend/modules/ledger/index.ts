// The ledger of all money: append-only, double entry.
// Never decides how much is owed; it records facts and derives sums from them.
// Called by the commands of rentals and payments, in their transactions.
export { chargeLeftOf, FARE_DUE, fareLeftOf, Ledger, PAYMENT_RECEIVED } from './ledger.js';
export { LedgerModule } from './ledger.module.js';
export { type MoneyRow, toConsoleMoneyEntry, toMoneyEntry, toRentalMoney } from './ledger.presenter.js';
export { LedgerQueries } from './ledger-queries.js';
