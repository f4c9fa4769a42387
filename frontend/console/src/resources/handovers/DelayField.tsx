import TextField from '@mui/material/TextField';
import { formatPaise, toPaise } from '@contract/money';
import type { HandoverForm } from '@contract/rentals/handovers';
import { DELAYED_BY, type DelayedBy, effectOfOurDelay } from '@contract/rentals/late-handover.rules';
import { CITY_ZONE } from '@shared/format/locale';
import { type PlainText, useText } from '../../shared/i18n';
import { formatInstant } from '../../shared/i18n/format';
import type { CompletionState } from './use-completion';

const SIDES: Record<DelayedBy, PlainText> = {
  US: 'We were late',
  CUSTOMER: 'The customer came late',
};

interface Props {
  form: HandoverForm;
  completion: CompletionState;
}

/** The side that caused a late handover, and the effect on return and fare. */
export function DelayField({ form, completion: { fields, set, now } }: Props) {
  const t = useText();
  const effect = useEffectText(form, now);
  const texts = { US: effect, CUSTOMER: t('Return and fare stay as agreed.') };
  return (
    <TextField
      select
      label={t('Why is the handover late?')}
      value={fields.delayedBy ?? ''}
      helperText={fields.delayedBy ? texts[fields.delayedBy] : t('If we were late: {effect}', { effect })}
      onChange={({ target }) => set({ delayedBy: DELAYED_BY.find((side) => side === target.value) ?? null })}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="" aria-label={t('Why is the handover late?')} />
      {DELAYED_BY.map((side) => (
        <option key={side} value={side}>
          {t(SIDES[side])}
        </option>
      ))}
    </TextField>
  );
}

/**
 * Returns the effect of a delay by the office. Forms that an earlier version saved have no `late`, so the text is
 * general.
 */
function useEffectText({ rental, late }: HandoverForm, now: Date): string {
  const t = useText();
  if (!late) return t('The office moves the return or reduces the fare.');
  const { movedTo, reduced } = effectOfOurDelay(
    {
      startsAt: new Date(rental.startsAt),
      endsAt: new Date(rental.endsAt),
      total: toPaise(late.total),
      freeUntil: late.freeUntil === null ? null : new Date(late.freeUntil),
      returnFrom: late.returnFrom,
      returnTo: late.returnTo,
      zone: CITY_ZONE,
    },
    now,
  );
  return movedTo
    ? t('The return moves to {when}.', { when: formatInstant(movedTo.toISOString()) })
    : t('The fare is reduced by {amount}.', { amount: formatPaise(reduced) });
}
