import type { TextsFor } from './define-messages.js';
import type { rentalStepsMessages } from './rental-steps.messages.js';

export const rentalStepsHindi: TextsFor<typeof rentalStepsMessages> = {
  steps: 'इस बुकिंग के चरण',
  paid: 'भुगतान',
  verified: 'वेरिफ़ाई',
  approved: 'मंज़ूर',
  confirmed: 'कन्फ़र्म',
  pickedUp: 'पिकअप',
  returned: 'वापसी',
  done: 'हो गया',
  next: 'अगला',
  nextUsual: 'अगला। {usual}',
  pickup: '{days} दिन में पिकअप',
  pickupToday: 'आज पिकअप',
  pickupTomorrow: 'कल पिकअप',
  free: '{until} तक मुफ़्त कैंसल',
  part: '{until} तक कैंसल करने पर {percent}% रिफ़ंड',
};
