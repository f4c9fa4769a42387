import type { TextsFor } from '../../../contract/messages/define-messages.js';
import type { deskRentalTexts } from './desk-rental-texts.js';

export const deskRentalHindi: TextsFor<typeof deskRentalTexts> = {
  book: 'बुकिंग',
  reserve: 'रिज़र्वेशन',
  subject: 'हमारे काउंटर पर {word} के लिए आपका OTP',
  code: '{code} इस {word} पर सहमति के लिए आपका OTP है: {car}, पिकअप {from} IST, वापसी {to} IST, कुल {amount}। इसे देकर आप बुकिंग की शर्तें ({terms}) और इस कार का रेंटल एग्रीमेंट ({agreement}) स्वीकार करते हैं। काउंटर पर हमारी टीम को यह तभी दें जब सब कुछ सही हो। यह {minutes} मिनट तक मान्य है।',
};
