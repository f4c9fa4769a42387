import type { TextsFor } from '@contract/messages/define-messages';
import type { maintenanceMessages } from '@contract/messages/maintenance.messages';

export const maintenanceHindi: TextsFor<typeof maintenanceMessages> = {
  SERVICE: 'सर्विस',
  OIL: 'ऑयल',
  TYRES: 'टायर',
  BRAKES: 'ब्रेक',
  BATTERY: 'बैटरी',
  OTHER: 'दूसरा काम',
  notFound: 'यह मेंटेनेंस नहीं मिला।',
  limitNeeded: 'किलोमीटर या दिन डालें।',
  odometerFell: 'ओडोमीटर की पिछली रीडिंग {km} किमी है। जाँचकर पुष्टि करें।',
  doneKmNeeded: 'पिछली बार की ओडोमीटर रीडिंग डालें।',
  doneOnNeeded: 'पिछली बार का दिन डालें।',
  text: 'ज़्यादा से ज़्यादा {max} अक्षरों में लिखें।',
  changed: 'इस मेंटेनेंस की स्थिति बदल गई है। पेज फिर से लोड करें।',
  inFuture: 'यह दिन अभी नहीं आया है।',
  costByAdmin: 'ख़र्च सिर्फ़ एडमिन डाल सकता है।',
  bearerNeeded: 'चुनें कि पैसे कौन देगा।',
  overdue: 'इस कार का मेंटेनेंस समय पर नहीं हुआ: {kind}।',
};
