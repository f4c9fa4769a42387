import { defineMessages } from '@/lib/i18n';

export const deviceMessages = defineMessages('devices', {
  title: 'Signed-in devices',
  thisOne: 'This device',
  browserOn: '{browser} on {system}',
  unknownBrowser: 'Unknown browser',
  lastUsed: 'Last used {time}',
  since: 'Signed in {time}',
  sinceFrom: 'Signed in {time} from {network}',
  signOut: 'Sign out',
  signOutElsewhere: 'Sign out everywhere else',
  proofTitle: 'Sign out on other devices',
  signedOut: 'Signed out.',
  failed: 'The sign-out failed. Please try again.',
  notLoaded: 'Your devices could not be loaded.',
  tryAgain: 'Try again',
});
