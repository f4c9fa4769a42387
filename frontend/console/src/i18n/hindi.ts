import type { Texts } from '@contract/local-message';
import { auditHindi } from '../audit/hindi';
import { blocksHindi } from '../blocks/hindi';
import { carsHindi } from '../cars/hindi';
import { complaintsHindi } from '../complaints/hindi';
import { customersHindi } from '../customers/hindi';
import { deskRentalHindi } from '../desk-rentals/hindi';
import { authHindi } from '../auth/hindi';
import { layoutHindi } from '../layout/hindi';
import { messagesHindi } from '../messages/hindi';
import { pendingDocumentsHindi } from '../pending-documents/hindi';
import { rentalsHindi } from '../rentals/hindi';
import { settingsHindi } from '../settings/hindi';
import { staffHindi } from '../staff/hindi';
import { statementHindi } from '../statements/hindi';
import { subscribersHindi } from '../subscribers/hindi';
import { timelineHindi } from '../timeline/hindi';
import { todayHindi } from '../today/hindi';
import { transactionsHindi } from '../transactions/hindi';
import { listsHindi } from '../ui/lists/hindi';
import { reactAdminHindi } from './react-admin.hindi';
import { serverHindi } from './server.hindi';
import { wordsHindi } from './words.hindi';

/** Each folder keeps the texts that it alone says; what several say stands with the words. */
export const hindiParts: readonly Texts[] = [
  reactAdminHindi,
  serverHindi,
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
  pendingDocumentsHindi,
  rentalsHindi,
  settingsHindi,
  staffHindi,
  statementHindi,
  subscribersHindi,
  timelineHindi,
  todayHindi,
  transactionsHindi,
];

/** Every text of the console in Hindi, by its English. */
export const hindi: Texts = Object.fromEntries(hindiParts.flatMap((part) => Object.entries(part)));
