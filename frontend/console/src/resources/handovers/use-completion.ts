import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type {
  HandoverConfirmation,
  HandoverForm,
  HandoverKind,
  LicenceSight,
} from '@contract/rentals/handovers';
import type { EarlyEnd } from '@contract/rentals/kept-fare.rules';
import { ApiError } from '@shared/http';
import { useCalls } from '../../shared/http/use-calls';
import type { HandoverCalls } from './calls';
import type { Draft } from './use-draft';
import type { Photos } from './use-photos';

interface Parts {
  form: HandoverForm;
  kind: HandoverKind;
  draft: Draft;
  photos: Photos;
  /** The reason of an admin who hands over although money is owed; null otherwise. */
  allowReason: string | null;
  onDone: () => void;
}

/** True if the server asks to confirm an odometer that rose by more than usual. */
const isJump = (error: unknown): boolean =>
  error instanceof ApiError && error.errors.some(({ field }) => field === 'confirmed');

/** The confirmation of the customer and the last step. Done is only what the server has answered. */
export function useCompletion({ form, kind, draft, photos, allowReason, onDone }: Parts) {
  const data = useCalls<HandoverCalls>();
  const [way, setWay] = useState<HandoverConfirmation>(kind === 'SECOND_INSPECTION' ? 'NOT_PRESENT' : 'CODE');
  const [code, setCode] = useState('');
  const [signature, setSignature] = useState<File | null>(null);
  const sentSignature = useRef<File | null>(null);
  const [licence, setLicence] = useState({ number: '', seenAs: 'ORIGINAL' as LicenceSight });
  const [early, setEarly] = useState<EarlyEnd | null>(null);
  const [isJumpConfirmed, setJumpConfirmed] = useState(false);

  const sendCode = useMutation({
    mutationFn: async () => {
      await draft.save();
      draft.setStored(await data.sendHandoverCode(draft.id));
    },
  });
  /** Sends it once, however often the completion is refused. */
  const sendSignature = async (): Promise<void> => {
    if (!signature || sentSignature.current === signature) return;
    await photos.add('SIGNATURE', signature).arrived;
    sentSignature.current = signature;
  };
  const complete = useMutation({
    mutationFn: async () => {
      await draft.save();
      if (way === 'SIGNATURE') await sendSignature();
      return data.completeHandover(draft.id, {
        confirmation: way,
        ...(way === 'CODE' && code !== '' && { code }),
        ...(isJumpConfirmed && { confirmed: true }),
        licence: licence.number.trim() === '' ? undefined : licence,
        ...(early && { early }),
        ...(allowReason !== null && { allowBalance: true, reason: allowReason || undefined }),
      });
    },
    onSuccess: onDone,
  });
  return {
    confirmation: {
      kind,
      way,
      setWay,
      code,
      setCode,
      setSignature,
      isCodeSent: draft.stored?.codeSent === true && draft.isSaved,
      sending: sendCode,
    },
    licence,
    setLicence,
    early,
    setEarly,
    isJump: isJump(complete.error),
    isJumpConfirmed,
    setJumpConfirmed,
    complete,
    mayEndEarly: kind === 'RETURN' && Date.parse(form.rental.endsAt) - Date.parse(form.now) > 3_600_000,
  };
}

export type CompletionState = ReturnType<typeof useCompletion>;
