import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import {
  MAX_DISPUTE_LENGTH,
  MAX_DISPUTE_PHOTOS,
  MAX_DOCUMENT_BYTES,
  MAX_REASON_LENGTH,
  MIN_DISPUTE_LENGTH,
  MIN_REASON_LENGTH,
} from '../../../contract/limits.js';
import { type CatalogueMessage, messageOf } from '../../../contract/messages/message.js';
import { officeMessages } from '../../../contract/messages/office.messages.js';
import { settlementsMessages } from '../../../contract/messages/settlements.messages.js';
import type { Paise } from '../../../contract/money.js';
import {
  ADDED_LINES,
  type AddedLine,
  COUNTER_CONFIRMATIONS,
  LATER_LINES,
} from '../../../contract/rentals/settlements.js';
import type { Caller } from '../../../platform/auth/access.js';
import {
  Forms,
  type FormSpec,
  type PreparedDocument,
  prepareDocument,
} from '../../../platform/files/index.js';
import { refuseFields } from '../../../platform/http/refusal.js';
import { isPlainText } from '../../../platform/http/validators.js';
import { formAmount } from '../form-amount.js';
import { PHOTOS, readPhotos } from '../rental-photos.js';
import { AcceptAtCounter, type CounterAcceptance } from './acceptance/accept-at-counter.js';
import { AnswerSettlement, type DisputedLine } from './answer-settlement.js';
import { ChangeLines, type NewLine } from './change-lines.js';
import { ChargeLater, type LineToCharge } from './charge-later.js';
import { needsFile, needsMark } from './settlement.rules.js';

const LINE = {
  fields: { version: 20, kind: 40, amount: 40, text: 4 * MAX_REASON_LENGTH, mark: 60 },
  files: PHOTOS,
} satisfies FormSpec<string, string>;
const CHARGE = {
  fields: { kind: LINE.fields.kind, amount: LINE.fields.amount, text: LINE.fields.text },
  files: PHOTOS,
} satisfies FormSpec<string, string>;
const DISPUTE = {
  fields: { lines: 32_768 },
  files: { photos: { maxBytes: MAX_DOCUMENT_BYTES, maxCount: 4 * MAX_DISPUTE_PHOTOS } },
} satisfies FormSpec<string, string>;
const ACCEPTANCE = {
  fields: { version: 20, confirmation: 40, code: 20 },
  files: { signature: { maxBytes: MAX_DOCUMENT_BYTES } },
} satisfies FormSpec<string, string>;
const CODE = /^\d{6}$/;
const VERSION = /^[1-9]\d{0,8}$/;

interface StatedDispute {
  lineId: number;
  text: string;
  /** Number of the form's photos that belong to this dispute, in the order of the form. */
  photos: number;
}

/** Reads the forms about settlements and runs their commands. */
@Injectable()
export class SettlementForms {
  constructor(
    private readonly forms: Forms,
    private readonly changeLines: ChangeLines,
    private readonly answers: AnswerSettlement,
    private readonly atCounter: AcceptAtCounter,
    private readonly later: ChargeLater,
  ) {}

  addLine(by: Caller, id: number, request: FastifyRequest): Promise<null> {
    return this.forms.withForm(request, LINE, async ({ fields, files }) => {
      const line = readLine(fields, files.photos.length);
      const { photos, once } = await readPhotos(request, { id, ...line }, files.photos, prepareDocument);
      return this.changeLines.add(by, id, { ...line, photos }, once);
    });
  }

  chargeLater(by: Caller, rentalId: number, request: FastifyRequest): Promise<number> {
    return this.forms.withForm(request, CHARGE, async ({ fields, files }) => {
      const line = readLater(fields, files.photos.length);
      const { photos, once } = await readPhotos(
        request,
        { rentalId, ...line },
        files.photos,
        prepareDocument,
      );
      return this.later.charge(by, rentalId, { ...line, photos }, once);
    });
  }

  accept(by: Caller, id: number, request: FastifyRequest): Promise<void> {
    return this.forms.withForm(request, ACCEPTANCE, async ({ fields, files }) => {
      const acceptance = readAcceptance(fields);
      const { photos, once } = await readPhotos(request, { id, ...acceptance }, files.signature);
      return this.atCounter.accept(by, id, { ...acceptance, signature: photos[0] ?? null }, once);
    });
  }

  dispute(by: Caller, sheet: { reference: string; number: number }, request: FastifyRequest): Promise<null> {
    return this.forms.withForm(request, DISPUTE, async ({ fields, files }) => {
      const stated = readDispute(fields.lines, files.photos.length);
      const { photos, once } = await readPhotos(request, { ...sheet, stated }, files.photos);
      return this.answers.dispute(by, sheet, withPhotos(stated, photos), once);
    });
  }
}

type ChargeFields = Partial<Record<keyof typeof CHARGE.fields, string>>;

const fieldProblem = (field: string, message: CatalogueMessage): Error => refuseFields({ field, message });

function readLine(
  { version, mark, ...fields }: Partial<Record<keyof typeof LINE.fields, string>>,
  photoCount: number,
): Omit<NewLine, 'photos'> {
  const line = readCharge(fields, ADDED_LINES);
  return { ...line, mark: readMark(line.kind, mark, photoCount), version: versionOf(version) };
}

/** @throws Refusal 1001 */
function readLater(fields: ChargeFields, photoCount: number): Omit<LineToCharge, 'photos'> {
  const line = readCharge(fields, LATER_LINES);
  requireFile(line.kind, false, photoCount);
  return line;
}

/** @throws Refusal 1001 */
function readCharge<K extends AddedLine>(
  fields: ChargeFields,
  kinds: readonly K[],
): { kind: K; amount: Paise; text: string } {
  const kind = kinds.find((known) => known === fields.kind?.trim());
  if (!kind) throw fieldProblem('kind', messageOf(settlementsMessages, 'kindNeeded'));
  const amount = formAmount(fields.amount);
  if (!amount) throw fieldProblem('amount', messageOf(settlementsMessages, 'amountNeeded'));
  const text = fields.text?.trim() ?? '';
  if (!isPlainText(text, { min: MIN_REASON_LENGTH, max: MAX_REASON_LENGTH }))
    throw fieldProblem('text', messageOf(settlementsMessages, 'textNeeded'));
  return { kind, amount, text };
}

/** Returns the ID of the mark. @throws Refusal 1001 if it or a file is missing */
function readMark(kind: AddedLine, text: string | undefined, photoCount: number): string | null {
  const mark = text?.trim() || null;
  if (needsMark(kind) && mark === null)
    throw fieldProblem('mark', messageOf(settlementsMessages, 'markNeeded'));
  requireFile(kind, mark !== null, photoCount);
  return mark;
}

/** @throws Refusal 1001 */
function requireFile(kind: AddedLine, hasMark: boolean, photoCount: number): void {
  if (photoCount > 0 || !needsFile(kind, hasMark)) return;
  const needed = kind === 'DAMAGE' ? 'estimateNeeded' : 'evidenceNeeded';
  throw fieldProblem('photos', messageOf(settlementsMessages, needed));
}

/** @throws Refusal 1001 */
function readAcceptance(fields: {
  version?: string;
  confirmation?: string;
  code?: string;
}): Omit<CounterAcceptance, 'signature'> {
  const confirmation = COUNTER_CONFIRMATIONS.find((known) => known === fields.confirmation?.trim());
  if (!confirmation) throw fieldProblem('confirmation', messageOf(settlementsMessages, 'confirmationNeeded'));
  const code = fields.code?.trim() || null;
  if (code !== null && !CODE.test(code))
    throw fieldProblem('code', messageOf(officeMessages, 'deskCodeDigits'));
  return { version: versionOf(fields.version), confirmation, code };
}

/** @throws Refusal 1001 */
function versionOf(text = ''): number {
  if (!VERSION.test(text.trim())) throw fieldProblem('version', messageOf(settlementsMessages, 'changed'));
  return Number(text);
}

/** @throws Refusal 1001 */
function readDispute(text: string | undefined, photoCount: number): StatedDispute[] {
  const lines = parsed(text);
  if (lines.length === 0 || new Set(lines.map(({ lineId }) => lineId)).size < lines.length)
    throw fieldProblem('lines', messageOf(settlementsMessages, 'disputeLines'));
  const length = { min: MIN_DISPUTE_LENGTH, max: MAX_DISPUTE_LENGTH };
  if (!lines.every((line) => isPlainText(line.text, length)))
    throw fieldProblem('text', messageOf(settlementsMessages, 'disputeText', length));
  const count = lines.reduce((sum, { photos }) => sum + photos, 0);
  if (count !== photoCount || lines.some(({ photos }) => photos > MAX_DISPUTE_PHOTOS))
    throw fieldProblem(
      'photos',
      messageOf(settlementsMessages, 'disputePhotos', { max: MAX_DISPUTE_PHOTOS }),
    );
  return lines;
}

function parsed(text = ''): StatedDispute[] {
  try {
    const lines: unknown = JSON.parse(text);
    return Array.isArray(lines) && lines.every(isStated)
      ? lines.map((line) => ({ ...line, text: line.text.trim() }))
      : [];
  } catch {
    return [];
  }
}

function isStated(line: unknown): line is StatedDispute {
  const { lineId, text, photos } = (line ?? {}) as Partial<Record<keyof StatedDispute, unknown>>;
  return (
    Number.isInteger(lineId) && typeof text === 'string' && Number.isInteger(photos) && Number(photos) >= 0
  );
}

function withPhotos(stated: readonly StatedDispute[], photos: readonly PreparedDocument[]): DisputedLine[] {
  const left = [...photos];
  return stated.map(({ lineId, text, photos: count }) => ({ lineId, text, photos: left.splice(0, count) }));
}
