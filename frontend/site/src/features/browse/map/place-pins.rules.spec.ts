import { DRAWING, placePins } from './place-pins.rules';

const CITY = { latitude: 18.53, longitude: 73.85 };

const around = (count: number, degrees: number) =>
  Array.from({ length: count }, (_, index) => ({
    latitude: CITY.latitude + degrees * Math.sin(index),
    longitude: CITY.longitude + degrees * Math.cos(index * 2),
  }));

it('draws a single location in the middle', () => {
  const { pins, scale } = placePins([CITY]);
  expect(pins).toEqual([{ place: { x: 144, y: 108 }, pin: { x: 144, y: 108 } }]);
  expect(scale).toEqual({ km: 1, width: 72 });
});

it.each([
  ['spread over a city', around(10, 0.1)],
  ['in one street', around(10, 0.001)],
  ['at one position', around(10, 0)],
  ['in two states', around(10, 5)],
  ['in one line', Array.from({ length: 10 }, (_, i) => ({ ...CITY, longitude: 73 + i / 100 }))],
])('leaves each of ten pins %s a touch target within the drawing', (_where, points) => {
  const { pins, scale } = placePins(points);
  for (const [index, { pin }] of pins.entries()) {
    expect(pin.x).toBeGreaterThanOrEqual(22);
    expect(pin.x).toBeLessThanOrEqual(DRAWING.width - 22);
    expect(pin.y).toBeGreaterThanOrEqual(22);
    expect(pin.y).toBeLessThanOrEqual(DRAWING.height - 22);
    for (const other of pins.slice(index + 1))
      expect(Math.hypot(pin.x - other.pin.x, pin.y - other.pin.y)).toBeGreaterThanOrEqual(44);
  }
  expect(scale.width).toBeLessThanOrEqual(DRAWING.width);
});

it('draws north above south and east right of west', () => {
  const { pins } = placePins([CITY, { latitude: 18.6, longitude: 73.95 }]);
  const [first, second] = pins.map(({ place }) => place);
  expect(second?.x).toBeGreaterThan(first?.x ?? Infinity);
  expect(second?.y).toBeLessThan(first?.y ?? 0);
});
