import type { SideProfile } from '../bodies/profile.js';
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

function openSeat(sheet: Sheet, [x, height]: Knot, leather: string, fold: string): string {
  const hide = sheet.across([0, fold], [0.45, leather], [1, fold]);
  const back: Knot[] = [
    [x - 14, height - 22],
    [x - 25, height - 4],
    [x - 28, height + 7, 0.7],
    [x - 18, height + 10, 0.7],
    [x - 6, height + 4, 0.8],
    [x + 1, height - 10],
    [x + 8, height - 24],
  ];
  const head: Knot[] = [
    [x - 33, height + 12],
    [x - 32, height + 21],
    [x - 23, height + 22.5],
    [x - 18, height + 15],
    [x - 21, height + 10],
  ];
  return (
    stroke(
      line([
        [x - 25, height + 12],
        [x - 23, height + 6],
      ]),
      '#2a2f34',
      3,
    ) +
    fill(shape(back), hide, { stroke: '#20150d', strokeWidth: 0.7, strokeOpacity: 0.6 }) +
    fill(shape(head), hide, { stroke: '#20150d', strokeWidth: 0.7, strokeOpacity: 0.6 })
  );
}

/** What shows above the doors of an open car. */
function cockpit(sheet: Sheet, body: SideProfile): string {
  const [wheelX, wheelHeight] = body.steering;
  const hoop = (x: number): string =>
    stroke(
      line([
        [x - 10, 96],
        [x - 8, 112, 0.7],
        [x + 4, 113, 0.7],
        [x + 10, 96],
      ]),
      '#3a4148',
      2.6,
    );
  return (
    fill(
      shape([
        [274, 96, 0.2],
        [276, 104],
        [264, 106, 0.6],
        [246, 98, 0.5],
      ]),
      '#15191d',
    ) +
    `<ellipse cx="${wheelX}" cy="${-wheelHeight - 2}" rx="3.2" ry="10" fill="none" stroke="#171b1f" stroke-width="2.4" transform="rotate(26 ${wheelX} ${-wheelHeight})"/>` +
    hoop(122) +
    body.seats
      .map((seat) => openSeat(sheet, seat, '#b98a5c', '#7d5632'))
      .reverse()
      .join('')
  );
}

/** The furniture of a deck, drawn before the painted shell that hides its lower part. */
export function deck(sheet: Sheet, body: SideProfile): string {
  if (body.deck === 'bed') {
    return rollBar(sheet);
  }
  return body.deck === 'open' ? cockpit(sheet, body) : '';
}
