import TextField from '@mui/material/TextField';
import type { HandoverForm } from '@contract/rentals/handovers';
import { FULL } from '@contract/rentals/handovers';
import { useText } from '../../shared/i18n';
import { Panel } from '../../shared/ui/Panel';
import type { Draft } from './use-draft';

const EIGHTHS = Array.from({ length: FULL.EIGHTHS + 1 }, (_, eighths) => eighths);

const numberOf = (text: string, max: number): number | null => {
  const digits = text.replace(/\D/g, '');
  return digits === '' ? null : Math.min(max, Number(digits));
};

export function Readings({ form, draft }: { form: HandoverForm; draft: Draft }) {
  const t = useText();
  const { content, change } = draft;
  const { lastOdometer, fuelUnit } = form;
  return (
    <Panel title="Readings">
      <TextField
        label={t('Odometer in km')}
        value={content.odometer ?? ''}
        onChange={({ target }) => change({ odometer: numberOf(target.value, 999_999) })}
        helperText={
          lastOdometer === null
            ? undefined
            : t('Last reading {km} km', { km: lastOdometer.toLocaleString('en-IN') })
        }
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
      {fuelUnit === 'PERCENT' ? (
        <TextField
          label={t('Battery in percent')}
          value={content.fuel ?? ''}
          onChange={({ target }) => change({ fuel: numberOf(target.value, FULL.PERCENT) })}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
      ) : (
        <TextField
          select
          label={t('Fuel level')}
          value={content.fuel ?? ''}
          onChange={({ target }) => change({ fuel: numberOf(target.value, FULL.EIGHTHS) })}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          <option value="" aria-label={t('Fuel level')} />
          {EIGHTHS.map((eighths) => (
            <option key={eighths} value={eighths}>
              {eighths === 0
                ? t('Empty')
                : eighths === FULL.EIGHTHS
                  ? t('Full')
                  : t('{eighths}/8', { eighths: String(eighths) })}
            </option>
          ))}
        </TextField>
      )}
    </Panel>
  );
}
