export type Attributes = Record<string, string | number>;

function attributes(list: Attributes): string {
  return Object.entries(list)
    .map(([name, value]) => ` ${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${value}"`)
    .join('');
}

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
): string => `<rect${attributes({ x, y, width, height, fill, ...more })}/>`;

export const circle = (x: number, y: number, radius: number, fill: string, more: Attributes = {}): string =>
  `<circle${attributes({ cx: x, cy: y, r: radius, fill, ...more })}/>`;

export const stroke = (path: string, color: string, width: number, more: Attributes = {}): string =>
  `<path d="${path}"${attributes({ fill: 'none', stroke: color, strokeWidth: width, ...more })}/>`;
