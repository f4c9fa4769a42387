import { defineMessages } from '@/lib/i18n';

export const dateMessages = defineMessages('dates', {
  from: 'From date',
  to: 'To date',
  calendar: 'Calendar',
  clear: 'Clear dates',
  done: 'Done',
  pickFrom: 'Choose your pickup date.',
  pickTo: 'Now choose your return date.',
  datesChosen: 'From {from} to {to}.',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  daySelected: '{label}, selected',
});
