import { inBothLanguages, translationsOf } from '../../../platform/i18n/translations.js';
import type { NewOutboxMessage } from '../../../platform/outbox/outbox.js';
import { manyLooksHindi } from './many-looks-texts.hindi.js';
import { manyLooksTexts } from './many-looks-texts.js';

export interface ManyLooks {
  /** Mobile number of the member of staff. */
  who: string;
  documents: number;
  contacts: number;
}

const textsIn = translationsOf(manyLooksTexts, manyLooksHindi);

export const manyLooksMessage = (to: string, { who, documents, contacts }: ManyLooks): NewOutboxMessage => ({
  channel: 'EMAIL',
  to,
  subject: textsIn('en')('subject', { who }),
  text: inBothLanguages((language) => textsIn(language)('text', { who, documents, contacts })),
  page: '/admin-dashboard/audit',
});
