import type { FrontProfile } from '../bodies/front-profile.js';
import type { Paint } from '../palette.js';
import { both, bumper, grille, headlamps, plate, wings } from '../parts/front-face.js';
import { box, ellipse, fill, group, stroke } from '../pen/markup.js';
import { at, line, mirrored, moved, shape, symmetric, type Knot } from '../pen/path.js';
import type { Sheet } from '../pen/sheet.js';

function shadow(sheet: Sheet, half: number): string {
  const pool = sheet.glow(
    [0, '#05080c', 0.8],
    [0.6, '#05080c', 0.55],
    [0.85, '#05080c', 0.2],
    [1, '#05080c', 0],
  );
  return ellipse(0, 2, half * 1.3, 14, pool) + ellipse(0, 0, half * 1.05, 8, pool);
}

function tyres({ wheel }: FrontProfile, sheet: Sheet): string {
  const rubber = sheet.across([0, '#0c0e10'], [0.25, '#2b2f33'], [0.75, '#24282c'], [1, '#0a0b0d']);
  let grooves = '';
  for (let x = wheel.inner + 5; x < wheel.outer - 2; x += 5) {
    grooves += `M${x} ${-wheel.top}V-2h1.2V${-wheel.top}Z`;
  }
  const width = wheel.outer - wheel.inner;
  return both(
    box(wheel.inner, -wheel.top, width, wheel.top + 1, rubber, { rx: 6 }) + fill(grooves, '#060708'),
  );
}

/** A seat's back and head behind the windscreen. */
function seatBehind(x: number, height: number): string {
  const back: Knot[] = [
    [x - 17, height - 24],
    [x - 18, height - 4],
    [x - 12, height + 2, 0.8],
    [x + 12, height + 2, 0.8],
    [x + 18, height - 4],
    [x + 17, height - 24],
  ];
  const head: Knot[] = [
    [x - 8, height + 4],
    [x - 9, height + 14],
    [x, height + 17],
    [x + 9, height + 14],
    [x + 8, height + 4],
  ];
  return shape(back) + shape(head);
}

function glazing(sheet: Sheet, body: FrontProfile, paint: Paint): string {
  const pane = symmetric(body.windscreen);
  const top = body.windscreen[0]![1];
  const sill = body.windscreen[body.windscreen.length - 1]![1];
  const tint = body.open
    ? sheet.down([0, '#dcecf2', 0.35], [1, '#7f97a3', 0.55])
    : sheet.down([0, '#17212a'], [0.4, '#2e3f4b'], [1, '#71899a']);
  const light = sheet.along([-60, -top, 20, -sill], [0, '#ffffff', 0.32], [1, '#ffffff', 0.03]);
  const slant = (x: number, width: number): string =>
    `M${at(x, sill - 4)}L${at(x + width, sill - 4)}L${at(x + width + 30, top + 4)}L${at(x + 30, top + 4)}Z`;
  const seat = sill + (top - sill) * 0.42;
  const inside = body.open
    ? ''
    : fill(seatBehind(-29, seat) + seatBehind(29, seat), '#10161b', { fillOpacity: 0.6 });
  const wheel = `<ellipse cx="-29" cy="${-sill - 3}" rx="15" ry="11" fill="none" stroke="#0d1216" stroke-width="2.6" stroke-opacity="0.8"/>`;
  const mirror = box(-9, -top + 4, 18, 5, '#0d1216', { rx: 2 });
  const wipers = both(
    stroke(
      line([
        [6, sill + 1],
        [34, sill + 4],
        [58, sill + 3.5],
      ]),
      '#0b0f12',
      1.2,
    ),
  );
  return (
    group(fill(pane, tint) + inside + wheel + mirror + fill(slant(-58, 26) + slant(-24, 7), light), {
      clipPath: sheet.clip(pane),
    }) +
    stroke(pane, body.open ? paint.deep : '#06090b', 1.8) +
    wipers
  );
}

/** The seats of an open car, behind its windscreen frame. */
function openSeats(sheet: Sheet, body: FrontProfile): string {
  const hide = sheet.down([0, '#c39867'], [1, '#7d5632']);
  const rear = sheet.down([0, '#8a653f'], [1, '#5b3d22']);
  const sill = body.mirror[1];
  return (
    fill(seatBehind(-24, sill + 16) + seatBehind(24, sill + 16), rear) +
    fill(seatBehind(-33, sill + 17) + seatBehind(33, sill + 17), hide, {
      stroke: '#3a2412',
      strokeWidth: 0.8,
    })
  );
}

function cabin(sheet: Sheet, body: FrontProfile, paint: Paint): string {
  const path = symmetric(body.cabin);
  const skin = sheet.down([0, paint.glint], [0.1, paint.light], [0.5, paint.base], [1, paint.shade]);
  const frame = body.open
    ? stroke(symmetric(body.windscreen), paint.base, 6, { strokeLinejoin: 'round' })
    : fill(path, skin) + stroke(path, paint.deep, 1, { strokeOpacity: 0.6 });
  const rail = body.rails
    ? both(
        stroke(
          line([
            [body.rails[0] - 8, body.rails[1] + 2],
            [body.rails[0] - 5, body.rails[1] + 4.5],
            [body.rails[0] - 2, body.rails[1] + 3.5],
          ]),
          '#2a3036',
          4,
          { strokeLinecap: 'round' },
        ),
      )
    : '';
  return (body.open ? openSeats(sheet, body) : '') + rail + frame + glazing(sheet, body, paint);
}

function shellSkin(sheet: Sheet, body: FrontProfile, paint: Paint): string {
  const path = symmetric(body.shell);
  const widest = Math.max(...body.shell.map((knot) => knot[0]));
  const skin = sheet.down(
    [0, paint.glint],
    [0.1, paint.light],
    [0.26, paint.light],
    [0.32, paint.base],
    [0.6, paint.base],
    [0.85, paint.shade],
    [1, paint.deep],
  );
  const turn = sheet.along(
    [-widest, 0, widest, 0],
    [0, paint.deep, 0.85],
    [0.09, paint.shade, 0.5],
    [0.22, paint.shade, 0],
    [0.78, paint.shade, 0],
    [0.91, paint.shade, 0.5],
    [1, paint.deep, 0.85],
  );
  const gloss = sheet.down([0, paint.glint, 0.75], [1, paint.glint, 0]);
  const crown: Knot[] = [
    [10, body.shell[0]![1] - 2],
    [28, body.shell[0]![1] - 2.5],
    [25, body.lip[0]![1] + 4, 0.6],
    [8, body.lip[0]![1] + 3, 0.6],
  ];
  const folds = body.folds.map(
    (fold) =>
      stroke(line(fold), paint.shade, 1.6, { strokeOpacity: 0.6 }) +
      stroke(line(moved(fold, 1.6, 0)), paint.glint, 1, { strokeOpacity: 0.7 }),
  );
  const lip = line([...mirrored(body.lip), ...body.lip.slice(1)]);
  return (
    fill(path, skin) +
    group(
      both(fill(shape(crown), gloss)) +
        both(folds.join('')) +
        stroke(lip, paint.deep, 1.1, { strokeOpacity: 0.75 }) +
        stroke(line(moved([...mirrored(body.lip), ...body.lip.slice(1)], 0, -1.4)), paint.glint, 1, {
          strokeOpacity: 0.6,
        }) +
        fill(path, turn) +
        stroke(path, paint.deep, 1.8, { strokeOpacity: 0.6 }),
      { clipPath: sheet.clip(path) },
    )
  );
}

/** The whole car from the front, standing on y = 0, its middle at x = 0, in centimetres. */
export function frontCar(sheet: Sheet, body: FrontProfile, paint: Paint): string {
  const { wheel } = body;
  return [
    shadow(sheet, wheel.outer),
    box(-wheel.inner - 2, -wheel.top - 4, wheel.inner * 2 + 4, wheel.top, '#06080a', { fillOpacity: 0.92 }),
    tyres(body, sheet),
    cabin(sheet, body, paint),
    shellSkin(sheet, body, paint),
    wings(sheet, body, paint),
    grille(sheet, body, paint),
    headlamps(sheet, body),
    bumper(sheet, body, paint),
    plate(sheet, body.plate),
  ].join('');
}
