import { n } from './path.js';

export const WIDTH = 1280;
export const HEIGHT = 854;

/** Where along the gradient (0 to 1), which colour, how opaque. */
export type Stop = readonly [offset: number, color: string, opacity?: number];

export type Line = readonly [x1: number, y1: number, x2: number, y2: number];

function stops(list: readonly Stop[]): string {
  return list
    .map(([offset, color, opacity]) => {
      const alpha = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
      return `<stop offset="${Math.round(offset * 1000) / 1000}" stop-color="${color}"${alpha}/>`;
    })
    .join('');
}

/** Collects one document's gradients and clips, and hands out references to them. */
export class Sheet {
  private readonly defs: string[] = [];

  private define(kind: string, attributes: string, content: string): string {
    const id = `d${this.defs.length}`;
    this.defs.push(`<${kind} id="${id}" ${attributes}>${content}</${kind}>`);
    return `url(#${id})`;
  }

  /** From top to bottom of whatever it fills. */
  down(...list: Stop[]): string {
    return this.define('linearGradient', 'x1="0" y1="0" x2="0" y2="1"', stops(list));
  }

  /** From left to right of whatever it fills. */
  across(...list: Stop[]): string {
    return this.define('linearGradient', 'x1="0" y1="0" x2="1" y2="0"', stops(list));
  }

  /** Along a line in the drawing's own coordinates. */
  along([x1, y1, x2, y2]: Line, ...list: Stop[]): string {
    const place = `x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}" gradientUnits="userSpaceOnUse"`;
    return this.define('linearGradient', place, stops(list));
  }

  /** From the middle of whatever it fills outwards. */
  glow(...list: Stop[]): string {
    return this.define('radialGradient', 'cx="0.5" cy="0.5" r="0.5"', stops(list));
  }

  clip(path: string): string {
    return this.define('clipPath', '', `<path d="${path}"/>`);
  }

  document(content: string, width = WIDTH, height = HEIGHT): string {
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
      `<defs>${this.defs.join('')}</defs>${content}</svg>`
    );
  }
}
