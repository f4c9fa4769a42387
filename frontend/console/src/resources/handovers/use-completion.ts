import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { MIN_WITNESS_LENGTH } from '@contract/limits';
import type {
  HandoverConfirmation,
  HandoverForm,
  HandoverKind,
  TypedLicence,
} from '@contract/rentals/handovers';
import type { EarlyEnd } from '@contract/rentals/kept-fare.rules';
import { type DelayedBy, isLateHandover } from '@contract/rentals/late-handover.rules';
import { odometerJump } from '@contract/rentals/odometer-jump.rules';
import { ApiError } from '@shared/http';
import { instantOf, typedOf } from '../../shared/ui/forms/typed-time';
import type { PhoneQueue } from './phone/phone-queue';
import { offlineProblem } from './phone/queue.rules';
import type { PhoneCompletion } from './phone/records';
import { errorOf } from './phone/refusals';
import { useOnline } from './phone/use-online';
import { useReceived } from './phone/use-received';
import type { CompletionRequest } from './requests';
import { returnTime } from './return-time.rules';
import type { HandoverSource } from './source';
import type { Draft } from './use-draft';
import type { Photos } from './use-photos';

interface Parts {
  source: HandoverSource;
  kind: HandoverKind;
  draft: Draft;
  photos: Photos;
  /** The reason of an admin who hands over although the customer owes money; null otherwise. */
  allowReason: string | null;
  onDone: () => void;
}

const HOUR_MS = 3_600_000;

/** True if the server asks to confirm an odometer reading that rose unusually. */
const isJump = (error: unknown): boolean =>
  error instanceof ApiError && error.errors.some(({ field }) => field === 'confirmed');

export interface Fields {
  way: HandoverConfirmation;
  code: string;
  /** Name of the person who saw the thumb mark. */
  witness: string;
  licence: TypedLicence;
  early: EarlyEnd | null;
  /** The side that caused a late handover. */
  delayedBy: DelayedBy | null;
  isJumpConfirmed: boolean;
  /** The time of the return, as `yyyy-MM-ddTHH:mm` in the city; empty for now. */
  returnedAt: string;
  /** Explains an earlier return time. */
  note: string;
}

const EMPTY: Fields = {
  way: 'CODE',
  code: '',
  witness: '',
  licence: { number: '', seenAs: 'ORIGINAL' },
  early: null,
  delayedBy: null,
  isJumpConfirmed: false,
  returnedAt: '',
  note: '',
};

/** Returns the fields that an earlier page saved on the phone. */
function savedFields(saved: PhoneCompletion): Fields {
  const {
    confirmation: way,
    code = '',
    witness = '',
    licence = EMPTY.licence,
    early = null,
    confirmed = false,
  } = saved;
  const returned = saved.returnedAt
    ? { returnedAt: typedOf(new Date(saved.returnedAt)), note: saved.reason ?? '' }
    : EMPTY;
  const { returnedAt, note } = returned;
  const { delayedBy = null } = saved;
  return { way, code, witness, licence, early, delayedBy, isJumpConfirmed: confirmed, returnedAt, note };
}

function firstFields(saved: PhoneCompletion | null, kind: HandoverKind): Fields {
  if (saved) return savedFields(saved);
  return kind === 'SECOND_INSPECTION' ? { ...EMPTY, way: 'NOT_PRESENT' } : EMPTY;
}

const requestOf = ({
  way,
  code,
  witness,
  licence,
  early,
  delayedBy,
  isJumpConfirmed,
  returnedAt,
  note,
}: Fields): CompletionRequest => ({
  confirmation: way,
  ...(way === 'CODE' && code !== '' && { code }),
  ...(way === 'THUMB_MARK' && { witness: witness.trim() }),
  ...(isJumpConfirmed && { confirmed: true }),
  licence: licence.number.trim() === '' ? undefined : licence,
  ...(early && { early }),
  ...(delayedBy && { delayedBy }),
  ...(returnedAt !== '' && {
    returnedAt: instantOf(returnedAt).toISOString(),
    reason: note.trim() || undefined,
  }),
});

/** Returns how far the queue has sent the record. */
function outcomeOf(queue: PhoneQueue, { entry, completion }: Draft) {
  if (!entry) return { state: null, refusal: null, isWaiting: false };
  const state = queue.stateOf(entry);
  const { refused } = entry.progress;
  const isRefused = state.kind === 'NEEDS_YOU' && refused !== null;
  return {
    state,
    refusal: isRefused ? errorOf(refused.refusal) : null,
    /** True after staff press Complete, until the server has decided. */
    isWaiting: completion !== null && !isRefused,
  };
}

const isCodeSent = ({ entry, stored, version }: Draft): boolean =>
  stored?.codeSent === true && (entry === null || entry.progress.sentVersion >= version);

/** Saves a signature only once, even if the completion is refused several times. */
function useSignature(photos: Photos) {
  const [signature, setSignature] = useState<File | null>(null);
  const saved = useRef<File | null>(null);
  const save = async (): Promise<void> => {
    if (!signature || saved.current === signature) return;
    await photos.add('SIGNATURE', signature).saved;
    saved.current = signature;
  };
  return { setSignature, save };
}

/** Returns which questions about the time of the step staff must answer. */
function timeQuestions(
  kind: HandoverKind,
  { rental }: HandoverForm,
  { delayedBy, early }: Fields,
  { at, now, problem }: ReturnType<typeof returnTime>,
) {
  const isLate = kind === 'HANDOVER' && isLateHandover(new Date(rental.startsAt), now);
  const mayEndEarly = kind === 'RETURN' && Date.parse(rental.endsAt) - at.getTime() > HOUR_MS;
  const isUndecided =
    (isLate && delayedBy === null) ||
    (kind === 'RETURN' && (problem !== null || (mayEndEarly && early === null)));
  return { isLate, mayEndEarly, isUndecided };
}

const isThumbMarkComplete = ({ shown }: Photos, { witness }: Fields): boolean =>
  shown.some(({ point }) => point === 'THUMB_MARK') && witness.trim().length >= MIN_WITNESS_LENGTH;

/**
 * Returns the unusual rise of the odometer in km, otherwise null. The phone asks now, because the server would only
 * refuse a queued record on its arrival.
 */
function jumpOf(
  kind: HandoverKind,
  { lastOdometer, lastOdometerAt, odometerJumpKm }: HandoverForm,
  { content: { odometer } }: Draft,
  now: Date,
): number | null {
  if (kind === 'SECOND_INSPECTION' || odometer === null || lastOdometer === null || lastOdometerAt === null)
    return null;
  const last = { km: lastOdometer, at: new Date(lastOdometerAt) };
  return odometerJump(odometer, last, { now, kmPerDay: odometerJumpKm });
}

/** The customer's confirmation and the last step. `onDone` is called after the server has confirmed the step. */
export function useCompletion({ source, kind, draft, photos, allowReason, onDone }: Parts) {
  const { queue, form, offsetMs } = source;
  const { id } = draft;
  const isOnline = useOnline();
  const [fields, setFields] = useState(() => firstFields(draft.completion, kind));
  const { setSignature, save: saveSignature } = useSignature(photos);
  useReceived(queue, id, onDone);
  const set = (part: Partial<Fields>): void => setFields((before) => ({ ...before, ...part }));

  const sendCode = useMutation({
    mutationFn: async () => {
      await draft.save();
      await queue.setStored(await queue.requests.sendHandoverCode(id));
    },
  });
  const complete = useMutation({
    mutationFn: async () => {
      const capturedAt = new Date().toISOString();
      if (fields.way === 'SIGNATURE') await saveSignature();
      await draft.complete({
        ...requestOf(fields),
        ...(allowReason !== null && { allowBalance: true, reason: allowReason || undefined }),
        capturedAt,
        deviceOffsetMs: offsetMs,
      });
      queue.start({ isNow: true });
    },
  });

  const { refusal, ...outcome } = outcomeOf(queue, draft);
  const now = Date.now() + (offsetMs ?? 0);
  const time = returnTime(fields, { now: new Date(now), role: queue.role });
  const jump = jumpOf(kind, form, draft, time.at);
  const questions = timeQuestions(kind, form, fields, time);
  return {
    confirmation: {
      kind,
      fields,
      set,
      setSignature,
      isCodeSent: isCodeSent(draft),
      sending: sendCode,
      photos,
    },
    fields,
    set,
    ...outcome,
    isJump: isJump(refusal) || jump !== null,
    /** The rise of the odometer in km, if it is unusual; null otherwise. */
    jump,
    error: refusal ?? complete.error,
    complete,
    isOnline,
    /** The reason why the record cannot be completed without network; null if it can. */
    offlineProblem: isOnline ? null : offlineProblem(kind, fields.way, { form, now }),
    returnTime: time,
    ...questions,
    isUndecided:
      questions.isUndecided ||
      (jump !== null && !fields.isJumpConfirmed) ||
      (fields.way === 'THUMB_MARK' && !isThumbMarkComplete(photos, fields)),
    now: time.now,
  };
}

export type CompletionState = ReturnType<typeof useCompletion>;
