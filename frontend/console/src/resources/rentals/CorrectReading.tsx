import type { ConsoleRentalDetails, RentalEvent } from '@contract/rentals/console-rental';
import { useText } from '../../shared/i18n';
import { RowAction } from '../../shared/ui/actions/RowAction';
import type { RentalCalls } from './calls';

/** Corrects the mistyped odometer of a pickup or return. The record stays as it was signed. */
export function CorrectReading({ event, text }: { event: RentalEvent; text: string }) {
  const t = useText();
  const { moveId, odometer, correctedOdometer, undone } = event;
  if (moveId === null || odometer === null || undone) return null;
  return (
    <RowAction<ConsoleRentalDetails, RentalCalls>
      name="correct"
      label="Correct"
      fullLabel={t('Correct the odometer reading of {text}', { text })}
      question={() => t('Correct the odometer? Issued charges stay: correct them in the settlement.')}
      reasons={[
        {
          name: 'odometer',
          label: 'Odometer in km',
          kind: 'number',
          initial: String(correctedOdometer ?? odometer),
          missing: 'Enter the odometer.',
          required: true,
        },
        {
          name: 'reason',
          label: 'Note for our records',
          missing: 'Enter what was recorded by mistake.',
          required: true,
        },
      ]}
      call={(data, row, { odometer: km, reason = '' }) =>
        data.correctReading(row.id, { moveId, odometer: Number(km), reason })
      }
      doneMessage={() => t('The odometer is corrected.')}
    />
  );
}
