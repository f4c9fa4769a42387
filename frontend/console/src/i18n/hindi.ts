import type { Texts } from '@contract/local-message';
import { blocksHindi } from '../blocks/hindi';
import { carsHindi } from '../cars/hindi';
import { doorHindi } from '../door/hindi';
import { layoutHindi } from '../layout/hindi';
import { timelineHindi } from '../timeline/hindi';
import { todayHindi } from '../today/hindi';
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
  ...doorHindi,
  ...layoutHindi,
  ...timelineHindi,
  ...todayHindi,
};
