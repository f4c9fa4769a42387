import { defineMessages } from '@/lib/i18n';

export const appMessages = defineMessages('app', {
  home: 'Home',
  about: 'AboutUs',
  contact: 'Contact Us',
  bookNow: 'Book Now',
  login: 'Login',
  dashboard: 'Dashboard',
  openMenu: 'Menu',
  mainNavigation: 'Main',
  callPhone: 'Call {phone}',
  brandHome: '{name}, home',
  brandFallback: 'Car rental',
  footerAbout:
    'Self-drive cars in {city} by the day, with extra hours at the hourly price. See the full fare before you pay.',
  footerExplore: 'Explore',
  footerCars: 'All cars',
  footerContact: 'Contact',
  footerHours: 'Opening hours of our office',
  terms: 'Terms',
  privacy: 'Privacy',
  rights: '© {year} {name}',
  brokenTitle: 'This page could not be shown',
  brokenText:
    'Something went wrong on our side. Load the page again. Payments that you have submitted are safe.',
  reload: 'Load again',
  languageFailed: 'The language could not be changed. Check your connection and try again.',
});
