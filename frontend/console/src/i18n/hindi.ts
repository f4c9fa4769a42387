import type { Texts } from '@contract/local-message';
import { doorHindi } from '../door/hindi';
import { statementHindi } from '../statement/hindi';
import { transactionsHindi } from '../transactions/hindi';

/** Every text of the console in Hindi, by its English. Each folder keeps its own. */
export const hindi: Texts = {
  ...doorHindi,
  ...statementHindi,
  ...transactionsHindi,
};
