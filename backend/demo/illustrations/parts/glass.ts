import type { Accent, SideProfile } from '../bodies/side-profile.js';
import { MATERIAL } from '../palette.js';
import { fill, group, stroke } from '../pen/markup.js';
import { at, line, shape, type Knot } from '../pen/path.js';
import type { Sheet } from '../pen/sheet.js';

/** A front seat as its side shows behind glass: backrest and head. */
function seat([x, height]: Knot): string {
  const back: Knot[] = [
    [x - 15, height - 26],
    [x - 20, height - 4],
    [x - 17, height + 2, 0.8],
    [x - 9, height - 1, 0.8],
    [x - 2, height - 26],
  ];
  const head: Knot[] = [
    [x - 20, height + 5],
    [x - 20, height + 15],
    [x - 13, height + 17],
    [x - 10, height + 8],
    [x - 13, height + 3],
  ];
  return shape(back) + shape(head);
}

/** Slanted sheets of light, as a street leaves them on a window. */
function reflections(body: SideProfile, paint: string): string {
  const belt = body.shoulder[1]![1] - 20;
  const sheetOf = (x: number, width: number): string =>
    `M${at(x, belt)}L${at(x + width, belt)}L${at(x + width + 42, body.height)}L${at(x + 42, body.height)}Z`;
  const middle = body.steering[0];
  return fill(
    sheetOf(middle - 36, 15) + sheetOf(middle - 16, 4) + sheetOf(middle - 130, 22) + sheetOf(middle - 100, 5),
    paint,
  );
}

/** Side windows with what shows through them and what they mirror. */
export function sideGlass(sheet: Sheet, body: SideProfile): string {
  const panes = body.panes.map((pane) => shape(pane)).join('');
  const top = -body.height;
  const bottom = -body.shoulder[1]![1];
  const tint = sheet.along(
    [0, top, 0, bottom],
    [0, '#1a252f'],
    [0.35, '#31424f'],
    [0.75, '#5d7383'],
    [1, '#6f8594'],
  );
  const veil = sheet.along(
    [0, top, 0, bottom],
    [0, '#0a1016', 0.7],
    [0.4, '#0a1016', 0.25],
    [1, '#0a1016', 0.1],
  );
  const light = sheet.along([0, top, 0, bottom], [0, '#ffffff', 0.34], [1, '#ffffff', 0.06]);
  const [wheelX, wheelHeight] = body.steering;
  const inside =
    fill(body.seats.map(seat).join(''), '#12181e', { fillOpacity: 0.82 }) +
    `<ellipse cx="${wheelX}" cy="${-wheelHeight}" rx="3.5" ry="11" fill="none" stroke="#12181e" stroke-width="2" transform="rotate(24 ${wheelX} ${-wheelHeight})"/>`;
  return (
    fill(shape(body.glasshouse), MATERIAL.ink) +
    group(fill(panes, tint) + inside + fill(panes, veil) + reflections(body, light), {
      clipPath: sheet.clip(panes),
    }) +
    stroke(shape(body.glasshouse), '#05080a', 1, { strokeOpacity: 0.8 })
  );
}

/** Windscreen and rear window, seen on edge. */
export function screens(sheet: Sheet, body: SideProfile): string {
  const tint = sheet.down([0, '#33454f'], [0.5, '#5c7484'], [1, '#93a9b6']);
  return body.screens
    .map(
      (screen) => fill(shape(screen), tint) + stroke(shape(screen), '#0b1014', 0.8, { strokeOpacity: 0.7 }),
    )
    .join('');
}

export function accentLines(sheet: Sheet, accents: readonly Accent[]): string {
  const chrome = sheet.down([0, '#f4f7f9'], [1, '#8d979f']);
  return accents
    .map(({ along, color }) => stroke(line(along), color ?? chrome, 1.6, { strokeLinecap: 'round' }))
    .join('');
}
