import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib';

/** A4, in points. */
const PAGE = { width: 595.28, height: 841.89, margin: 62 } as const;
const MEASURE = PAGE.width - PAGE.margin * 2;
const INK = rgb(0.12, 0.15, 0.19);
const QUIET = rgb(0.4, 0.45, 0.51);
const ACCENT = rgb(0.09, 0.32, 0.5);
const RULE = rgb(0.8, 0.83, 0.87);

interface Clause {
  title: string;
  points: readonly string[];
}

const FIRST_PAGE: readonly Clause[] = [
  {
    title: 'The rental',
    points: [
      'The operator lets the car named above to the customer for the rental period, at the fare and with the charges shown in the booking. The booking is part of this agreement.',
      'The rental period runs from the pickup time to the return time in the booking, Indian Standard Time. Any change of it is made in the booking and is subject to the car being free.',
    ],
  },
  {
    title: 'The driver',
    points: [
      'The customer is at least 21 years old and holds a driving licence that is valid in India for this class of car during the whole rental period. The original licence is shown at pickup.',
      'Only the customer, and drivers whom the operator has accepted in writing, may drive the car.',
    ],
  },
  {
    title: 'Use of the car',
    points: [
      'The car is not used for hire or reward, racing, towing, driving lessons, or any unlawful purpose, and nobody drives it under the influence of alcohol or drugs.',
      'Tolls, parking and traffic fines (challans) of the rental period are paid by the customer. Those that reach the operator later are charged with their proof.',
    ],
  },
  {
    title: 'Pickup and return',
    points: [
      'Fuel level, odometer and visible marks are recorded with photographs at pickup and at return, in the presence of the customer.',
      'The car is returned to the pickup location, at the agreed time, with its documents, keys and accessories.',
    ],
  },
  {
    title: 'Late return',
    points: [
      'The first 30 minutes after the return time are free. After that, 300 rupees are charged for every started hour, and never more than one day\u2019s price of the car for each day.',
      'A customer who will be late tells the operator as early as possible, so that the next customer can be helped.',
    ],
  },
];

const SECOND_PAGE: readonly Clause[] = [
  {
    title: 'Fuel',
    points: [
      'The car is returned with at least the fuel (or charge) it had at pickup. What is missing is charged at the day\u2019s price; what is left over is not paid back.',
    ],
  },
  {
    title: 'Damage, accident, breakdown',
    points: [
      'Every accident, damage, theft or breakdown is reported to the operator at once, and to the police where the law asks for it. Repairs are ordered by the operator only.',
      'Damage caused during the rental period is charged at the cost of its repair, with photographs and the workshop\u2019s bill, as far as no insurance pays for it. Ordinary wear is not damage.',
    ],
  },
  {
    title: 'Cancellation and refund',
    points: [
      'Cancelled 48 hours or more before pickup: everything is refunded. From 48 until 24 hours before pickup: half is refunded. Less than 24 hours before pickup, or not collected: nothing is refunded.',
      'Within one hour of booking everything is refunded if pickup is more than 24 hours away. If the operator cancels or declines, everything is refunded.',
      'Refunds are sent within 5 working days, by the way the payment came.',
    ],
  },
  {
    title: 'Personal data',
    points: [
      'Identity documents are kept to verify the driver and to answer lawful requests of authorities, and for no other purpose.',
    ],
  },
  {
    title: 'Law',
    points: [
      'This agreement is governed by the law of India. If one of its terms has no effect, the others remain in force.',
    ],
  },
];

interface Fonts {
  text: PDFFont;
  bold: PDFFont;
}

function wrap(text: string, font: PDFFont, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (line && font.widthOfTextAtSize(longer, size) > width) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return line ? [...lines, line] : lines;
}

/** The text with what the built-in fonts cannot show (they know Western European letters only) left out. */
function showable(text: string, font: PDFFont): string {
  const known = new Set(font.getCharacterSet());
  return Array.from(text.normalize('NFC'))
    .filter((letter) => known.has(letter.codePointAt(0) ?? 0))
    .join('')
    .replace(/ +/g, ' ')
    .trim();
}

function rule(page: PDFPage, y: number): void {
  page.drawLine({
    start: { x: PAGE.margin, y },
    end: { x: PAGE.width - PAGE.margin, y },
    thickness: 0.7,
    color: RULE,
  });
}

/** `first` is the number of the first clause, `top` its height on the page. */
function writeClauses(
  page: PDFPage,
  { text, bold }: Fonts,
  clauses: readonly Clause[],
  { first, top }: { first: number; top: number },
): void {
  let y = top;
  clauses.forEach(({ title, points }, index) => {
    const number = first + index;
    page.drawText(`${number}.`, { x: PAGE.margin, y, size: 12.5, font: bold, color: ACCENT });
    page.drawText(title, { x: PAGE.margin + 28, y, size: 12.5, font: bold, color: INK });
    y -= 20;
    points.forEach((point, index) => {
      page.drawText(`${number}.${index + 1}`, { x: PAGE.margin, y, size: 9.5, font: text, color: QUIET });
      for (const line of wrap(point, text, 10.8, MEASURE - 28)) {
        page.drawText(line, { x: PAGE.margin + 28, y, size: 10.8, font: text, color: INK });
        y -= 16.2;
      }
      y -= 4;
    });
    y -= 13;
  });
}

/** @returns the height at which the clauses may begin. */
function writeHead(page: PDFPage, { text, bold }: Fonts, carName: string): number {
  page.drawRectangle({ x: 0, y: PAGE.height - 10, width: PAGE.width, height: 10, color: ACCENT });
  page.drawText('Car Rental Agreement', { x: PAGE.margin, y: 752, size: 25, font: bold, color: INK });
  page.drawText('Self-drive rental by the hour or by the day', {
    x: PAGE.margin,
    y: 731,
    size: 11,
    font: text,
    color: QUIET,
  });
  rule(page, 714);
  const parties = [
    ['Between', 'the operator'],
    ['and', 'the customer named in the booking'],
    ['for the car', wrap(showable(carName, bold), bold, 11, MEASURE - 90)[0] ?? ''],
  ] as const;
  parties.forEach(([label, value], index) => {
    const y = 693 - index * 20;
    page.drawText(label, { x: PAGE.margin, y, size: 10, font: text, color: QUIET });
    page.drawText(value, { x: PAGE.margin + 84, y, size: 11, font: bold, color: INK });
  });
  rule(page, 638);
  return 610;
}

function writeSignatures(page: PDFPage, { text }: Fonts): void {
  const half = (MEASURE - 36) / 2;
  ['For the operator', 'The customer'].forEach((label, index) => {
    const x = PAGE.margin + index * (half + 36);
    page.drawLine({ start: { x, y: 112 }, end: { x: x + half, y: 112 }, thickness: 0.8, color: QUIET });
    page.drawText(`${label}, place and date`, { x, y: 98, size: 9, font: text, color: QUIET });
  });
}

function writeFoot(page: PDFPage, { text }: Fonts, carName: string, pageNumber: string): void {
  const left =
    wrap(`Car Rental Agreement \u2013 ${showable(carName, text)}`, text, 8.5, MEASURE - 80)[0] ?? '';
  page.drawText(left, { x: PAGE.margin, y: 46, size: 8.5, font: text, color: QUIET });
  const x = PAGE.width - PAGE.margin - text.widthOfTextAtSize(pageNumber, 8.5);
  page.drawText(pageNumber, { x, y: 46, size: 8.5, font: text, color: QUIET });
}

/** The agreement that comes with a demo car: two pages of A4 with the terms the product applies by default. */
export async function demoAgreementPdf(carName: string): Promise<Buffer> {
  const document = await PDFDocument.create();
  const written = new Date(Date.UTC(2025, 0, 1));
  document.setTitle(`Car Rental Agreement \u2013 ${carName}`, { showInWindowTitleBar: true });
  document.setCreator('Car rental');
  document.setLanguage('en-IN');
  document.setCreationDate(written);
  document.setModificationDate(written);
  const fonts: Fonts = {
    text: await document.embedFont(StandardFonts.Helvetica),
    bold: await document.embedFont(StandardFonts.HelveticaBold),
  };
  const first = document.addPage([PAGE.width, PAGE.height]);
  const second = document.addPage([PAGE.width, PAGE.height]);
  writeClauses(first, fonts, FIRST_PAGE, { first: 1, top: writeHead(first, fonts, carName) });
  writeClauses(second, fonts, SECOND_PAGE, { first: FIRST_PAGE.length + 1, top: PAGE.height - 84 });
  writeSignatures(second, fonts);
  [first, second].forEach((page, index) => writeFoot(page, fonts, carName, `Page ${index + 1} of 2`));
  return Buffer.from(await document.save());
}
