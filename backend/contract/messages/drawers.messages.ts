import { defineMessages } from './define-messages.js';

/** Cash drawers of the counter. */
export const drawersMessages = defineMessages('drawers', {
  notFound: 'This drawer was not found, or it is not yours.',
  alreadyOpen: 'You have an open drawer already. Close it first.',
  noDrawer: 'Open your drawer first: cash and card payments belong to one.',
  notOpen: 'This drawer is {status}',
  notClosed: 'This drawer is {status}',
  ownDrawer: 'Another person accepts your drawer.',
  ownCount: 'Another person accepts a drawer that you counted.',
  noteMissing: 'The count differs, and its reason is not written down yet.',
  explained: 'The reason of the difference is written down already, or there is no difference.',
  changed: 'The drawer changed after you opened it. Read it again and count again.',
  location: 'Enter the location of the drawer, at most {max} characters.',
  wholeRupees: 'Enter whole rupees from {min} to {max}.',
  pieces: 'Enter the number of pieces of each note and coin, from 0 to {max}.',
  kind: 'Choose expense, to the safe or from the safe.',
  photo: 'Add a photo of the bill.',
  photoNotExpected: 'Only an expense has a photo.',
});
