import { n } from './path.js';

export type Attributes = Record<string, string | number | undefined>;

function attributes(list: Attributes): string {
  return Object.entries(list)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => {
      const hyphened = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      return ` ${hyphened}="${typeof value === 'number' ? Math.round(value * 100) / 100 : value}"`;
    })
    .join('');
}

export function fill(path: string, paint: string, more: Attributes = {}): string {
  return `<path d="${path}" fill="${paint}"${attributes(more)}/>`;
}

export function stroke(path: string, paint: string, width: number, more: Attributes = {}): string {
  return `<path d="${path}"${attributes({ fill: 'none', stroke: paint, strokeWidth: width, ...more })}/>`;
}

export function circle(x: number, y: number, radius: number, paint: string, more: Attributes = {}): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${paint}"${attributes(more)}/>`;
}

export function ring(
  x: number,
  y: number,
  radius: number,
  paint: string,
  width: number,
  more: Attributes = {},
): string {
  return circle(x, y, radius, 'none', { stroke: paint, strokeWidth: width, ...more });
}

export function ellipse(
  x: number,
  y: number,
  rx: number,
  ry: number,
  paint: string,
  more: Attributes = {},
): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${paint}"${attributes(more)}/>`;
}

export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  paint: string,
  more: Attributes = {},
): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${paint}"${attributes(more)}/>`;
}

export function group(content: string, more: Attributes): string {
  return `<g${attributes(more)}>${content}</g>`;
}
