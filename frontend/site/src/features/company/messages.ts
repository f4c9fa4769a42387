import { defineMessages } from '@/lib/i18n';

export const companyMessages = defineMessages('company', {
  aboutTitle: 'About us',
  aboutHeading: 'Renting a car should be simple',
  aboutText:
    '{name} rents self-drive cars in {city} by the day, with extra hours at the hourly price. You see every line of the fare before you pay, and you can call or write to us with any question.',
  aboutTrust:
    'You send us your documents and your payment before you drive. So we store documents securely, verify each payment by hand, and show you the status at every step.',
  counterRentouts: 'Rentouts',
  counterCentres: 'Centres',
  counterCustomers: 'Customers',
  teamTitle: 'Our team',
  testimonialsTitle: 'What customers say',
  seeCars: 'See all cars',

  contactTitle: 'Contact us',
  contactHeading: 'Talk to us',
  contactIntro: 'Call, write or visit us: before, during or after your trip.',
  location: 'Location',
  directions: 'Directions',
  phones: 'Phones',
  emails: 'E-mails',
  hours: 'Working hours by phone and e-mail',
  legalDetails: 'Legal details',
  mapTitle: 'Map of {name}',
  mapShow: 'Show the map',
  mapNote: 'The map comes from OpenStreetMap and loads only when you open it.',
  loadFailed: 'We could not load our contact details.',
  tryAgain: 'Try again',
});
