import type { SideProfile } from '../bodies/side-profile.js';
import { fill, stroke } from '../pen/markup.js';
import { line, shape, type Knot } from '../pen/path.js';
import type { Sheet } from '../pen/sheet.js';

/** The roll bar over a pickup's bed, behind its cab. */
function rollBar(sheet: Sheet): string {
  const bar: Knot[] = [
    [168, 172, 0.4],
    [152, 170, 0.8],
    [118, 146],
    [88, 131, 0.4],
  ];
  const steel = sheet.down([0, '#59626a'], [0.4, '#262c31'], [1, '#14181b']);
  return (
    stroke(line(bar), '#0d1013', 9, { strokeLinecap: 'round' }) +
    stroke(line(bar), steel, 6.5, { strokeLinecap: 'round' }) +
    stroke(
      line([
        [148, 166],
        [142, 144],
        [140, 130],
      ]),
      '#14181b',
      6,
    )
  );
}

const HIDE = { leather: '#c39867', fold: '#7d5632', far: '#6b4a2c' };

/** A leather seat above the door: the near one, and behind it a darker far one for depth. */
function openSeat(hide: string, [x, height]: Knot, grow: number): string {
  const scaled = (knots: readonly Knot[]): Knot[] =>
    knots.map(([dx, dy, roundness]): Knot => [x + dx * grow, height + dy * grow, roundness]);
  const back = shape(
    scaled([
      [-16, -24],
      [-22, -6],
      [-27, 6],
      [-24, 12.5, 0.8],
      [-14, 13, 0.8],
      [-4, 2],
      [8, -24],
    ]),
  );
  const head = shape(
    scaled([
      [-30, 15],
      [-31, 24],
      [-27, 29, 0.7],
      [-19, 28, 0.7],
      [-17, 19],
      [-20, 14, 0.6],
    ]),
  );
  const edge = { stroke: '#3a2412', strokeWidth: 0.7, strokeOpacity: 0.65 };
  const seam = line(
    scaled([
      [-19, 9],
      [-13, -4],
      [-7, -20],
    ]),
  );
  return (
    fill(back, hide, edge) + fill(head, hide, edge) + stroke(seam, '#fff0d8', 0.7, { strokeOpacity: 0.45 })
  );
}

/** What shows above the doors of an open car. */
function cockpit(sheet: Sheet, body: SideProfile): string {
  const [wheelX, wheelHeight] = body.steering;
  const near = sheet.across([0, HIDE.fold], [0.5, HIDE.leather], [1, HIDE.fold]);
  const trim = sheet.down([0, '#d9b183'], [1, HIDE.fold]);
  const seats = body.seats
    .map((seat, index) => {
      const grow = index === 0 ? 1 : 0.82;
      return openSeat(HIDE.far, [seat[0] + 7, seat[1] - 1], grow) + openSeat(near, seat, grow);
    })
    .reverse();
  return (
    stroke(
      line([
        [104, 100],
        [150, 98],
        [200, 96.5],
        [262, 96],
      ]),
      trim,
      5,
    ) +
    fill(
      shape([
        [284, 96, 0.2],
        [282, 104],
        [270, 107, 0.6],
        [250, 97, 0.5],
      ]),
      '#15191d',
    ) +
    `<ellipse cx="${wheelX}" cy="${-wheelHeight - 3}" rx="3.4" ry="12" fill="none" stroke="#171b1f" stroke-width="2.6" transform="rotate(26 ${wheelX} ${-wheelHeight})"/>` +
    seats.join('')
  );
}

/** The furniture of a deck, drawn before the painted shell that hides its lower part. */
export function deck(sheet: Sheet, body: SideProfile): string {
  if (body.deck === 'bed') {
    return rollBar(sheet);
  }
  return body.deck === 'open' ? cockpit(sheet, body) : '';
}
