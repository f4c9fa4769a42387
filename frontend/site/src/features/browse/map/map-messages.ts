import { defineMessages } from '@/lib/i18n';

export const mapMessages = defineMessages('map', {
  title: 'Pickup places',
  map: 'Map of the pickup places',
  place: '{name}: {count, plural, =0 {no cars} one {1 car} other {{count} cars}}',
  loading: 'Loading the map...',
  failed: 'The map could not be loaded. The places are listed below.',
  tilesFailed: 'The pictures of the map could not be loaded. The places are where they belong.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  attribution: '© OpenStreetMap contributors',
});
