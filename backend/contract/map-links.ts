interface Point {
  latitude: number;
  longitude: number;
}

const MAP = 'https://www.openstreetmap.org';

/** The URL of the map with a marker at the point. */
export const mapAt = ({ latitude, longitude }: Point): string =>
  `${MAP}/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`;

/**
 * The URL of directions to a point, or to a place by its name.
 * @param userAgent Of a phone, whose own map app then opens.
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

/** A pickup location in words, with directions; `settings` may not be loaded yet. */
export function pickupDirectionsOf(
  location: string,
  settings?: { city: string; pickupPlaces: readonly (Point & { name: string })[] },
  userAgent = '',
): PickupDirections {
  const place = [location, settings?.city].filter(Boolean).join(', ');
  const known = settings?.pickupPlaces.find(({ name }) => name === location);
  return { place, directions: directionsTo(known ?? place, userAgent) };
}
