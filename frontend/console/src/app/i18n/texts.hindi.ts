import type { Texts } from '@contract/messages/define-messages';
import { auditHindi } from '../../resources/audit/hindi';
import { blockedIdentitiesHindi } from '../../resources/blocked-identities/hindi';
import { blocksHindi } from '../../resources/blocks/hindi';
import { carsHindi } from '../../resources/cars/hindi';
import { complaintsHindi } from '../../resources/complaints/hindi';
import { customersHindi } from '../../resources/customers/hindi';
import { deskRentalHindi } from '../../resources/desk-rentals/hindi';
import { drawersHindi } from '../../resources/drawers/hindi';
import { handoversHindi } from '../../resources/handovers/hindi';
import { issuedDocumentsHindi } from '../../resources/issued-documents/hindi';
import { messagesHindi } from '../../resources/messages/hindi';
import { numberDisputesHindi } from '../../resources/number-disputes/hindi';
import { transactionsHindi } from '../../resources/payments/hindi';
import { pendingDocumentsHindi } from '../../resources/pending-documents/hindi';
import { refundsHindi } from '../../resources/refunds/hindi';
import { carRefusalsHindi } from '../../resources/rentals/car-refusals/hindi';
import { rentalsHindi } from '../../resources/rentals/hindi';
import { rentalSettlementsHindi } from '../../resources/rentals/settlements/hindi';
import { sessionsHindi } from '../../resources/sessions/hindi';
import { settingsHindi } from '../../resources/settings/hindi';
import { settlementsHindi } from '../../resources/settlements/hindi';
import { staffHindi } from '../../resources/staff/hindi';
import { statementHindi } from '../../resources/statements/hindi';
import { subscribersHindi } from '../../resources/subscribers/hindi';
import { timelineHindi } from '../../resources/timeline/hindi';
import { wordsHindi } from '../../shared/i18n/words.hindi';
import { secondFactorHindi } from '../../shared/second-factor/hindi';
import { listsHindi } from '../../shared/ui/lists/hindi';
import { notesHindi } from '../../shared/ui/notes/hindi';
import { refusedRecordsHindi } from '../../shared/ui/refused-records/hindi';
import { signOutHindi } from '../../shared/ui/sessions/hindi';
import { waitingHindi } from '../../shared/ui/waiting/hindi';
import { layoutHindi } from '../layout/hindi';
import { searchHindi } from '../search/hindi';
import { shortcutsHindi } from '../shortcuts/hindi';
import { authHindi } from '../sign-in/hindi';
import { todayHindi } from '../today/hindi';
import { workHindi } from '../work/hindi';

/** Each folder has the texts that only it uses; texts of several folders are in `words.hindi.ts`. */
export const TEXTS = [
  wordsHindi,
  auditHindi,
  blockedIdentitiesHindi,
  blocksHindi,
  carsHindi,
  complaintsHindi,
  customersHindi,
  deskRentalHindi,
  drawersHindi,
  authHindi,
  layoutHindi,
  listsHindi,
  issuedDocumentsHindi,
  messagesHindi,
  notesHindi,
  refusedRecordsHindi,
  numberDisputesHindi,
  pendingDocumentsHindi,
  refundsHindi,
  settlementsHindi,
  rentalSettlementsHindi,
  rentalsHindi,
  carRefusalsHindi,
  handoversHindi,
  searchHindi,
  settingsHindi,
  shortcutsHindi,
  secondFactorHindi,
  sessionsHindi,
  signOutHindi,
  staffHindi,
  statementHindi,
  subscribersHindi,
  timelineHindi,
  todayHindi,
  transactionsHindi,
  waitingHindi,
  workHindi,
] as const;

export const consoleHindi: Texts = Object.assign({}, ...TEXTS) as Texts;

type KeyOf<T> = T extends unknown ? keyof T : never;

declare module '../../shared/i18n/texts' {
  interface KnownTexts {
    all: KeyOf<(typeof TEXTS)[number]>;
  }
}
