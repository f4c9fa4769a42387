import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { HandoverForm, HandoverKind } from '@contract/rentals/handovers';
import { NetworkError } from '@shared/http';
import { asUuid } from '@shared/idempotency/as-uuid';
import { uniqueId } from '@shared/idempotency/unique-id';
import type { DraftContent, PhoneCompletion, PhoneRecord } from './phone/records';
import { errorOf } from './phone/refusals';
import { pointsOf } from './points';
import type { HandoverSource } from './source';

const SEND_AFTER_MS = 700;

export const newUuid = (): string => asUuid(uniqueId());

const EMPTY: DraftContent = { odometer: null, fuel: null, fine: [], marks: [], inspectLater: null };

function contentOf({ draft, kind, baseline }: HandoverForm): DraftContent {
  if (draft) {
    const { odometer, fuel, fine, marks, inspectLater } = draft;
    return { odometer, fuel, fine, marks, inspectLater };
  }
  // The fuel level has not changed since the return.
  return kind === 'SECOND_INSPECTION' ? { ...EMPTY, fuel: baseline?.fuel ?? null } : EMPTY;
}

function recordOf({ queue, form, entry, offsetMs }: HandoverSource, kind: HandoverKind): PhoneRecord {
  if (entry) return { ...entry.record, form, offsetMs };
  const id = form.draft?.id ?? newUuid();
  const { role } = queue;
  return { id, role, kind, form, offsetMs, content: contentOf(form), version: 1, completion: null };
}

/** The unfinished record. Each change is saved on the phone, and then sent, so that neither a reload nor the network loses it. */
export function useDraft(source: HandoverSource, kind: HandoverKind) {
  const { queue, form } = source;
  const [record, setRecord] = useState(() => recordOf(source, kind));
  const [error, setError] = useState<unknown>(null);
  const latest = useRef(record);
  useSyncExternalStore(queue.subscribe, queue.snapshot);
  const { id, content, version } = record;
  const entry = queue.find(id);
  const stored = entry?.progress.stored ?? form.draft;

  const put = useCallback(
    (part: Partial<PhoneRecord>): Promise<void> => {
      latest.current = { ...latest.current, ...part };
      setRecord(latest.current);
      return queue.save(latest.current, form.draft);
    },
    [form.draft, queue],
  );
  const change = useCallback(
    (part: Partial<DraftContent>): void => {
      const { content: before, version: number } = latest.current;
      put({ content: { ...before, ...part }, version: number + 1, completion: null }).catch(setError);
    },
    [put],
  );

  /** Resolves after the office has received the current content. */
  const save = async (): Promise<void> => {
    await put({});
    await queue.send({ isNow: true });
    const progress = queue.find(id)?.progress;
    if (progress && progress.sentVersion >= latest.current.version) return;
    throw progress?.refused ? errorOf(progress.refused.refusal) : new NetworkError('unreachable');
  };

  useEffect(() => {
    if (queue.find(id) === null) return undefined;
    const timer = setTimeout(() => queue.start(), SEND_AFTER_MS);
    return () => clearTimeout(timer);
  }, [id, queue, version]);

  return {
    id,
    content,
    version,
    change,
    save,
    /** Creates the record on the phone. */
    begin: () => put({}),
    complete: (completion: PhoneCompletion | null) => put({ completion }),
    completion: record.completion,
    entry,
    /** The error of a failed save in the browser; null otherwise. */
    error,
    setError,
    stored,
    points: pointsOf(form, stored),
  };
}

export type Draft = ReturnType<typeof useDraft>;
