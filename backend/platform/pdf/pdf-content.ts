import type { Language } from '../../contract/language.js';

export interface PdfHead {
  language: Language;
  title: string;
  business: { name: string; address: string };
  /** Lines below the title. */
  notes: readonly string[];
  /** The current time by default. With a fixed time, equal texts result in equal bytes. */
  createdAt?: Date;
}

export interface PdfLine {
  label: string;
  amount: string;
  /** Shown below the label. */
  detail?: string;
}

export interface PdfPicture {
  /** JPEG. */
  file: Uint8Array;
  caption: string;
}

export type LineFont = 'regular' | 'bold';

/** One part of a file, in a form that can be sent to the worker. */
export type PdfBlock =
  | { is: 'copy'; head: PdfHead }
  | { is: 'fact'; name: string; value: string }
  | { is: 'heading'; text: string }
  | { is: 'line'; line: PdfLine; font: LineFont }
  | { is: 'rule' }
  | { is: 'pictures'; pictures: readonly PdfPicture[] }
  | { is: 'foot'; contact: string; identity: readonly string[] }
  | { is: 'appendix'; file: Uint8Array };

/** The parts of a file below its head, in their order. */
export type PdfPage = PdfBlock[];

/** Begins another copy on a new page of the same file. */
export const writeCopy = (page: PdfPage, head: PdfHead): void => void page.push({ is: 'copy', head });

export const writeFact = (page: PdfPage, name: string, value: string): void =>
  void page.push({ is: 'fact', name, value });

export const writeHeading = (page: PdfPage, text: string): void => void page.push({ is: 'heading', text });

export const writeLine = (page: PdfPage, line: PdfLine, font: LineFont = 'regular'): void =>
  void page.push({ is: 'line', line, font });

export const writeRule = (page: PdfPage): void => void page.push({ is: 'rule' });

/** Adds small images with captions, three in a row. */
export const writePictures = (page: PdfPage, pictures: readonly PdfPicture[]): void =>
  void page.push({ is: 'pictures', pictures });

/** Adds the contact and the legal details of the business at the end. */
export const writeFoot = (page: PdfPage, contact: string, identity: readonly string[]): void =>
  void page.push({ is: 'foot', contact, identity });

/** Adds the pages of another PDF file at the end. */
export const writeAppendix = (page: PdfPage, file: Uint8Array): void =>
  void page.push({ is: 'appendix', file });
