import { defineMessages } from '../../../contract/messages/define-messages.js';

/** The texts of e-mails with a one-time code. */
export const loginTexts = defineMessages('loginMails', {
  subject: 'Your one-time code',
  ACCOUNT:
    '{code} is your one-time code to sign in. It is valid for {minutes} minutes. Do not share it with anyone; we never ask for it.',
  RENTING:
    '{code} is your one-time code to rent a car. It is valid for {minutes} minutes. Do not share it with anyone; we never ask for it.',
  noCodeSubject: 'Why you received no one-time code',
  noCodeRejected:
    'A one-time code was requested for this e-mail address. We did not send one, because this account cannot be used at present. Please reply to this e-mail if you have questions.',
  noCodeConflict:
    'A one-time code was requested for this e-mail address and a mobile number that belong to different accounts. Please use the mobile number and the e-mail address of one account, or call us if the number is yours.',
  proofSubject: 'Your code to confirm that it is you',
  proof:
    'Code: {code}\n\nWith this code you confirm that you change the e-mail address or the mobile number of your account. It is valid for {minutes} minutes. If you did not ask for it, do nothing, and do not pass it on: your account stays as it is.',
  deskEmailSubject: 'Your code for our desk',
  deskEmail:
    'Code: {code}\n\nOur desk is adding you as a customer with this e-mail address. Read the code out at the desk to confirm that the address is yours. It is valid for {minutes} minutes. If you are not at our desk, do nothing, and do not pass it on.',
  emailChangeSubject: 'Your code for your new e-mail address',
  emailChange:
    'Code: {code}\n\nWith this code this becomes the e-mail address of your account. It is valid for {minutes} minutes. If you did not ask for it, do nothing.',
  emailTakenSubject: 'This e-mail address has an account already',
  emailTaken:
    'A customer asked to use this e-mail address for another account. We did not send a code, because it already belongs to an account. If this was you, sign in with this address, or delete that account first.',
  newSignInSubject: 'New sign-in to your account',
  newSignIn:
    'Your account was used to sign in with {browser} on {time}. If this was you, there is nothing to do. If it was not you, reply to this e-mail, so that we end this sign-in.',
  newStaffSignIn:
    '{member} signed in to the console with {browser} on {time}, in a browser and a network that this account has not used before. If this was not {member}, disable the account in the console under Staff, which ends all of its sign-ins.',
  recoveryCodeSubject: 'A recovery code was used',
  recoveryCode:
    '{member} used a recovery code on {time} in place of the authenticator app. If this was not {member}, disable the account in the console under Staff, which ends all of its sign-ins.',
});
