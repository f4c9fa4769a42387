import { defineMessages } from '@/lib/i18n';

export const homeMessages = defineMessages('home', {
  title: 'Self-drive car rental by the day',
  heading: 'Self-drive cars in {city}, by the day',
  headingAnywhere: 'Self-drive cars, by the day',
  intro:
    'Choose a car and see the full fare before you pay. Extra hours cost the hourly price. Our team verifies your documents once.',
  bookNow: 'Book Now',
  howItWorks: 'How it works',

  slides: 'Highlights',
  slideCar: '{place} · {price} per day',
  slideCity: 'A day in the city',
  slideCityText: 'From one day, with extra hours at the hourly price.',
  slideFare: 'The full fare, before you pay',
  slideFareText: 'Every line is shown. Longer rentals get their discount automatically.',
  slideDocuments: 'Upload your documents once',
  slideDocumentsText: 'Stored encrypted. Every look by our admins is shown to you.',
  slideHills: 'A week away',
  slideHillsText: '{percent}% off for {days} days or more.',
  slideHillsPlain: 'Rent for as many days as you need.',

  carsTitle: 'Our cars',
  allCars: 'See all cars',

  comfortTitle: 'Why rent with us',
  comfortCar: 'Clean cars',
  comfortCarText: 'The washing fee is part of the fare you see.',
  comfortHold: 'Held while you pay',
  comfortHoldText: 'Confirm your dates and the car is held for you for {minutes} minutes.',
  comfortPay: 'Pay by UPI',
  comfortPayText: 'Scan one QR code with any UPI app. The exact total is already filled in.',
  comfortCancel: 'Free cancellation',
  comfortCancelText:
    'Cancel free of charge until {hours, plural, =0 {the pickup time} other {{hours} hours before pickup}}.',

  quickTitle: 'Book in minutes',
  quickText: 'Book online from your phone. No queue and no phone call.',
  quickOne: 'Choose a car and your dates',
  quickTwo: 'Confirm with an OTP, then scan and pay',
  quickThree: 'Upload your documents and drive',
  playStore: 'Get it on Google Play',
  appStore: 'Download on the App Store',
});
