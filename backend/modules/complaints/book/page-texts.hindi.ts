import type { TextsFor } from '../../../contract/messages/define-messages.js';
import type { pageTexts } from './page-texts.js';

export const pageHindi: TextsFor<typeof pageTexts> = {
  title: 'शिकायत पुस्तिका (फ़ॉर्म 7)',
  original: 'मूल प्रति, शिकायत करने वाले के लिए',
  duplicate: 'दूसरी प्रति, लाइसेंस देने वाले प्राधिकरण के लिए',
  triplicate: 'तीसरी प्रति, शिकायत पुस्तिका के लिए',
  page: 'पृष्ठ नंबर',
  received: 'कब मिली',
  complaint: 'शिकायत नंबर',
  licence: 'ऑपरेटर का लाइसेंस',
  name: 'शिकायत करने वाला',
  address: 'पता',
  mobile: 'मोबाइल',
  email: 'ईमेल',
  subject: 'विषय',
  message: 'शिकायत',
  attachment: 'साथ में',
  oneFile: 'एक फ़ाइल',
};
