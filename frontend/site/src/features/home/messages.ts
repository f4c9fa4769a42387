import { defineMessages } from '@/lib/i18n';

export const homeMessages = defineMessages('home', {
  title: 'Car rental by the hour and by the day',
  heading: 'Take the wheel in {city}, by the hour or by the day',
  headingAnywhere: 'Take the wheel, by the hour or by the day',
  intro: 'Pick a car, see the whole fare before you pay, and drive. Your papers are checked once, by people.',
  bookNow: 'Book Now',
  howItWorks: 'How it works',

  slides: 'Why people rent here',
  slideCity: 'Around town for an afternoon',
  slideCityText: 'From one day, with extra hours at the hourly price.',
  slideFare: 'The whole fare, before you pay',
  slideFareText: 'Every line is shown. Longer trips get their discount by themselves.',
  slidePapers: 'Your papers, sent once',
  slidePapersText: 'Stored closed away and seen only by those who check them.',
  slideHills: 'Away for the week',
  slideHillsText: '{percent}% off from {days} days.',
  slideHillsPlain: 'Take your time; the car is yours until you return it.',

  carsTitle: 'Cars ready to go',
  allCars: 'See all cars',

  comfortTitle: 'Comfort, from the first click to the key',
  comfortCar: 'Cars that are cared for',
  comfortCarText: 'Washed before every trip, serviced on time, insured.',
  comfortHold: 'Held while you pay',
  comfortHoldText: 'Confirm your dates and the car is yours alone for {minutes} minutes.',
  comfortPay: 'Pay by UPI',
  comfortPayText: 'Scan one code with any UPI app. The exact total is already filled in.',
  comfortCancel: 'Plans change',
  comfortCancelText: 'Cancel free of charge until {hours} hours before pickup.',

  quickTitle: 'Booked in minutes',
  quickText: 'No queue at a counter and no phone call: everything happens on your phone.',
  quickOne: 'Choose a car and your dates',
  quickTwo: 'Confirm with a code, scan and pay',
  quickThree: 'Send your papers and drive',
  playStore: 'Get it on Google Play',
  appStore: 'Download on the App Store',
});
