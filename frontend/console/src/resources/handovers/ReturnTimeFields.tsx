import TextField from '@mui/material/TextField';
import { MAX_REASON_LENGTH } from '@contract/limits';
import { type PlainText, useText } from '../../shared/i18n';
import { daySlots } from '../../shared/ui/forms/day-slots';
import { typedOf } from '../../shared/ui/forms/typed-time';
import type { ReturnProblem } from './return-time.rules';
import type { CompletionState } from './use-completion';

const PROBLEMS: Partial<Record<ReturnProblem, PlainText>> = {
  AHEAD: 'Enter a time that has passed.',
  ADMIN: 'Only an admin can enter a return that was more than a day ago.',
};

/** The time of the return, by default now. An earlier time needs a note. */
export function ReturnTimeFields({ completion }: { completion: CompletionState }) {
  const t = useText();
  const { fields, set, returnTime } = completion;
  const { needsNote, problem } = returnTime;
  const value = fields.returnedAt || typedOf(returnTime.now);
  const text = problem && PROBLEMS[problem];
  return (
    <>
      <TextField
        type="datetime-local"
        label={t('Returned at')}
        value={value}
        error={Boolean(text)}
        helperText={t(text ?? 'Change it if the car came back before now.')}
        onChange={({ target }) => set({ returnedAt: target.value })}
        slotProps={daySlots(value)}
      />
      {needsNote && (
        <TextField
          label={t('Why the return is recorded only now')}
          value={fields.note}
          required
          onChange={({ target }) => set({ note: target.value })}
          slotProps={{ htmlInput: { maxLength: MAX_REASON_LENGTH } }}
        />
      )}
    </>
  );
}
