import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useSendOnce } from '@shared/idempotency/use-send-once';
import { useCalls } from '../../../shared/http/use-calls';
import { useText } from '../../../shared/i18n';
import { imagesRule } from '../attach-car.form';
import type { CarCalls } from '../calls';
import type { CarPanel } from '../car-panel';

const sameOrder = (a: readonly string[], b: readonly string[]): boolean => a.join() === b.join();

/** The stored photos in the order on the screen, and the requests that add photos or save the order. */
export function usePictures({ car, changed }: Pick<CarPanel, 'car' | 'changed'>) {
  const t = useText();
  const data = useCalls<CarCalls>();
  const notify = useNotify();
  const sendOnce = useSendOnce();
  const storedIds = car.images.map(({ id }) => id);
  const [draft, setDraft] = useState<string[] | null>(null);
  const [wrongFile, setWrongFile] = useState<Error | null>(null);
  const [sent, setSent] = useState(0);
  // Omits photos that another admin has removed.
  const order = draft?.filter((id) => storedIds.includes(id)) ?? storedIds;

  const arranging = useMutation({
    mutationFn: () => data.arrangePictures(car.id, car.version, order),
    onSuccess: (saved) => {
      changed(saved);
      setDraft(null);
      notify(t('The photos are saved.'), { type: 'success' });
    },
  });
  const adding = useMutation({
    mutationFn: (images: File[]) =>
      sendOnce([car.version, images], (key) => data.sendCarFiles(car, { images }, key, setSent)),
    onMutate: () => setSent(0),
    onSuccess: (saved, { length: count }) => {
      changed(saved);
      // Discards the draft order, because it lacks the new photos, which follow the old ones.
      setDraft(null);
      const text = '{count, plural, one {The photo is added.} other {{count} photos are added.}}';
      notify(t(text, { count }), { type: 'success' });
    },
  });

  function clearProblem(): void {
    setWrongFile(null);
    arranging.reset();
    adding.reset();
  }

  return {
    order,
    arrange: setDraft,
    isDirty: !sameOrder(order, storedIds),
    isSaving: arranging.isPending,
    isPending: arranging.isPending || adding.isPending,
    /** The part of new photos sent so far, 0 to 1; null if none are being sent. */
    sent: adding.isPending ? sent : null,
    problem: wrongFile ?? arranging.error ?? adding.error,
    clearProblem,
    add: (images: File[]): void => {
      clearProblem();
      const wrong = imagesRule(images);
      if (wrong) setWrongFile(new Error(wrong));
      else adding.mutate(images);
    },
    save: (): void => {
      clearProblem();
      arranging.mutate();
    },
  };
}

export type Pictures = ReturnType<typeof usePictures>;
