export type Attributes = Record<string, string | number>;

function attributes(list: Attributes): string {
  return Object.entries(list)
    .map(([name, value]) => ` ${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${value}"`)
    .join('');
}

interface Box extends Attributes {
  x: number;
  y: number;
  width: number;
  height: number;
  fill: string;
}

interface Circle extends Attributes {
  cx: number;
  cy: number;
  r: number;
  fill: string;
}

export const rect = (box: Box): string => `<rect${attributes(box)}/>`;

export const circle = (shape: Circle): string => `<circle${attributes(shape)}/>`;

export const stroke = (path: string, color: string, width: number, more: Attributes = {}): string =>
  `<path d="${path}"${attributes({ fill: 'none', stroke: color, strokeWidth: width, ...more })}/>`;
