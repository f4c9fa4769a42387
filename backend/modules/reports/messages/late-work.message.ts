import { inBothLanguages, translationsOf } from '../../../platform/i18n/translations.js';
import type { NewOutboxMessage } from '../../../platform/outbox/outbox.js';
import { lateWorkHindi } from './late-work-texts.hindi.js';
import { lateWorkTexts } from './late-work-texts.js';

/** Console lists of the waiting work. */
const LISTS = {
  documents: 'pending-documents',
  payments: 'transactions',
  reservations: 'reservations',
  refunds: 'transactions',
  complaints: 'complaints',
  disputes: 'settlements',
} as const;
type Work = keyof typeof LISTS;
const WORK = Object.keys(LISTS) as Work[];
const CONSOLE = '/admin-dashboard';

/** Number of late items of each kind. */
export type LateWork = Record<Work, number>;

const textsIn = translationsOf(lateWorkTexts, lateWorkHindi);

/** Returns null if no work is late. */
export function lateWorkMessage(to: string, work: LateWork, publicUrl: string): NewOutboxMessage | null {
  const waiting = WORK.filter((kind) => work[kind] > 0);
  if (waiting.length === 0) return null;
  const count = waiting.reduce((sum, kind) => sum + work[kind], 0);
  return {
    channel: 'EMAIL',
    to,
    subject: textsIn('en')('subject', { count }),
    text: inBothLanguages((language) => {
      const t = textsIn(language);
      const lines = waiting.map((kind) =>
        t(kind, { count: work[kind], link: `${publicUrl}${CONSOLE}/${LISTS[kind]}` }),
      );
      return [t('intro'), ...lines].join('\n');
    }),
    page: CONSOLE,
  };
}
