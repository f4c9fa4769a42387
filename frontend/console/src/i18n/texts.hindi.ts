import { auditHindi } from '../audit/hindi';
import { authHindi } from '../auth/hindi';
import { blocksHindi } from '../blocks/hindi';
import { carsHindi } from '../cars/hindi';
import { complaintsHindi } from '../complaints/hindi';
import { customersHindi } from '../customers/hindi';
import { deskRentalHindi } from '../desk-rentals/hindi';
import { layoutHindi } from '../layout/hindi';
import { messagesHindi } from '../messages/hindi';
import { notesHindi } from '../notes/hindi';
import { pendingDocumentsHindi } from '../pending-documents/hindi';
import { rentalsHindi } from '../rentals/hindi';
import { searchHindi } from '../search/hindi';
import { settingsHindi } from '../settings/hindi';
import { shortcutsHindi } from '../shortcuts/hindi';
import { staffHindi } from '../staff/hindi';
import { statementHindi } from '../statements/hindi';
import { subscribersHindi } from '../subscribers/hindi';
import { timelineHindi } from '../timeline/hindi';
import { todayHindi } from '../today/hindi';
import { transactionsHindi } from '../transactions/hindi';
import { listsHindi } from '../ui/lists/hindi';
import { waitingHindi } from '../waiting/hindi';
import { wordsHindi } from './words.hindi';

/** Each folder has the texts that only it uses; texts of several folders are in `words.hindi.ts`. */
export const consoleHindi = {
  ...wordsHindi,
  ...auditHindi,
  ...blocksHindi,
  ...carsHindi,
  ...complaintsHindi,
  ...customersHindi,
  ...deskRentalHindi,
  ...authHindi,
  ...layoutHindi,
  ...listsHindi,
  ...messagesHindi,
  ...notesHindi,
  ...pendingDocumentsHindi,
  ...rentalsHindi,
  ...searchHindi,
  ...settingsHindi,
  ...shortcutsHindi,
  ...staffHindi,
  ...statementHindi,
  ...subscribersHindi,
  ...timelineHindi,
  ...todayHindi,
  ...transactionsHindi,
  ...waitingHindi,
};

/** For the test that no text is translated twice. */
export const consoleParts = [
  wordsHindi,
  auditHindi,
  blocksHindi,
  carsHindi,
  complaintsHindi,
  customersHindi,
  deskRentalHindi,
  authHindi,
  layoutHindi,
  listsHindi,
  messagesHindi,
  notesHindi,
  pendingDocumentsHindi,
  rentalsHindi,
  searchHindi,
  settingsHindi,
  shortcutsHindi,
  staffHindi,
  statementHindi,
  subscribersHindi,
  timelineHindi,
  todayHindi,
  transactionsHindi,
  waitingHindi,
];
