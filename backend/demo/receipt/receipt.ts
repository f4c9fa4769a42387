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
    rect(588 + step * 9, 44 - step * 5, 6, 8 + step * 5, '#ffffff', { rx: 1 }),
  );
  return (
    bars.join('') +
    rect(636, 31, 38, 20, 'none', { rx: 5, stroke: '#ffffff', strokeWidth: 2.5 }) +
    rect(640, 35, 24, 12, '#ffffff', { rx: 2 })
  );
}

function tick(x: number, y: number): string {
  return (
    circle(x, y, 84, '#ffffff', { fillOpacity: 0.14 }) +
    circle(x, y, 64, '#ffffff', { fillOpacity: 0.22 }) +
    circle(x, y, 48, '#ffffff') +
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
    rect(0, 0, WIDTH, HEIGHT, '#eef1f5') +
    rect(0, 0, WIDTH, 560, '#138d5f') +
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
    rect(44, 512, 632, 190, '#ffffff', { rx: 28 }) +
    circle(128, 607, 46, '#dbe9f7') +
    write(initial, { x: 128, y: 621, size: 28, color: '#2a5f97', weight: 2, anchor: 'middle' }) +
    write('Paid to', { x: 204, y: 590, size: 17, color: QUIET }) +
    writeWithin(payee, 432, { x: 204, y: 634, size: 24, color: INK, weight: 1.9 }) +
    rect(44, 734, 632, 524, '#ffffff', { rx: 28 }) +
    row(800, 'UPI transaction ID', transactionId) +
    rule(84, 882, 552, '#e5e9ee') +
    row(926, 'From', 'Savings account XXXX 0000') +
    rule(84, 1008, 552, '#e5e9ee') +
    row(1052, 'Amount', formatRupees(amount)) +
    rule(84, 1134, 552, '#e5e9ee') +
    row(1178, 'Status', 'Completed') +
    circle(616, 1204, 9, '#17a06c') +
    write('Sample receipt for demonstration', {
      x: WIDTH / 2,
      y: 1330,
      size: 17,
      color: '#8b95a3',
      anchor: 'middle',
    }) +
    rect(WIDTH / 2 - 110, 1406, 220, 8, '#b8c0ca', { rx: 4 });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${content}</svg>`;
}

/** A JPEG, as a phone would send it. */
export const renderReceipt = (receipt: DemoReceipt): Promise<Buffer> =>
  sharp(Buffer.from(demoReceipt(receipt)))
    .jpeg({ quality: 92 })
    .toBuffer();
