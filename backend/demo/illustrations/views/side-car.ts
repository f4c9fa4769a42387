import type { SideProfile } from '../bodies/side-profile.js';
import type { Paint } from '../palette.js';
import { deck } from '../parts/deck.js';
import { accentLines, screens, sideGlass } from '../parts/glass.js';
import { inserts, sideHeadlamp, sideTaillamp } from '../parts/lamps.js';
import { paintwork } from '../parts/paintwork.js';
import { groundShadow } from '../parts/shadow.js';
import { antenna, cladding, flap, handles, mirror, rails, seams, underside } from '../parts/trim.js';
import { wheel } from '../parts/wheel.js';
import type { Sheet } from '../pen/sheet.js';

/** The whole car from its right side, standing on y = 0, tail at x = 0, in centimetres. */
export function sideCar(sheet: Sheet, body: SideProfile, paint: Paint): string {
  const { rear, front, radius, design } = body.wheels;
  return [
    groundShadow(sheet, 2, body.length - 2),
    underside(sheet, body),
    body.antenna ? antenna(body.antenna, paint) : '',
    deck(sheet, body),
    paintwork(sheet, body, paint),
    body.rails ? rails(sheet, body.rails) : '',
    screens(sheet, body),
    sideGlass(sheet, body),
    accentLines(sheet, body.accents ?? []),
    seams(body, paint),
    inserts(sheet, body),
    body.cladding ? cladding(sheet, body) : '',
    body.flap ? flap(body.flap, paint) : '',
    handles(sheet, body, paint),
    sideTaillamp(sheet, body),
    sideHeadlamp(sheet, body),
    mirror(sheet, body.mirror, paint),
    wheel(sheet, rear, radius, design, body.brakes),
    wheel(sheet, front, radius, design, body.brakes),
  ].join('');
}
