import type { Texts } from '@contract/messages/define-messages';

/** The compiled English texts that have parameters. The build fills this in; see `english-messages.ts`. */
export const english: Texts = {};
