import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { addDays, dayIn, shortHour, type TimeOfDay, twelveHour } from '@contract/calendar';
import type { FieldProblem } from '@contract/messages/message';
import type { RentalAction } from '@contract/rentals/fare';
import type { PeriodRules, RentalWindow } from '@contract/rentals/rental-period';
import { useLocal, useText } from '../../../shared/i18n';
import { daySlots } from '../../../shared/ui/forms/day-slots';
import { halfHours, withPickupOn } from '../draft';
import { ActionChoice } from './ActionChoice';

interface Props {
  action: RentalAction;
  window: RentalWindow;
  rules: PeriodRules;
  problem: FieldProblem | null;
  onAction: (action: RentalAction) => void;
  onWindow: (window: RentalWindow) => void;
}

const SHRINK = { inputLabel: { shrink: true } };

export function PeriodFields({ action, window, rules, problem, onAction, onWindow }: Props) {
  const t = useText();
  const local = useLocal();
  const today = dayIn(rules.zone, new Date());
  const errorAt = (field: string) => ({
    error: problem?.field === field,
    helperText: problem?.field === field ? local(problem.message) : undefined,
  });

  const date = (field: 'fromDate' | 'toDate', label: string, min: string, max: string) => (
    <TextField
      type="date"
      size="medium"
      label={label}
      value={window[field]}
      onChange={({ target }) => {
        // Browsers report an incomplete date as empty, so the earlier one stays until the new one is complete.
        if (!target.value) return;
        onWindow(
          field === 'fromDate' ? withPickupOn(window, target.value) : { ...window, toDate: target.value },
        );
      }}
      {...errorAt(field)}
      slotProps={daySlots(window[field], { min, max })}
    />
  );

  const time = (field: 'pickupTime' | 'dropTime', label: string, from: TimeOfDay, to: TimeOfDay) => (
    <TextField
      select
      size="medium"
      label={`${label} (${shortHour(from)}-${shortHour(to)})`}
      value={window[field]}
      onChange={({ target }) => onWindow({ ...window, [field]: target.value })}
      {...errorAt(field)}
      slotProps={{ ...SHRINK, select: { native: true } }}
    >
      {halfHours(from, to).map((at) => (
        <option key={at} value={at}>
          {twelveHour(at)}
        </option>
      ))}
    </TextField>
  );

  return (
    <>
      <ActionChoice action={action} onAction={onAction} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          '& .MuiFormControl-root': { m: 0 },
        }}
      >
        {date('fromDate', t('From Date'), today, addDays(today, rules.maxAdvanceDays))}
        {time('pickupTime', t('Pickup Time'), rules.pickupFrom, rules.pickupTo)}
        {date('toDate', t('To Date'), window.fromDate, addDays(window.fromDate, rules.maxLengthDays))}
        {time('dropTime', t('Return Time'), rules.returnFrom, rules.returnTo)}
      </Box>
    </>
  );
}
