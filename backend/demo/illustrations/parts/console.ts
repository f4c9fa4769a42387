import type { CabinProfile } from '../bodies/cabins.js';
import type { Paint } from '../palette.js';
import { box, circle, ellipse, fill, group, ring, stroke } from '../pen/markup.js';
import type { Sheet } from '../pen/sheet.js';

function lever(sheet: Sheet, cabin: CabinProfile): string {
  const metal = sheet.down([0, '#f2f5f7'], [0.5, '#a8b1b8'], [1, '#565f67']);
  if (cabin.lever === 'selector') {
    const grip = sheet.across([0, '#4a525a'], [0.4, '#262b30'], [1, '#0e1113']);
    return (
      box(608, 776, 64, 56, '#0d1013', { rx: 12 }) +
      fill('M622 818C620 790 622 768 630 758H650C658 768 660 790 658 818Z', grip) +
      box(627, 756, 26, 7, metal, { rx: 3.5 })
    );
  }
  const knob = sheet.glow([0, '#6a737b'], [0.6, '#2c3238'], [1, '#0d1013']);
  return (
    fill('M600 830C606 800 622 788 632 786H648C658 788 674 800 680 830Z', '#14171a') +
    stroke('M612 826C618 806 628 796 634 792M668 826C662 806 652 796 646 792', cabin.stitch, 1.4, {
      strokeOpacity: 0.6,
    }) +
    box(635, 752, 10, 40, metal) +
    ellipse(640, 746, 20, 22, knob) +
    ring(640, 746, 9, '#c8d0d6', 1.4, { strokeOpacity: 0.7 })
  );
}

/** The tunnel between the seats: lever, cup holders, arm rest. */
export function tunnel(sheet: Sheet, cabin: CabinProfile, paint: Paint): string {
  const body = sheet.down([0, cabin.pad[0]], [0.3, cabin.pad[1]], [1, '#0c0e10']);
  const [lit, shaded] = cabin.inlay === 'paint' ? [paint.light, paint.shade] : cabin.inlay;
  const edge = sheet.down([0, lit], [1, shaded]);
  const cup = (x: number): string =>
    ellipse(x, 800, 22, 13, '#050607') +
    ellipse(x, 800, 22, 13, 'none', { stroke: '#8a939b', strokeWidth: 2 });
  return (
    fill('M520 712C540 704 740 704 760 712L800 870H480Z', body) +
    fill('M520 712L480 870H494L531 712ZM760 712L800 870H786L749 712Z', edge) +
    cup(562) +
    cup(718) +
    lever(sheet, cabin)
  );
}

/** The front edge of a seat, as it shows past the camera. */
function cushion(sheet: Sheet, cabin: CabinProfile): string {
  const hide = sheet.down([0, cabin.hide[0]], [1, cabin.hide[1]]);
  const inset = sheet.down([0, cabin.hide[0]], [0.4, cabin.hide[0]], [1, cabin.hide[1]]);
  const pleats = [0, 1, 2, 3].map((index) => `M${206 + index * 42} 806L${196 + index * 45} 870`).join('');
  return (
    fill('M96 880C96 806 130 780 180 776C250 770 340 770 400 778C450 786 474 812 472 880Z', hide) +
    stroke('M96 880C96 806 130 780 180 776C250 770 340 770 400 778C450 786 474 812 472 880', '#000000', 3, {
      strokeOpacity: 0.28,
    }) +
    fill('M160 880C162 822 176 802 206 798C260 793 320 793 364 799C398 804 410 826 410 880Z', inset, {
      fillOpacity: 0.8,
    }) +
    stroke(
      'M160 880C162 822 176 802 206 798C260 793 320 793 364 799C398 804 410 826 410 880',
      cabin.stitch,
      2,
      { strokeOpacity: 0.7, strokeDasharray: '8 6' },
    ) +
    stroke(pleats, '#000000', 2, { strokeOpacity: 0.18 })
  );
}

export function cushions(sheet: Sheet, cabin: CabinProfile): string {
  const seat = cushion(sheet, cabin);
  return seat + group(seat, { transform: 'translate(1280 0) scale(-1 1)' });
}

/** A door from the inside: arm rest, handle, loudspeaker. */
function door(sheet: Sheet, cabin: CabinProfile): string {
  const skin = sheet.across([0, cabin.lower[0]], [1, cabin.lower[1]]);
  const top = sheet.down([0, cabin.pad[0]], [1, cabin.pad[1]]);
  const hide = sheet.down([0, cabin.hide[0]], [1, cabin.hide[1]]);
  return (
    fill('M-10 500L64 530L96 700L84 870H-10Z', skin) +
    fill('M-10 496L66 526L74 566L-10 548Z', top) +
    fill('M-10 628L60 640C74 644 78 660 74 680L-10 690Z', hide) +
    stroke('M-10 640L58 650', cabin.stitch, 1.6, { strokeOpacity: 0.6, strokeDasharray: '7 5' }) +
    box(10, 592, 46, 12, '#d5dbe0', { rx: 6 }) +
    circle(30, 778, 40, '#0c0f12', { fillOpacity: 0.55 }) +
    ring(30, 778, 40, '#8a939b', 2, { strokeOpacity: 0.6 }) +
    stroke('M64 530L96 700L84 870', '#000000', 3, { strokeOpacity: 0.35 })
  );
}

export function doors(sheet: Sheet, cabin: CabinProfile): string {
  const near = door(sheet, cabin);
  return near + group(near, { transform: 'translate(1280 0) scale(-1 1)' });
}
