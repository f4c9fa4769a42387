import { defineMessages } from '@/lib/i18n';

export const mapMessages = defineMessages('map', {
  title: 'Pickup locations',
  map: 'Map of the pickup locations',
  place: '{name}: {count, plural, =0 {no cars} one {1 car} other {{count} cars}}',
  loading: 'Loading the map...',
  failed: 'The map could not be loaded. The locations are listed below.',
  tilesFailed: 'The background of the map could not be loaded. The locations are still shown.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  kilometres: '{count} km',
  minutes: '{count} minutes',
  hours: '{count, plural, one {1 hour} other {{count} hours}}',
  days: '{count} days',
  checkTime: 'is the usual time in which our team checks your documents.',
  attribution: '© OpenStreetMap contributors',
});
