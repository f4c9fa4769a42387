import { defineMessages } from '@/lib/i18n';

export const proofMessages = defineMessages('proof', {
  sendCode: 'Send code by e-mail',
  codeSent: 'We sent a code to the e-mail address of your account. It is valid for {minutes} minutes.',
  code: 'Code',
  resend: 'Send a new code',
  resendIn: 'Send a new code in {time}',
  resent: 'A new code has been sent. The earlier one no longer works.',
  proof: 'You signed in some time ago. First confirm that it is you.',
  confirm: 'Confirm',
  cancel: 'Cancel',
  failed: 'We could not confirm that it is you.',
});
