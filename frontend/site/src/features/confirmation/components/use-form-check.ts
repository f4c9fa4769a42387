import { type SubmitEvent, useRef, useState } from 'react';
import { ApiError } from '@shared/http';
import { useLocalize } from '@/lib/i18n';

/**
 * Checks a form when it is submitted, and shows the fields that the server refuses.
 * @param problems The problem of each field, in the order of the fields; false if the value is valid
 * @param error The error of the last call
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

  /** Focuses the first invalid field, or sends the form. */
  const submitBy =
    (send: () => void) =>
    (event?: SubmitEvent): void => {
      event?.preventDefault();
      setChecked(true);
      const first = fields.find((field) => problems[field]);
      if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
      else send();
    };

  return {
    form,
    errorOf,
    submitBy,
    /** An error that concerns no field; null if there is none. */
    otherError: fields.some(refusal) ? null : error,
  };
}
