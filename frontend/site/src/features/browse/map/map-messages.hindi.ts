import type { TextsFor } from '@/lib/i18n';
import type { mapMessages } from './map-messages';

export const mapHindi: TextsFor<typeof mapMessages> = {
  title: 'पिकअप की जगहें',
  map: 'पिकअप की जगहों का नक्शा',
  place: '{name}: {count, plural, =0 {कोई कार नहीं} one {{count} कार} other {{count} कारें}}',
  loading: 'नक्शा लोड हो रहा है...',
  failed: 'नक्शा लोड नहीं हो पाया। जगहों की सूची नीचे है।',
  tilesFailed: 'नक्शे की पृष्ठभूमि लोड नहीं हो पाई। जगहें फिर भी दिख रही हैं।',
  zoomIn: 'ज़ूम इन',
  zoomOut: 'ज़ूम आउट',
  kilometres: '{count} किमी',
  minutes: '{count} मिनट',
  hours: '{count, plural, one {{count} घंटा} other {{count} घंटे}}',
  days: '{count} दिन',
  checkTime: 'में हमारी टीम आम तौर पर आपके दस्तावेज़ जाँच लेती है।',
  attribution: '© OpenStreetMap के योगदानकर्ता',
};
