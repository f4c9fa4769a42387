import type { MapPoint } from '@contract/settings';

interface Point {
  x: number;
  y: number;
}

export interface DrawnPin {
  /** Position of the location. */
  place: Point;
  /** Position of its pin, which is moved away from other pins. */
  pin: Point;
}

/** Size of the drawing in CSS pixels on the narrowest phone; a wider one only spreads the pins. */
export const DRAWING = { width: 288, height: 216 };
/** Distance between two pins, and twice the distance from a pin to the edge. It exceeds a touch target. */
const GAP = 46;
const PADDING = 36;
const KM_PER_DEGREE = 111.2;
/** Shortest side of the drawn area, for one location or neighbouring ones. */
const SHORTEST_KM = 2;
const ROUNDS = 200;

/** Distances that a scale shows. */
const SCALES_KM = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

/** Flat positions in km; precise enough for the surroundings of a city. */
function inKm(points: readonly MapPoint[]): Point[] {
  const latitude = points.reduce((sum, point) => sum + point.latitude, 0) / points.length;
  const narrowing = Math.cos((latitude * Math.PI) / 180);
  return points.map((point) => ({
    x: point.longitude * narrowing * KM_PER_DEGREE,
    y: -point.latitude * KM_PER_DEGREE,
  }));
}

function middleAndSpan(values: readonly number[]) {
  const least = Math.min(...values);
  const most = Math.max(...values);
  return { middle: (least + most) / 2, span: Math.max(most - least, SHORTEST_KM) };
}

const clamp = (value: number, size: number) => Math.min(size - GAP / 2, Math.max(GAP / 2, value));

/** Moves two pins apart; returns whether they were too close. */
function separate(first: Point, second: Point, index: number): boolean {
  const dx = second.x - first.x;
  const dy = second.y - first.y;
  const distance = Math.hypot(dx, dy);
  if (distance >= GAP) return false;
  // The index turns the direction of pins at one position, so that three of them do not end on one line.
  const angle = distance > 0.01 ? Math.atan2(dy, dx) : index;
  const push = (GAP - distance) / 2 + 0.1;
  first.x = clamp(first.x - Math.cos(angle) * push, DRAWING.width);
  first.y = clamp(first.y - Math.sin(angle) * push, DRAWING.height);
  second.x = clamp(second.x + Math.cos(angle) * push, DRAWING.width);
  second.y = clamp(second.y + Math.sin(angle) * push, DRAWING.height);
  return true;
}

function spread(pins: readonly Point[]): void {
  const pairs = pins.flatMap((first, index) =>
    pins.slice(index + 1).map((second, offset) => ({ first, second, index: index + offset })),
  );
  for (let round = 0; round < ROUNDS; round++) {
    const moved = pairs.filter(({ first, second, index }) => separate(first, second, index));
    if (moved.length === 0) return;
  }
}

/** Draws locations to scale, in the units of `DRAWING`, with pins that do not cover each other. */
export function placePins(points: readonly MapPoint[]) {
  const flat = inKm(points);
  const across = middleAndSpan(flat.map(({ x }) => x));
  const down = middleAndSpan(flat.map(({ y }) => y));
  const perKm = Math.min(
    (DRAWING.width - 2 * PADDING) / across.span,
    (DRAWING.height - 2 * PADDING) / down.span,
  );
  const places = flat.map(({ x, y }) => ({
    x: DRAWING.width / 2 + (x - across.middle) * perKm,
    y: DRAWING.height / 2 + (y - down.middle) * perKm,
  }));
  // Moves each pin by up to a pixel, so that pins on one line can leave it.
  const pins = places.map(({ x, y }, index) => ({
    x: clamp(x + Math.sin(index * 2), DRAWING.width),
    y: clamp(y + Math.sin(index * 3), DRAWING.height),
  }));
  spread(pins);
  const km = SCALES_KM.find((step) => step * perKm >= 40) ?? 1000;
  return {
    pins: places.map((place, index): DrawnPin => ({ place, pin: pins[index] ?? place })),
    scale: { km, width: km * perKm },
  };
}
