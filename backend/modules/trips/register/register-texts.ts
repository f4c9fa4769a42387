import { defineMessages } from '../../../contract/messages/define-messages.js';

/** The register of the trips of a car as a PDF file. */
export const registerTexts = defineMessages('vehicleRegister', {
  title: 'Vehicle register (Form 5)',
  period: '{from} to {to}',
  none: 'The car was not handed over on these days.',
  hirer: 'Hirer',
  address: 'Address',
  out: 'Out',
  in: 'In',
  notBack: 'not back yet',
});
