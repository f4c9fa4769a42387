import { defineMessages } from '@/lib/i18n';

export const uiMessages = defineMessages('ui', {
  loading: 'Loading...',
  close: 'Close',
  dismiss: 'Dismiss message',
  notifications: 'Notifications',
  skip: 'Skip to main content',
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause the slideshow',
  play: 'Play the slideshow',
  slides: 'Photos',
  slideOf: '{index} of {count}',
  optional: 'optional',
  imagesOf: 'Images of {name}',
  imageAlt: '{name} image {index}',
});
