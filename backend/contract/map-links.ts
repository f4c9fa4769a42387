interface Point {
  latitude: number;
  longitude: number;
}

const MAP = 'https://www.openstreetmap.org';

/** The URL of the map with a marker at the point. */
export const mapAt = ({ latitude, longitude }: Point): string =>
  `${MAP}/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`;

/** The URL of directions to a point, or to a place by its name. */
export function directionsTo(to: Point | string): string {
  const text = typeof to === 'string' ? to : `${to.latitude},${to.longitude}`;
  return `${MAP}/directions?to=${encodeURIComponent(text)}`;
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
): PickupDirections {
  const place = [location, settings?.city].filter(Boolean).join(', ');
  const known = settings?.pickupPlaces.find(({ name }) => name === location);
  return { place, directions: directionsTo(known ?? place) };
}
