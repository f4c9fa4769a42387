import { MAP, type Point } from './map-links.js';
import type { PickupPlace } from './settings.js';

/**
 * The URL of directions to a point, or to a place by its name.
 * @param userAgent The user agent of a phone, so that the URL opens its map app.
 */
export function directionsTo(to: Point | string, userAgent = ''): string {
  const text = encodeURIComponent(typeof to === 'string' ? to : `${to.latitude},${to.longitude}`);
  if (userAgent.includes('Android')) return `geo:0,0?q=${text}`;
  if (/iPhone|iPad/.test(userAgent)) return `https://maps.apple.com/?daddr=${text}`;
  return `${MAP}/directions?to=${text}`;
}

export interface PickupDirections {
  /** The pickup location in words. */
  place: string;
  directions: string;
}

/** A pickup location in words with its address and hours, and directions; `settings` may not be loaded yet. */
export function pickupDirectionsOf(
  location: string,
  settings?: { city: string; pickupPlaces: readonly PickupPlace[] },
  userAgent = '',
): PickupDirections {
  const known = settings?.pickupPlaces.find(({ name }) => name === location);
  const address = [location, known?.address, settings?.city].filter(Boolean).join(', ');
  return {
    place: known?.hours ? `${address} (${known.hours})` : address,
    directions: directionsTo(known ?? address, userAgent),
  };
}
