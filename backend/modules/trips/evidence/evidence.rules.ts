import { createHash } from 'node:crypto';
import type { EvidenceKind } from '../../../contract/rentals/evidence.js';
import type { CustomerMark, HandoverMark } from '../../../contract/rentals/handovers.js';

/** The content of a completed record. */
export interface RecordFacts {
  handover: string;
  marks: HandoverMark[];
  customerMarks: CustomerMark[];
  /** All other fields. */
  form: Record<string, unknown>;
}

export interface PhotoFacts {
  id: string;
  handover: string;
  point: string;
  capturedAt: Date;
  deviceOffsetMs: number | null;
  receivedAt: Date;
}

/** The content of an item, without nested objects. */
export interface EvidenceContent extends Record<string, unknown> {
  kind: EvidenceKind;
  handover: string;
}

export interface ChainItem {
  position: number;
  handoverId: string;
  kind: EvidenceKind;
  content: string;
  hash: string;
}

/** Returns the marks before the form, so that the last hash of a record is the hash of its form. */
export const recordContents = ({ handover, marks, form }: RecordFacts): EvidenceContent[] => [
  ...marks.map((mark, number): EvidenceContent => ({ ...mark, kind: 'MARK', handover, number })),
  { ...form, kind: 'FORM', handover, marks: marks.length },
];

export const customerMarkContents = ({ handover, customerMarks }: RecordFacts): EvidenceContent[] =>
  customerMarks.map((mark, number) => ({ ...mark, kind: 'MARK', by: 'CUSTOMER', handover, number }));

export const photoContent = (
  { capturedAt, receivedAt, ...photo }: PhotoFacts,
  sha256: string,
): EvidenceContent => ({
  ...photo,
  kind: photo.point === 'SIGNATURE' ? 'SIGNATURE' : 'PHOTO',
  capturedAt: capturedAt.toISOString(),
  receivedAt: receivedAt.toISOString(),
  sha256,
});

const hashOf = (previous: string, content: string): string =>
  createHash('sha256')
    .update(previous + content)
    .digest('hex');

/** Continues the chain of a car after its last item. */
export function linked(
  last: Pick<ChainItem, 'position' | 'hash'> | undefined,
  contents: readonly EvidenceContent[],
): ChainItem[] {
  let { position, hash } = last ?? { position: 0, hash: '' };
  return contents.map((value) => {
    const content = canonical(value);
    hash = hashOf(hash, content);
    position += 1;
    return { position, handoverId: value.handover, kind: value.kind, content, hash };
  });
}

const canonical = (value: EvidenceContent): string => JSON.stringify(value, Object.keys(value).sort());

/** True if the position, hash and content of the item continue the chain. */
export const continues = (item: ChainItem, previous: ChainItem | undefined): boolean =>
  item.position === (previous?.position ?? 0) + 1 &&
  item.hash === hashOf(previous?.hash ?? '', item.content) &&
  isAbout(item, readContent(item));

const isAbout = (item: ChainItem, content: EvidenceContent | null): boolean =>
  content?.kind === item.kind && content.handover === item.handoverId;

/** Returns null if the content is not valid JSON. */
export function readContent({ content }: Pick<ChainItem, 'content'>): EvidenceContent | null {
  try {
    return JSON.parse(content) as EvidenceContent;
  } catch {
    return null;
  }
}

/** True if the current facts equal the facts of the item. Ignores facts that a later version has added. */
export const agrees = (stored: EvidenceContent, present: EvidenceContent): boolean =>
  Object.keys(stored).every((key) => JSON.stringify(stored[key]) === JSON.stringify(present[key]));
