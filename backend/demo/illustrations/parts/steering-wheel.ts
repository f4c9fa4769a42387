import type { CabinProfile } from '../bodies/cabins.js';
import { box, circle, ellipse, fill, group, ring, stroke } from '../pen/markup.js';
import { n } from '../pen/path.js';
import type { Sheet } from '../pen/sheet.js';

const TURN = Math.PI * 2;

/** A round instrument with ticks and a needle, but no figures. */
function dial(sheet: Sheet, x: number, y: number, radius: number, needle: number): string {
  const face = sheet.glow([0, '#26303a'], [0.8, '#12171c'], [1, '#05070a']);
  let ticks = '';
  for (let index = 0; index <= 12; index += 1) {
    const angle = TURN * (0.375 + (index / 12) * 0.75);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const inner = radius * (index % 3 === 0 ? 0.72 : 0.8);
    ticks += `M${n(x + cos * inner)} ${n(y + sin * inner)}L${n(x + cos * radius * 0.9)} ${n(y + sin * radius * 0.9)}`;
  }
  const angle = TURN * (0.375 + needle * 0.75);
  const hand = `M${n(x)} ${n(y)}L${n(x + Math.cos(angle) * radius * 0.76)} ${n(y + Math.sin(angle) * radius * 0.76)}`;
  return (
    circle(x, y, radius, face) +
    ring(x, y, radius, '#aeb7bf', 2.5) +
    stroke(ticks, '#e8eef2', 2) +
    stroke(hand, '#ff6a4a', 3, { strokeLinecap: 'round' }) +
    circle(x, y, radius * 0.12, '#3a434b')
  );
}

/** What the driver reads, under its hood. */
export function cluster(sheet: Sheet, cabin: CabinProfile): string {
  const hood = sheet.down([0, cabin.pad[0]], [0.4, cabin.pad[1]], [1, '#0a0c0e']);
  const cowl = 'M770 560C780 470 812 446 930 446C1048 446 1080 470 1090 560Z';
  if (cabin.cluster === 'screen') {
    const glass = sheet.down([0, '#1b2a38'], [1, '#0a1018']);
    return (
      box(792, 452, 276, 100, '#06080a', { rx: 14 }) +
      box(798, 458, 264, 88, glass, { rx: 10 }) +
      ring(858, 502, 30, '#4fb3d9', 4, { strokeOpacity: 0.9 }) +
      ring(1002, 502, 30, '#5fd0a5', 4, { strokeOpacity: 0.9 }) +
      fill('M912 538L926 474h8L948 538Z', '#7f93a3', { fillOpacity: 0.5 }) +
      box(924, 500, 12, 18, '#e8f2f8', { rx: 4 })
    );
  }
  return (
    fill(cowl, hood) +
    fill('M790 562C798 488 826 462 930 462C1034 462 1062 488 1070 562Z', '#07090b') +
    dial(sheet, 868, 522, 46, 0.28) +
    dial(sheet, 992, 522, 46, 0.4) +
    box(914, 496, 32, 50, '#16222c', { rx: 4 }) +
    stroke('M920 510h20M920 520h14M920 530h18', '#6fb7d6', 2.4)
  );
}

function controls(x: number): string {
  return (
    box(x - 17, 588, 34, 30, '#15191d', { rx: 9 }) +
    box(x - 11, 594, 22, 4, '#8b959d', { rx: 2 }) +
    box(x - 11, 602, 22, 4, '#8b959d', { rx: 2 }) +
    circle(x, 612, 2.4, '#8b959d')
  );
}

/** The steering wheel, on the right as in every car of this country. */
export function steeringWheel(sheet: Sheet, cabin: CabinProfile): string {
  const rim = sheet.along([0, 440, 0, 780], [0, '#5a626a'], [0.3, '#2a2f34'], [1, '#101316']);
  const boss = sheet.down([0, '#4a5159'], [0.5, '#2a2f35'], [1, '#15181b']);
  const metal = sheet.down([0, '#eef2f4'], [0.5, '#aab2b9'], [1, '#6b747c']);
  const arms =
    'M778 596C820 580 850 578 880 584V636C850 636 820 640 780 634Z' +
    'M1082 596C1040 580 1010 578 980 584V636C1010 636 1040 640 1080 634Z';
  const foot = cabin.spokes === 3 ? 'M896 640H964L956 758H904Z' : '';
  const bright =
    cabin.spokes === 3
      ? 'M910 668H950L946 748H914Z'
      : 'M874 640C890 690 970 690 986 640C982 704 960 724 930 724C900 724 878 704 874 640Z';
  return group(
    ellipse(930, 612, 162, 156, 'none', {
      stroke: '#000000',
      strokeOpacity: 0.3,
      strokeWidth: 34,
      transform: 'translate(0 12)',
    }) +
      fill('M884 640H976L990 760H870Z', '#15191d') +
      fill(arms + foot, boss) +
      fill(bright, metal) +
      ellipse(930, 610, 160, 154, 'none', { stroke: rim, strokeWidth: 30 }) +
      ellipse(930, 608, 169, 163, 'none', { stroke: '#8d969e', strokeWidth: 2, strokeOpacity: 0.45 }) +
      ellipse(930, 612, 148, 142, 'none', {
        stroke: cabin.stitch,
        strokeWidth: 1.6,
        strokeOpacity: 0.55,
        strokeDasharray: '6 5',
      }) +
      fill('M872 574C890 562 970 562 988 574C996 610 988 650 930 656C872 650 864 610 872 574Z', boss) +
      stroke('M872 574C890 562 970 562 988 574', '#8d969e', 2, { strokeOpacity: 0.6 }) +
      ring(930, 606, 17, '#8f99a1', 2.4, { strokeOpacity: 0.7 }) +
      controls(838) +
      controls(1022),
    {},
  );
}
