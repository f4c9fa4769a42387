import { documentPath } from '../../../contract/customers/document-path.js';
import { type Paise, toRupees } from '../../../contract/money.js';
import type {
  ConsoleSettlement,
  OwnSettlement,
  ReturnMark,
  SettlementLine,
} from '../../../contract/rentals/settlements.js';
import {
  actsOf,
  addableLines,
  DISPUTE_HOURS,
  DRAFT_HOURS,
  hoursAfter,
  isRemovable,
  REPLY_HOURS,
  totalOf,
} from './settlement.rules.js';
import type { LineRow, ListedSettlementRow, SettlementRow } from './settlement-rows.js';

const pathOf = (document: string | null): string | null => document && documentPath(document);

const toMark = (mark: ReturnMark): ReturnMark => ({
  ...mark,
  photo: pathOf(mark.photo),
  before: pathOf(mark.before),
});

const toLine = (line: LineRow): SettlementLine => ({
  id: line.id,
  kind: line.kind,
  amount: toRupees(line.amount),
  message: line.text,
  ...line.textKey,
  mark: line.mark && toMark(line.mark),
  photos: line.photos.map(documentPath),
  dispute:
    line.dispute === null ? null : { text: line.dispute, photos: line.disputePhotos.map(documentPath) },
  reply:
    line.reply === null || line.replyAmount === null
      ? null
      : { reply: line.reply, amount: toRupees(line.replyAmount), text: line.replyText },
});

const inText = (at: Date | null, hours = 0): string | null => at && hoursAfter(at, hours).toISOString();

export const toOwnSettlement = (row: SettlementRow): OwnSettlement => ({
  number: row.number,
  later: row.isLater,
  state: row.state,
  total: toRupees(totalOf(row.lines)),
  issuedAt: inText(row.issuedAt),
  disputeUntil: inText(row.issuedAt, DISPUTE_HOURS),
  answerBy: inText(row.disputedAt, REPLY_HOURS),
  finalAt: inText(row.finalAt),
  dueOn: row.dueOn,
  lines: row.lines.map(toLine),
});

export const toConsoleSettlement = (
  row: ListedSettlementRow,
  caller: { id: number; isAdmin: boolean; limit: Paise },
): ConsoleSettlement => ({
  ...toOwnSettlement(row),
  id: row.id,
  rentalId: row.rentalId,
  rentalKind: row.rentalKind,
  reference: row.reference,
  customerName: row.customerName,
  customerMobile: row.customerMobile,
  carName: row.carName,
  plate: row.plate,
  returnedAt: row.returnedAt.toISOString(),
  sentFrom: hoursAfter(row.openedAt, DRAFT_HOURS).toISOString(),
  chargeUntil: row.chargeUntil.toISOString(),
  accepted: row.acceptance !== null,
  acceptance: row.acceptance,
  acceptedBy: row.acceptedBy,
  signature: row.signature && documentPath(row.signature),
  codeSent: row.codeSent,
  acts: actsOf(row, caller),
  needsAdmin: row.needsAdmin,
  addable: addableLines(row, caller.isAdmin),
  removable:
    row.state === 'DRAFT' ? row.lines.filter((line) => isRemovable(line, caller)).map(({ id }) => id) : [],
  marks: row.marks.map(toMark),
  version: row.version,
});
