import type { Translate } from '../../contract/messages/define-messages.js';
import { translationsOf } from '../../platform/i18n/translations.js';
import { documentTextsHindi } from './document-texts.hindi.js';
import { documentTexts } from './document-texts.js';

export type DocumentText = Translate<typeof documentTexts.english>;

/** A line of a document. It is omitted if it has no value. */
export type Fact = [name: string, value: string | null | undefined];

export type NamedFact = [name: string, value: string];

/** The facts below the amount of a document. */
export interface Terms {
  title: string;
  facts: NamedFact[];
}

export const documentText = translationsOf(documentTexts, documentTextsHindi);
