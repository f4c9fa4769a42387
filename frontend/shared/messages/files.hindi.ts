import type { TextsFor } from '@contract/messages/define-messages';
import type { filesMessages } from '@contract/messages/files.messages';

export const filesHindi: TextsFor<typeof filesMessages> = {
  tooLarge: 'फ़ाइल ज़्यादा से ज़्यादा {size} की हो सकती है।',
  empty: 'फ़ाइल ख़ाली है। कृपया फिर से चुनें।',
  wrongPictureKind: 'फ़ाइल JPEG, PNG, WebP या AVIF फ़ोटो होनी चाहिए।',
  wrongKind: 'फ़ाइल इस तरह की होनी चाहिए: {kinds}।',
  unreadable: 'फ़ाइल पढ़ी नहीं जा सकती: वह ख़राब या अधूरी है। कृपया दूसरी फ़ाइल चुनें।',
  hasPassword: 'फ़ाइल पर पासवर्ड लगा है। कृपया उसे बिना पासवर्ड के सेव करके फिर से चुनें।',
  activeContent: 'फ़ाइल में {what} है। कृपया उसे नई PDF में प्रिंट करके भेजें।',
  tooManyPages: 'फ़ाइल में ज़्यादा से ज़्यादा {count} पेज हो सकते हैं।',
  tooManyPixels: 'फ़ोटो बहुत बड़ी है: {width} x {height} पिक्सेल।',
  incompleteForm: 'फ़ॉर्म पूरा नहीं मिला। कृपया फिर से भेजें।',
  tooBusy: 'हमारी सर्विस अभी व्यस्त है और फ़ाइल समय पर नहीं पढ़ी जा सकी। कृपया एक मिनट में फिर से भेजें।',
  cannotReceive: 'अभी फ़ाइलें नहीं ली जा सकतीं। कृपया एक मिनट में फिर से कोशिश करें।',
  cannotOpen: 'अभी फ़ाइलें नहीं खोली जा सकतीं। कृपया एक मिनट में फिर से कोशिश करें।',
  otherKey: 'यह फ़ाइल कुंजी {key} से बंद है, जो सेट नहीं है। कृपया ऑपरेटर से वह सीक्रेट सेट करने को कहें।',
  tooManyForms: 'अभी बहुत सी फ़ाइलें भेजी जा रही हैं। कृपया {seconds} सेकंड में अपनी फ़ाइलें फिर से भेजें।',
  tooManyReaders: 'अभी बहुत सी फ़ाइलें खोली जा रही हैं। कृपया {seconds} सेकंड में फिर से कोशिश करें।',
  gone: 'यह फ़ाइल अब उपलब्ध नहीं है।',
  linkExpired: 'इस लिंक का समय ख़त्म हो गया है। कृपया दस्तावेज़ फिर से खोलें।',
};
