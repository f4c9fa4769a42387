import { defineMessages } from '@/lib/i18n';

export const changeMessages = defineMessages('accountChanges', {
  profileTitle: 'Change name or address',
  fullName: 'Full name',
  nameHint: 'As in your driving licence. Our team checks a new name; you can go on renting.',
  address: 'Address',
  profileDone: 'Your details are changed.',
  nameSent: 'Our team checks your new name.',
  emailTitle: 'Change e-mail address',
  emailLabel: 'New e-mail address',
  emailHint: 'You sign in with it. We send a code to it.',
  emailCodeSent: 'We sent a code to {to}. It is valid for {minutes} minutes.',
  emailDone: 'Your e-mail address is changed. You are signed out on your other devices.',
  mobileTitle: 'Change mobile number',
  mobileLabel: 'New mobile number',
  mobileHint: 'We send a code by SMS to it.',
  mobileCodeSent: 'We sent a code by SMS to {to}. It is valid for {minutes} minutes.',
  mobileDone: 'Your mobile number is changed. You are signed out on your other devices.',
  sendCode: 'Send code',
  change: 'Save',
  cancel: 'Cancel',
  failed: 'Nothing was changed.',
});
