import { defineMessages } from './define-messages.js';

/** Cars and their photos. */
export const fleetMessages = defineMessages('fleet', {
  notFound: 'No car details found.',
  noAgreement: 'This car has no rental agreement yet.',
  pictureNotFound: 'This photo was not found.',
  noMatch: 'No cars found. Please adjust your filters.',
  attached: 'Car attached.',
  addPictures: 'Add 1 to {max} photos of the car.',
  addAgreement: 'Add the rental agreement as a PDF.',
  choosePictures: 'Choose the photos to add.',
  keepPictures: 'Keep 1 to {max} photos of the car, each once.',
  foreignPicture: 'One of these photos does not belong to this car.',
  tooManyPictures: 'A car has at most {max} photos. This one has {count}; remove some first.',
  plateTaken: 'A car with this number plate is already attached.',
  invalidPlate: 'Enter an Indian registration number, such as MH12AB1234.',
  invalidMobile: 'Enter a 10-digit Indian mobile number.',
  invalidEmail: 'Enter a valid e-mail address.',
  enterText: '{field}: enter 1 to {max} characters.',
  enterDate: '{field}: enter a date (yyyy-MM-dd).',
  enterWholeNumber: '{field}: enter a whole number from {min} to {max}.',
  enterNumber: '{field}: enter a number with at most {decimals} decimals from {min} to {max}.',
  chooseOne: '{field}: choose one of {values}.',
  changed: 'This car was changed after you opened it. Nothing was saved.',
  changedBy: 'This car was changed by {who} after you opened it. Nothing was saved.',
  changedOn: 'This car was changed on {when} after you opened it. Nothing was saved.',
  changedByOn: 'This car was changed by {who} on {when} after you opened it. Nothing was saved.',
});
