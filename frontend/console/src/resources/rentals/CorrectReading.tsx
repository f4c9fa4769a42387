import Typography from '@mui/material/Typography';
import type { ConsoleRentalDetails, RentalEvent } from '@contract/rentals/console-rental';
import { useText } from '../../shared/i18n';
import { RowAction } from '../../shared/ui/actions/RowAction';
import type { RentalCalls } from './calls';
import { eventText } from './event-text';

/** Corrects the mistyped odometer of a pickup or return. The record stays as it was signed. */
export function CorrectReading({ event }: { event: RentalEvent }) {
  const t = useText();
  const { moveId, odometer, correctedOdometer, undone } = event;
  if (moveId === null || odometer === null || undone) return null;
  return (
    <RowAction<ConsoleRentalDetails, RentalCalls>
      name="correct"
      label="Correct"
      fullLabel={t('Correct the odometer reading of {text}', { text: eventText(event, t) })}
      question={({ reference }) => t('{reference}: correct the odometer?', { reference })}
      details={() => (
        <Typography variant="body2">
          {t(
            'We compute the kilometres of a draft settlement again. Issued charges stay: correct them in the settlement.',
          )}
        </Typography>
      )}
      reasons={[
        {
          name: 'odometer',
          label: 'Odometer in km',
          kind: 'number',
          initial: String(correctedOdometer ?? odometer),
          missing: 'Enter the odometer.',
          required: true,
        },
        { name: 'reason', label: 'Note for our records', missing: 'Enter a reason.', required: true },
      ]}
      call={(data, row, { odometer: km, reason = '' }) =>
        data.correctReading(row.id, { moveId, odometer: Number(km), reason })
      }
      doneMessage={() => t('The odometer is corrected.')}
    />
  );
}
