import type { Texts } from '@contract/local-message';
import { doorHindi } from '../door/hindi';
import { rentalsHindi } from '../rentals/hindi';
import { listsHindi } from '../ui/lists-hindi';

/** Every text of the console in Hindi, by its English. Each folder keeps its own. */
export const hindi: Texts = {
  ...doorHindi,
  ...rentalsHindi,
  ...listsHindi,
};
