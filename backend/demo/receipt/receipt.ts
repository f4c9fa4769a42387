import sharp from 'sharp';
import { formatRupees, type Rupees } from '../../contract/money.js';
import { rule, write, writeWithin } from './lettering.js';
import { circle, rect, stroke } from './markup.js';

const WIDTH = 720;
const HEIGHT = 1440;
const INK = '#1d2430';
const QUIET = '#6b7686';

export interface DemoReceipt {
  transactionId: string;
  amount: Rupees;
  payee: string;
}

function statusBar(): string {
  const bars = [0, 1, 2, 3].map((step) =>
    rect({ x: 588 + step * 9, y: 44 - step * 5, width: 6, height: 8 + step * 5, fill: '#ffffff', rx: 1 }),
  );
  return (
    bars.join('') +
    rect({ x: 636, y: 31, width: 38, height: 20, fill: 'none', rx: 5, stroke: '#ffffff', strokeWidth: 2.5 }) +
    rect({ x: 640, y: 35, width: 24, height: 12, fill: '#ffffff', rx: 2 })
  );
}

function tick(x: number, y: number): string {
  return (
    circle({ cx: x, cy: y, r: 84, fill: '#ffffff', fillOpacity: 0.14 }) +
    circle({ cx: x, cy: y, r: 64, fill: '#ffffff', fillOpacity: 0.22 }) +
    circle({ cx: x, cy: y, r: 48, fill: '#ffffff' }) +
    stroke(`M${x - 20} ${y + 2}L${x - 5} ${y + 17}L${x + 22} ${y - 15}`, '#12875a', 9, {
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    })
  );
}

function row(y: number, label: string, value: string): string {
  return (
    write(label, { x: 84, y, size: 17, color: QUIET, weight: 1.5 }) +
    writeWithin(value, 552, { x: 84, y: y + 44, size: 23, color: INK, weight: 1.8 })
  );
}

/** A picture of a paid UPI transfer, as a customer would send it in. It shows no existing payment app. */
export function demoReceipt({ transactionId, amount, payee }: DemoReceipt): string {
  const initial = (/\p{L}/u.exec(payee)?.[0] ?? 'P').toUpperCase();
  const content =
    rect({ x: 0, y: 0, width: WIDTH, height: HEIGHT, fill: '#eef1f5' }) +
    rect({ x: 0, y: 0, width: WIDTH, height: 560, fill: '#138d5f' }) +
    statusBar() +
    tick(WIDTH / 2, 210) +
    write('Payment successful', {
      x: WIDTH / 2,
      y: 352,
      size: 26,
      color: '#ffffff',
      weight: 1.7,
      anchor: 'middle',
    }) +
    writeWithin(formatRupees(amount), 600, {
      x: WIDTH / 2,
      y: 446,
      size: 58,
      color: '#ffffff',
      weight: 1.9,
      anchor: 'middle',
    }) +
    rect({ x: 44, y: 512, width: 632, height: 190, fill: '#ffffff', rx: 28 }) +
    circle({ cx: 128, cy: 607, r: 46, fill: '#dbe9f7' }) +
    write(initial, { x: 128, y: 621, size: 28, color: '#2a5f97', weight: 2, anchor: 'middle' }) +
    write('Paid to', { x: 204, y: 590, size: 17, color: QUIET }) +
    writeWithin(payee, 432, { x: 204, y: 634, size: 24, color: INK, weight: 1.9 }) +
    rect({ x: 44, y: 734, width: 632, height: 524, fill: '#ffffff', rx: 28 }) +
    row(800, 'UPI transaction ID', transactionId) +
    rule(84, 882, 552, '#e5e9ee') +
    row(926, 'From', 'Savings account XXXX 0000') +
    rule(84, 1008, 552, '#e5e9ee') +
    row(1052, 'Amount', formatRupees(amount)) +
    rule(84, 1134, 552, '#e5e9ee') +
    row(1178, 'Status', 'Completed') +
    circle({ cx: 616, cy: 1204, r: 9, fill: '#17a06c' }) +
    write('Sample receipt for demonstration', {
      x: WIDTH / 2,
      y: 1330,
      size: 17,
      color: '#8b95a3',
      anchor: 'middle',
    }) +
    rect({ x: WIDTH / 2 - 110, y: 1406, width: 220, height: 8, fill: '#b8c0ca', rx: 4 });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${content}</svg>`;
}

/** A JPEG, as a phone would send it. */
export const renderReceipt = (receipt: DemoReceipt): Promise<Buffer> =>
  sharp(Buffer.from(demoReceipt(receipt)))
    .jpeg({ quality: 92 })
    .toBuffer();
