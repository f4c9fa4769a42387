import { ledgerMessages } from '../messages/ledger.messages.js';
import { type CatalogueMessage, messageOf } from '../messages/message.js';
import type { LedgerKind, MoneyEntry } from './ledger.js';

/** True if the name of the entry contains the payment method. */
const isTransfer = (kind: LedgerKind): kind is 'RECEIVED' | 'VERIFIED' | 'REFUND_SENT' =>
  kind === 'RECEIVED' || kind === 'VERIFIED' || kind === 'REFUND_SENT';

/** The name of a ledger entry for customers and staff. */
export const moneyEntryName = ({ kind, method }: Pick<MoneyEntry, 'kind' | 'method'>): CatalogueMessage =>
  isTransfer(kind)
    ? messageOf(ledgerMessages, kind, { method: method ?? 'unknown' })
    : messageOf(ledgerMessages, kind);
