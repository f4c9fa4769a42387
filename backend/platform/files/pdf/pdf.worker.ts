import { parentPort, workerData } from 'node:worker_threads';
import { constants, inflateSync } from 'node:zlib';
import {
  EncryptedPDFError,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFObjectStreamParser,
  PDFRawStream,
  PDFStream,
  PDFString,
  PDFXRefStreamParser,
} from '@cantoo/pdf-lib';
import { defined } from '../../../contract/defined.js';
import { thisThread } from './thread-time.js';

export type PdfVerdict =
  | { is: 'fine'; bytes: Uint8Array }
  | { is: 'live'; what: string }
  | { is: 'long'; limit: number }
  | { is: 'locked' | 'unreadable' };

/** The worker sends the thread id first, so that the CPU time of the thread can be measured. */
export type PdfMessage = { thread: string | null } | PdfVerdict;

const MAX_PAGES = 200;
const MAX_INFLATED_BYTES = 24 * 1024 * 1024;

const LIVE_KEYS: Record<string, string> = {
  JS: 'a script',
  JavaScript: 'a script',
  XFA: 'a form with scripts',
  EmbeddedFiles: 'an attachment',
  EF: 'an attachment',
  RichMediaContent: 'media',
  RichMediaSettings: 'media',
};
const LIVE_VALUES: Record<string, Record<string, string>> = {
  S: {
    JavaScript: 'a script',
    Launch: 'a launch action',
    GoToE: 'an attachment',
    GoToR: 'a link to another file',
    ImportData: 'a form that sends data',
    SubmitForm: 'a form that sends data',
    Rendition: 'media',
    Movie: 'media',
    Sound: 'media',
    RichMediaExecute: 'media',
  },
  Type: { EmbeddedFile: 'an attachment' },
  Subtype: {
    FileAttachment: 'an attachment',
    RichMedia: 'media',
    Screen: 'media',
    Movie: 'media',
    Sound: 'media',
    '3D': 'media',
  },
};
const HARMLESS_LINK = /^(?:https?:|mailto:|tel:)/i;

function post(message: PdfMessage): void {
  const transferList = 'is' in message && message.is === 'fine' ? [message.bytes.buffer as ArrayBuffer] : [];
  defined(parentPort, 'parentPort').postMessage(message, transferList);
}
post({ thread: thisThread() });
post(await inspect(workerData as Uint8Array));

async function inspect(bytes: Uint8Array): Promise<PdfVerdict> {
  try {
    limitInflation();
    const pdf = await PDFDocument.load(bytes, {
      throwOnInvalidObject: true,
      updateMetadata: false,
      parseSpeed: Infinity,
      preserveXFA: true,
    });
    if (pdf.context.trailerInfo.Encrypt !== undefined) return { is: 'locked' };
    for (const [ref, object] of pdf.context.enumerateIndirectObjects()) {
      const what = liveContentIn(object);
      if (what !== null) return { is: 'live', what };
      // The library has read the objects of this stream, and writes streams of its own.
      if (isObjectStream(object)) pdf.context.delete(ref);
    }
    const pages = pdf.getPageCount();
    if (pages < 1) return { is: 'unreadable' };
    if (pages > MAX_PAGES) return { is: 'long', limit: MAX_PAGES };
    return {
      is: 'fine',
      bytes: await pdf.save({
        addDefaultPage: false,
        updateFieldAppearances: false,
        objectsPerTick: Infinity,
      }),
    };
  } catch (error) {
    // Parsing an encrypted file may fail before the library detects the encryption.
    const locked = error instanceof EncryptedPDFError || Buffer.from(bytes).includes('/Encrypt');
    return { is: locked ? 'locked' : 'unreadable' };
  }
}

/** Inflates each object stream with a limit first, because the library sets none. */
function limitInflation(): void {
  let left = MAX_INFLATED_BYTES;
  const measure = (stream: PDFRawStream): void => {
    const filter = stream.dict.lookup(PDFName.of('Filter'));
    const only = filter instanceof PDFArray && filter.size() === 1 ? filter.lookup(0) : filter;
    if (only === undefined) return;
    if (only !== PDFName.of('FlateDecode')) throw new Error('Unusual filter on an object stream.');
    const options = { maxOutputLength: left, finishFlush: constants.Z_SYNC_FLUSH };
    left -= inflateSync(stream.contents, options).length;
  };
  for (const parser of [PDFObjectStreamParser, PDFXRefStreamParser]) {
    const forStream = parser.forStream as (stream: PDFRawStream, ...rest: unknown[]) => never;
    Object.assign(parser, {
      forStream: (stream: PDFRawStream, ...rest: unknown[]) => {
        measure(stream);
        return forStream(stream, ...rest);
      },
    });
  }
}

function isObjectStream(object: PDFObject): boolean {
  return object instanceof PDFRawStream && ['ObjStm', 'XRef'].includes(nameIn(object.dict, 'Type') ?? '');
}

/** The active or hidden content of an object; null if it has none. */
function liveContentIn(root: PDFObject): string | null {
  const waiting: PDFObject[] = [root];
  for (let object = waiting.pop(); object !== undefined; object = waiting.pop()) {
    if (object instanceof PDFArray) waiting.push(...object.asArray());
    const dict = object instanceof PDFStream ? object.dict : object;
    if (!(dict instanceof PDFDict)) continue;
    for (const [key, value] of dict.entries()) {
      const what = liveEntryOf(dict, key);
      if (what !== null) return what;
      waiting.push(value);
    }
  }
  return null;
}

function liveEntryOf(dict: PDFDict, key: PDFName): string | null {
  const name = key.decodeText();
  if (name === 'URI' && !isHarmlessLink(dict.lookup(key))) return 'a link that opens a program';
  return LIVE_KEYS[name] ?? LIVE_VALUES[name]?.[nameIn(dict, name) ?? ''] ?? null;
}

function nameIn(dict: PDFDict, key: string): string | null {
  const value = dict.lookup(PDFName.of(key));
  return value instanceof PDFName ? value.decodeText() : null;
}

function isHarmlessLink(value: PDFObject | undefined): boolean {
  if (value instanceof PDFString || value instanceof PDFHexString)
    return HARMLESS_LINK.test(value.decodeText().trim());
  // The `URI` of the catalogue is a dictionary with a base URL, not a link.
  return value instanceof PDFDict;
}
