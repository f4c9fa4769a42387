export type FileKind = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif' | 'application/pdf';

const starts = (bytes: Buffer, offset: number, text: string): boolean =>
  bytes.subarray(offset, offset + text.length).equals(Buffer.from(text, 'latin1'));

const MARKS: [FileKind, (bytes: Buffer) => boolean][] = [
  ['image/jpeg', (b) => starts(b, 0, '\xff\xd8\xff')],
  ['image/png', (b) => starts(b, 0, '\x89PNG\r\n\x1a\n')],
  ['image/webp', (b) => starts(b, 0, 'RIFF') && starts(b, 8, 'WEBP')],
  ['image/avif', (b) => starts(b, 4, 'ftyp') && b.toString('latin1', 8, 64).includes('avif')],
  ['application/pdf', (b) => starts(b, 0, '%PDF-')],
];

/** Detects the format of a file by its first bytes, ignoring its name and declared type. */
export function kindOf(bytes: Buffer): FileKind | null {
  return MARKS.find(([, matches]) => matches(bytes))?.[0] ?? null;
}

const MARKUP = /<(?:script|html|svg|iframe|\?php|!doctype\s+html)\b/i;
const ZIP_END = Buffer.from('PK\x05\x06', 'latin1');
const ZIP_END_BYTES = 22;
const ZIP_REACH = 66_000;
const PDF_REACH = 1024;

/** Whether another program could open the file as a web page, an archive or a PDF. */
export function isTwoFilesInOne(bytes: Buffer, kind: FileKind): boolean {
  if (endsInArchive(bytes)) return true;
  if (kind === 'application/pdf') return false;
  return bytes.subarray(0, PDF_REACH).includes('%PDF-') || MARKUP.test(bytes.toString('latin1'));
}

function endsInArchive(bytes: Buffer): boolean {
  const tail = bytes.subarray(-ZIP_REACH);
  const at = tail.lastIndexOf(ZIP_END);
  return at >= 0 && at + ZIP_END_BYTES <= tail.length && tail.readUInt16LE(at + 8) > 0;
}
