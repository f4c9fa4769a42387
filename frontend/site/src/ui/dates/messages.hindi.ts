import type { TextsFor } from '@/lib/i18n';
import type { dateMessages } from './messages';

export const dateHindi: TextsFor<typeof dateMessages> = {
  from: 'पिकअप की तारीख',
  to: 'वापसी की तारीख',
  calendar: 'कैलेंडर',
  clear: 'तारीखें हटाएँ',
  done: 'हो गया',
  pickFrom: 'पिकअप की तारीख चुनें।',
  pickTo: 'अब वापसी की तारीख चुनें।',
  datesChosen: '{from} से {to} तक।',
  previousMonth: 'पिछला महीना',
  nextMonth: 'अगला महीना',
  daySelected: '{label}, चुना हुआ',
};
