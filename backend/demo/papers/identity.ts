import { seedOf } from '../illustrations/pen/chance.js';
import { box, fill, group, ring } from '../illustrations/pen/markup.js';
import { HEIGHT, Sheet, WIDTH } from '../illustrations/pen/sheet.js';
import { rule, write, writeWithin } from './lettering.js';

interface CardStyle {
  title: string;
  subtitle: string;
  /** The band along the top, the paper, and the lines on it. */
  colors: { band: readonly [string, string]; paper: readonly [string, string]; guilloche: string };
  fields: readonly (readonly [label: string, value: string])[];
  /** The large line along the foot. */
  number: string;
}

const INK = '#1f2833';
const QUIET = '#66717f';
const TINTS = ['#5f7d9e', '#7c6f98', '#5e8a7b', '#95796a'] as const;

/** Head and shoulders of nobody in particular, in a tint of the name's own. */
function portrait(sheet: Sheet, x: number, y: number, name: string): string {
  const tint = TINTS[seedOf(name) % TINTS.length]!;
  const wall = sheet.down([0, '#eef2f6'], [1, '#ccd6e0']);
  const bust = sheet.down([0, tint], [1, '#3d4a5a']);
  const figure =
    'M8 300C12 244 52 220 92 210C104 206 106 196 102 184C84 170 72 148 72 116' +
    'C72 74 94 50 120 50C146 50 168 74 168 116C168 148 156 170 138 184C134 196 136 206 148 210C188 220 228 244 232 300Z';
  return (
    box(x, y, 240, 300, wall, { rx: 10 }) +
    group(fill(figure, bust), { transform: `translate(${x} ${y})` }) +
    box(x, y, 240, 300, 'none', { rx: 10, stroke: '#9aa6b3', strokeWidth: 3 })
  );
}

function waves(color: string): string {
  let path = '';
  for (let y = 190; y < 780; y += 26) {
    path += `M60 ${y}C240 ${y - 46} 420 ${y + 46} 640 ${y}S1040 ${y - 46} 1220 ${y}`;
  }
  return `<path d="${path}" fill="none" stroke="${color}" stroke-width="1.4" stroke-opacity="0.5"/>`;
}

/** The word that keeps these cards from being mistaken for papers. */
function specimen(): string {
  const word = write('SPECIMEN', { x: 0, y: 0, size: 128, color: '#c02b2b', weight: 2, anchor: 'middle' });
  return group(word, { transform: 'translate(660 530) rotate(-18)', opacity: 0.34 });
}

function card(name: string, { title, subtitle, colors, fields, number }: CardStyle): string {
  const sheet = new Sheet();
  const table = sheet.down([0, '#d9d4cc'], [1, '#b8b1a6']);
  const paper = sheet.along([60, 60, 1220, 794], [0, colors.paper[0]], [1, colors.paper[1]]);
  const band = sheet.across([0, colors.band[0]], [1, colors.band[1]]);
  const lines = fields.map(([label, value], index) => {
    const y = 276 + index * 112;
    return (
      write(label, { x: 410, y, size: 16, color: QUIET, weight: 1.5 }) +
      writeWithin(value, 760, { x: 410, y: y + 42, size: 26, color: INK, weight: 1.9 })
    );
  });
  return sheet.document(
    box(0, 0, WIDTH, HEIGHT, table) +
      box(66, 72, 1160, 734, '#000000', { rx: 38, fillOpacity: 0.22 }) +
      box(60, 60, 1160, 734, paper, { rx: 36 }) +
      group(waves(colors.guilloche), { clipPath: sheet.clip('M60 180H1220V780H60Z') }) +
      fill('M96 60H1184A36 36 0 0 1 1220 96V172H60V96A36 36 0 0 1 96 60Z', band) +
      write(title, { x: 110, y: 118, size: 30, color: '#ffffff', weight: 2 }) +
      write(subtitle, { x: 110, y: 152, size: 15, color: '#ffffff', weight: 1.5 }) +
      ring(1150, 116, 30, '#ffffff', 4, { strokeOpacity: 0.8 }) +
      ring(1150, 116, 18, '#ffffff', 3, { strokeOpacity: 0.6 }) +
      portrait(sheet, 110, 240, name) +
      lines.join('') +
      rule(110, 668, 1060, '#b9c2cc') +
      writeWithin(number, 1000, { x: 640, y: 742, size: 40, color: INK, weight: 2, anchor: 'middle' }) +
      specimen(),
  );
}

/** The face of a made-up Aadhaar card with all but the last four digits hidden. */
export function demoAadhaar(name: string, last4: string): string {
  return card(name, {
    title: 'AADHAAR CARD - SPECIMEN',
    subtitle: 'Made for demonstration. Not an identity document.',
    colors: { band: ['#d9822b', '#3f8a55'], paper: ['#fdfaf3', '#e9f0e8'], guilloche: '#d5c9a8' },
    fields: [
      ['Name', name],
      ['Date of birth', '01/01/1990'],
      ['Address', '12, Example Street, Sample Nagar'],
    ],
    number: `XXXX XXXX ${last4}`,
  });
}

/** The face of a made-up driving licence. */
export function demoLicense(name: string): string {
  return card(name, {
    title: 'DRIVING LICENCE - SPECIMEN',
    subtitle: 'Made for demonstration. Not a licence to drive.',
    colors: { band: ['#24557f', '#3d7fae'], paper: ['#f5f9fd', '#dde8f1'], guilloche: '#b4cbdf' },
    fields: [
      ['Name', name],
      ['Class of vehicle', 'LMV (light motor vehicle)'],
      ['Valid', '01/01/2020 to 31/12/2039'],
    ],
    number: 'XX00 2020 0000000',
  });
}
