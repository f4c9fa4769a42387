import type { PickupPlace } from './settings.js';

export type Point = Pick<PickupPlace, 'latitude' | 'longitude'>;

export const MAP = 'https://www.openstreetmap.org';

/** The URL of the map with a marker at the point. */
export const mapAt = ({ latitude, longitude }: Point): string =>
  `${MAP}/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`;
