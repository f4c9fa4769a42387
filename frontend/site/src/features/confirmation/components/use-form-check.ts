import { type SubmitEvent, useRef, useState } from 'react';
import { ApiError } from '@shared/http';
import { useLocalize } from '@/lib/i18n';

/**
 * Checks a form when it is sent, and shows what the server refuses.
 * @param problems By the name of each field, in their order: what is wrong with its value; false if nothing is
 * @param error Of the last call
 */
export function useFormCheck<Field extends string>(
  problems: Record<Field, string | false>,
  error: Error | null,
) {
  const localize = useLocalize();
  const [checked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const fields = Object.keys(problems) as Field[];
  const refusal = (field: Field) => (error instanceof ApiError ? error.fieldError(field) : undefined);

  function errorOf(field: Field): string | undefined {
    const problem = problems[field];
    if (checked && problem) return problem;
    const refused = refusal(field);
    return refused && localize(refused);
  }

  /** Focuses the first wrong field, or sends. */
  const submitBy =
    (send: () => void) =>
    (event: SubmitEvent): void => {
      event.preventDefault();
      setChecked(true);
      const first = fields.find((field) => problems[field]);
      if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
      else send();
    };

  return {
    form,
    errorOf,
    submitBy,
    /** A refusal that concerns no field; null if there is none. */
    otherError: fields.some(refusal) ? null : error,
  };
}
