/** The tones one paint takes from the brightest reflection to the darkest fold. */
export interface Paint {
  glint: string;
  light: string;
  base: string;
  shade: string;
  deep: string;
}

export const PAINTS = {
  'Pearl White': { glint: '#ffffff', light: '#f6f7f8', base: '#e3e6e9', shade: '#b4bcc4', deep: '#717b86' },
  Silver: { glint: '#f6f8fa', light: '#d0d6db', base: '#a9b2ba', shade: '#78828b', deep: '#434b53' },
  Graphite: { glint: '#b3bcc5', light: '#6b7580', base: '#464e57', shade: '#2b3138', deep: '#14181c' },
  'Midnight Blue': { glint: '#a3bfe8', light: '#3c63a6', base: '#1f4080', shade: '#122653', deep: '#080f26' },
  'Crimson Red': { glint: '#ffa79f', light: '#dc3b3d', base: '#b41821', shade: '#790d16', deep: '#3b060b' },
  'Forest Green': { glint: '#abd1bb', light: '#3d8060', base: '#1f5c40', shade: '#113a28', deep: '#071b12' },
  'Sunset Orange': { glint: '#ffd8aa', light: '#f68d3c', base: '#e1661d', shade: '#a3420f', deep: '#552007' },
  'Sand Beige': { glint: '#fdf6e7', light: '#e3d2b2', base: '#c9b38c', shade: '#937e5a', deep: '#54462f' },
} as const satisfies Record<string, Paint>;

export type PaintName = keyof typeof PAINTS;

export const PAINT_NAMES = Object.keys(PAINTS) as PaintName[];

/** What is the same on every car: rubber, plastic, chrome, glass. */
export const MATERIAL = {
  ink: '#0d1116',
  rubber: '#17191c',
  plastic: '#22272c',
  plasticLight: '#3b4249',
  chrome: '#dfe5ea',
  chromeDark: '#808a94',
  lampClear: '#eaf4fb',
  lampRed: '#c3121d',
  amber: '#f2a33a',
} as const;
