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
