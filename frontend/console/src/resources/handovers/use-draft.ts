import { useCallback, useEffect, useRef, useState } from 'react';
import type { HandoverDraft, HandoverForm, HandoverKind } from '@contract/rentals/handovers';
import { uniqueId } from '@shared/idempotency/unique-id';
import { useCalls } from '../../shared/http/use-calls';
import type { HandoverCalls } from './calls';

const SAVE_AFTER_MS = 700;

export type DraftContent = Omit<HandoverDraft, 'rentalId' | 'kind'>;

/** The server takes UUIDs only. */
export const newUuid = (): string => uniqueId().replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

const EMPTY: DraftContent = { odometer: null, fuel: null, fine: [], marks: [], inspectLater: null };

function contentOf({ draft, kind, baseline }: HandoverForm): DraftContent {
  if (draft) {
    const { odometer, fuel, fine, marks, inspectLater } = draft;
    return { odometer, fuel, fine, marks, inspectLater };
  }
  // The level has not changed since the return.
  return kind === 'SECOND_INSPECTION' ? { ...EMPTY, fuel: baseline?.fuel ?? null } : EMPTY;
}

/** The unfinished record: changes are sent to the server one after another, so that a reload loses nothing. */
export function useDraft(form: HandoverForm, kind: HandoverKind) {
  const data = useCalls<HandoverCalls>();
  const [id] = useState(() => form.draft?.id ?? newUuid());
  const [content, setContent] = useState(() => contentOf(form));
  const [stored, setStored] = useState(form.draft);
  const [error, setError] = useState<unknown>(null);
  const [isSaved, setSaved] = useState(form.draft !== null);
  const latest = useRef(content);
  const sent = useRef<DraftContent | null>(form.draft ? content : null);
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  /** Resolves once the present content is stored. */
  const save = useCallback((): Promise<void> => {
    const step = queue.current
      .catch(() => undefined)
      .then(async () => {
        const now = latest.current;
        if (sent.current === now) return;
        const marks = now.marks.filter(({ text }) => text.trim() !== '');
        setStored(await data.saveHandover(id, { rentalId: form.rental.id, kind, ...now, marks }));
        sent.current = now;
        setError(null);
        setSaved(latest.current === now);
      });
    queue.current = step;
    return step.catch((problem: unknown) => {
      setError(problem);
      throw problem;
    });
  }, [data, form.rental.id, id, kind]);

  const change = useCallback((part: Partial<DraftContent>): void => {
    latest.current = { ...latest.current, ...part };
    setContent(latest.current);
    setSaved(false);
  }, []);

  useEffect(() => {
    if (isSaved || sent.current === content) return undefined;
    const timer = setTimeout(() => void save().catch(() => undefined), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [content, isSaved, save]);

  return { id, content, change, save, stored, setStored, error, isSaved };
}

export type Draft = ReturnType<typeof useDraft>;
