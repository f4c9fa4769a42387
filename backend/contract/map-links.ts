interface Point {
  latitude: number;
  longitude: number;
}

const MAP = 'https://www.openstreetmap.org';

/** The map with a mark at the point. */
export const mapAt = ({ latitude, longitude }: Point): string =>
  `${MAP}/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`;

/** The way to a point, or to a place that has only a name. */
export function directionsTo(to: Point | string): string {
  const text = typeof to === 'string' ? to : `${to.latitude},${to.longitude}`;
  return `${MAP}/directions?to=${encodeURIComponent(text)}`;
}

export interface PickupDirections {
  /** As people read it. */
  place: string;
  directions: string;
}

/** A pickup location as people read it, and the way there; `settings` may not be known yet. */
export function pickupDirectionsOf(
  location: string,
  settings?: { city: string; pickupPlaces: readonly (Point & { name: string })[] },
): PickupDirections {
  const place = [location, settings?.city].filter(Boolean).join(', ');
  const known = settings?.pickupPlaces.find(({ name }) => name === location);
  return { place, directions: directionsTo(known ?? place) };
}
