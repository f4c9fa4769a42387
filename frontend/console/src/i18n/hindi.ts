import type { Texts } from '@contract/local-message';
import { blocksHindi } from '../blocks/hindi';
import { carsHindi } from '../cars/hindi';
import { customersHindi } from '../customers/hindi';
import { doorHindi } from '../door/hindi';
import { layoutHindi } from '../layout/hindi';
import { pendingDocumentsHindi } from '../pending-documents/hindi';
import { timelineHindi } from '../timeline/hindi';
import { reactAdminHindi } from './react-admin.hindi';
import { serverHindi } from './server.hindi';
import { wordsHindi } from './words.hindi';

/** Every text of the console in Hindi, by its English. Each folder keeps its own. */
export const hindi: Texts = {
  ...reactAdminHindi,
  ...serverHindi,
  ...wordsHindi,
  ...blocksHindi,
  ...carsHindi,
  ...customersHindi,
  ...doorHindi,
  ...layoutHindi,
  ...pendingDocumentsHindi,
  ...timelineHindi,
};
