/**
 * A point of a profile: x to the right and height above the ground, in centimetres. The third number is its
 * roundness: 1 (the default) lets the curve flow through, 0 makes a corner.
 */
export type Knot = readonly [x: number, height: number, roundness?: number];

/** Knots written as `x,height` or `x,height,roundness`, with spaces between. */
export function knots(text: string): Knot[] {
  return text
    .trim()
    .split(/\s+/)
    .map((knot): Knot => {
      const [x, height, roundness] = knot.split(',').map(Number);
      return [x!, height!, roundness];
    });
}

/** One decimal is a tenth of a pixel or less; more only makes documents longer. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10 + 0);
}

export function at(x: number, height: number): string {
  return `${n(x)} ${n(-height)}`;
}

function handle(before: Knot, knot: Knot, after: Knot, reach: number): [number, number] {
  const dx = after[0] - before[0];
  const dy = after[1] - before[1];
  const length = Math.hypot(dx, dy) || 1;
  const size = (reach / 3) * (knot[2] ?? 1);
  return [(dx / length) * size, (dy / length) * size];
}

function curves(knots: readonly Knot[], closed: boolean): string {
  const count = knots.length;
  const pick = (index: number): Knot =>
    closed ? knots[(index + count) % count]! : knots[Math.min(Math.max(index, 0), count - 1)]!;
  let path = '';
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const from = pick(index);
    const to = pick(index + 1);
    const reach = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const out = handle(pick(index - 1), from, to, reach);
    const into = handle(from, to, pick(index + 2), reach);
    path += `C${at(from[0] + out[0], from[1] + out[1])} ${at(to[0] - into[0], to[1] - into[1])} ${at(to[0], to[1])}`;
  }
  return path;
}

/** A smooth open line. */
export function line(knots: readonly Knot[]): string {
  return `M${at(knots[0]![0], knots[0]![1])}${curves(knots, false)}`;
}

/** The same line, to go on with a path that already stands at its first knot. */
export function lineOn(knots: readonly Knot[]): string {
  return curves(knots, false);
}

/** A smooth closed shape. */
export function shape(knots: readonly Knot[]): string {
  return `M${at(knots[0]![0], knots[0]![1])}${curves(knots, true)}Z`;
}

/** A strip below a line, as wide as `depth` in its middle and `taper` of that at both ends. */
export function strip(knots: readonly Knot[], depth: number, taper = 0): string {
  const last = knots.length - 1;
  const under = knots
    .map(([x, height, roundness], index): Knot => {
      const edge = index === 0 || index === last ? taper : 1;
      return [x, height - depth * edge, roundness];
    })
    .reverse();
  return `${line(knots)}L${at(under[0]![0], under[0]![1])}${lineOn(under)}Z`;
}

export function moved(knots: readonly Knot[], dx: number, dy: number): Knot[] {
  return knots.map(([x, height, roundness]): Knot => [x + dx, height + dy, roundness]);
}

/** The knots seen in a mirror standing at x = 0. */
export function mirrored(knots: readonly Knot[]): Knot[] {
  return knots.map(([x, height, roundness]): Knot => [-x, height, roundness]).reverse();
}

/** A half (from the middle outwards and back to the middle) and its mirror image as one closed shape. */
export function symmetric(half: readonly Knot[]): string {
  return shape([...half, ...mirrored(half)]);
}
