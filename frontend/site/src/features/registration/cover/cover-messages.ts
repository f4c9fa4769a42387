import { defineMessages } from '@/lib/i18n';

export const coverMessages = defineMessages('cover', {
  open: 'Cover the first eight digits',
  openAgain: 'Cover more',
  covered: 'Covered. We receive the photo without these digits.',
  noPdf: 'A PDF cannot be covered here. Send a photo, or the masked PDF of UIDAI.',
  explain:
    'Drag the black bar over the first eight digits; the last four stay visible. The part under the bar is deleted from the photo before it is sent.',
  keys: 'With the keyboard: the arrow keys move the bar, and change its size at its corner.',
  bar: 'Bar: move it with the arrow keys',
  corner: 'Corner of the bar: change its size with the arrow keys',
  photo: 'The photo to cover',
  use: 'Delete these digits',
  failed: 'This photo cannot be opened here. Please choose another one.',
});
