import { defineMessages } from '@/lib/i18n';

export const companyMessages = defineMessages('company', {
  aboutTitle: 'About us',
  aboutHeading: 'Renting a car should feel like borrowing one from a friend',
  aboutText:
    '{name} rents self-drive cars in {city}, by the hour and by the day. You see every line of the fare before you pay, the car you chose is the car you get, and a person answers when you call.',
  aboutTrust:
    'You hand us copies of your papers and your money before you hold a key. So we keep papers closed away, check each payment by hand, and tell you at every step where things stand.',
  counterRentouts: 'Rentouts',
  counterCentres: 'Centres',
  counterCustomers: 'Customers',
  teamTitle: 'The people behind the keys',
  testimonialsTitle: 'What customers say',
  seeCars: 'See all cars',

  contactTitle: 'Contact us',
  contactHeading: 'Talk to us',
  contactIntro: 'Call, write or drop by. Before a trip, during it, or long after.',
  location: 'Location',
  directions: 'Directions',
  phones: 'Phones',
  emails: 'E-mails',
  hours: 'Working hours',
  mapTitle: 'Map of {name}',
  mapShow: 'Show the map',
  mapNote: 'The map comes from OpenStreetMap and is loaded only when you ask for it.',
  loadFailed: 'Our contact details could not be loaded.',
  tryAgain: 'Try again',
});
