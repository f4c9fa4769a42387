import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormDataConsumer } from 'react-admin';
import { addDays } from '@contract/calendar';
import { rupees, toPaise } from '@contract/money';
import { durationMessage, type FareQuote, type RentalAction } from '@contract/rentals/fare';
import type { EditableSettings } from '@contract/settings';
import { quoteFare } from '@shared/quote-fare';
import { type PlainText, useLocal, useText } from '../../shared/i18n';
import { FareTable } from '../../shared/ui/FareTable';
import { Panel } from '../../shared/ui/Panel';

const SAMPLE = { 'Price per day': 2400, 'Price per hour': 100, Days: 3, 'Extra hours': 4 };
type Sample = typeof SAMPLE;
const KINDS: [RentalAction, PlainText][] = [
  ['book', 'Booking'],
  ['reserve', 'Reservation'],
];
// The date is arbitrary, because a fare depends on days and hours alone.
const FROM = '2026-01-01';
const NOON = 12;

/** The fare of a sample booking under the typed settings, computed like that of customers. */
export const FarePreview = () => (
  <FormDataConsumer<EditableSettings>>{({ formData }) => <Preview fare={formData.fare} />}</FormDataConsumer>
);

function Preview({ fare }: Pick<EditableSettings, 'fare'>) {
  const t = useText();
  const local = useLocal();
  const [sample, setSample] = useState(SAMPLE);
  const quotes = quote(fare, sample);
  return (
    <Panel title="Cost of a sample booking">
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))' }}>
        {(Object.keys(SAMPLE) as (keyof Sample)[]).map((label) => (
          <TextField
            key={label}
            label={t(label)}
            type="number"
            value={sample[label]}
            onChange={({ target }) => setSample({ ...sample, [label]: Number(target.value) })}
            slotProps={{ htmlInput: { min: 0, max: label === 'Extra hours' ? 11 : 1_000_000 } }}
            sx={{ m: 0 }}
          />
        ))}
      </Box>
      {quotes ? (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
          }}
        >
          {quotes.map(({ label, quote }) => (
            <Box key={label} sx={{ minWidth: 0 }}>
              <Typography component="h3" variant="body1" sx={{ fontWeight: 650 }}>
                {t(label)}, {local(durationMessage(quote))}
              </Typography>
              <FareTable label={{ text: t('{kind}: sample fare', { kind: t(label) }) }} fare={quote} />
            </Box>
          ))}
        </Box>
      ) : (
        <Typography role="status">
          {t('Complete the fees, the discounts and the sample to see what it would cost.')}
        </Typography>
      )}
    </Panel>
  );
}

function quote(
  fare: EditableSettings['fare'],
  sample: Sample,
): { label: PlainText; quote: FareQuote }[] | null {
  const days = sample.Days;
  const hours = sample['Extra hours'];
  if (!Number.isInteger(days) || days < 1 || days > 365) return null;
  if (!Number.isInteger(hours) || hours < 0 || hours > 11) return null;
  const window = {
    fromDate: FROM,
    toDate: addDays(FROM, days),
    pickupTime: `${NOON}:00`,
    dropTime: `${NOON + hours}:00`,
  };
  try {
    const price = {
      costPerDay: toPaise(rupees(sample['Price per day'])),
      costPerHour: toPaise(rupees(sample['Price per hour'])),
    };
    return KINDS.map(([action, label]) => ({ label, quote: quoteFare(price, window, action, fare) }));
  } catch {
    // Incomplete amounts are ignored.
    return null;
  }
}
