import type { Texts } from '@contract/local-message';
import { deskRentalHindi } from '../desk-rental/hindi';
import { doorHindi } from '../door/hindi';

/** Every text of the console in Hindi, by its English. Each folder keeps its own. */
export const hindi: Texts = {
  ...deskRentalHindi,
  ...doorHindi,
};
