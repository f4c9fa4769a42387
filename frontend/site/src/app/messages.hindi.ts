import type { TextsFor } from '@/lib/i18n';
import type { appMessages } from './messages';

export const appHindi: TextsFor<typeof appMessages> = {
  home: 'होम',
  about: 'हमारे बारे में',
  contact: 'संपर्क करें',
  bookNow: 'बुक करें',
  login: 'लॉगिन',
  dashboard: 'डैशबोर्ड',
  openMenu: 'मेन्यू',
  mainNavigation: 'मुख्य मेन्यू',
  callPhone: '{phone} पर कॉल करें',
  brandHome: '{name}, होम',
  brandFallback: 'कार रेंटल',
  footerAbout:
    '{city} में दिन के हिसाब से सेल्फ़-ड्राइव कारें; अतिरिक्त घंटे प्रति घंटा किराये पर। भुगतान से पहले पूरा किराया देखें।',
  footerExplore: 'और देखें',
  footerCars: 'सभी कारें',
  footerContact: 'संपर्क',
  footerHours: 'हमारे ऑफ़िस के खुलने का समय',
  terms: 'शर्तें',
  privacy: 'प्राइवेसी',
  rights: '© {year} {name}',
  brokenTitle: 'यह पेज नहीं दिखाया जा सका',
  brokenText: 'हमारी तरफ़ से कुछ गड़बड़ हो गई। पेज फिर से लोड करें। आपका भेजा हुआ भुगतान सुरक्षित है।',
  reload: 'फिर से लोड करें',
  languageFailed: 'भाषा नहीं बदली जा सकी। इंटरनेट कनेक्शन देखकर फिर से कोशिश करें।',
};
