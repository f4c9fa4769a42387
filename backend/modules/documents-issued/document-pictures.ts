import type { Language } from '../../contract/language.js';
import { isConfirmingPicture } from '../../contract/rentals/handovers.js';
import type { BilledLine, DocumentContent, DocumentId } from './document-content.js';
import { documentText } from './document-text.js';
import { pointOf } from './printed-bill.js';

/** A private file that is printed as an image in a document, unless it is a PDF file. */
export interface NamedPicture {
  file: DocumentId;
  caption: string;
}

/** Returns the signature of an agreement, or the photos of the lines of a settlement sheet. */
export function picturesOf({ agreement, lines = [] }: DocumentContent, language: Language): NamedPicture[] {
  const { picture, confirmation } = agreement?.handover ?? {};
  if (picture && confirmation && isConfirmingPicture(confirmation))
    return [{ file: picture, caption: documentText(language)(`picture${confirmation}`) }];
  return lines.flatMap((line) => picturesOfLine(line, language));
}

function picturesOfLine({ kind, mark, files = [] }: BilledLine, language: Language): NamedPicture[] {
  const t = documentText(language);
  const point = mark ? pointOf(mark)[language] : '';
  return [
    { file: mark?.before, caption: t('atHandover', { point }) },
    { file: mark?.photo, caption: t('atReturn', { point }) },
    ...files.map((file) => ({ file, caption: t(kind) })),
  ].flatMap(({ file, caption }) => (file ? [{ file, caption }] : []));
}
