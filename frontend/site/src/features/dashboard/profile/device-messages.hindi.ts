import type { TextsFor } from '@/lib/i18n';
import type { deviceMessages } from './device-messages';

export const devicesHindi: TextsFor<typeof deviceMessages> = {
  title: 'जहाँ आप लॉगिन हैं',
  thisOne: 'यह डिवाइस',
  browserOn: '{system} पर {browser}',
  unknownBrowser: 'अनजान ब्राउज़र',
  lastUsed: 'पिछली बार {time} को इस्तेमाल हुआ',
  since: '{time} को लॉगिन किया',
  sinceFrom: '{time} को {network} से लॉगिन किया',
  signOut: 'लॉगआउट करें',
  signOutElsewhere: 'बाकी सब जगह लॉगआउट करें',
  proofTitle: 'बाकी डिवाइस पर लॉगआउट करें',
  signedOut: 'लॉगआउट हो गया।',
  failed: 'लॉगआउट नहीं हो सका। कृपया फिर से कोशिश करें।',
  notLoaded: 'आपके डिवाइस लोड नहीं हो सके।',
  tryAgain: 'फिर से कोशिश करें',
};
