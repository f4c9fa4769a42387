import type { RefObject } from 'react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Problem } from '../problems/problem.rules';
import type { DraftProblems, PaymentDraft } from './payment-draft.rules';
import { draftProblems } from './payment-draft.rules';
import type { PaymentErrors } from './payment-errors.rules';
import { paymentErrors } from './payment-errors.rules';

interface CheckedDraft extends PaymentErrors {
  form: RefObject<HTMLFormElement | null>;
  /** @returns True if the details can be sent; otherwise focuses the first invalid field. */
  check: () => boolean;
}

/**
 * Returns the errors of a payment form that the page or the server has found. Scrolls to the first invalid field and
 * focuses it.
 */
export function usePaymentErrors(draft: PaymentDraft, problem: Problem | null): CheckedDraft {
  const form = useRef<HTMLFormElement>(null);
  const [refused, setRefused] = useState<DraftProblems>({});
  const errors = paymentErrors(draft, refused, problem);

  const showFirst = useEffectEvent(() => {
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const target = field ?? form.current?.querySelector('[role="alert"]');
    target?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (problem || Object.keys(refused).length > 0) showFirst();
  }, [refused, problem]);

  return {
    ...errors,
    form,
    check() {
      const problems = draftProblems(draft);
      setRefused(problems);
      return Object.keys(problems).length === 0;
    },
  };
}
