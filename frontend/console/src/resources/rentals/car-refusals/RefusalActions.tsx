import Box from '@mui/material/Box';
import type { ConsoleRentalDetails } from '@contract/rentals/console-rental';
import { useText } from '../../../shared/i18n';
import { RowAction } from '../../../shared/ui/actions/RowAction';
import type { RentalCalls } from '../calls';
import { cancelledText } from '../refund-due.rules';

const NOTE = { name: 'reason', label: 'Note to the customer' } as const;

/** @param props.isOpen False after staff have recorded that the problem is fixed. */
export function RefusalActions({ isOpen }: { isOpen: boolean }) {
  const t = useText();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {isOpen && (
        <RowAction<ConsoleRentalDetails, RentalCalls>
          name="trip"
          label="It is put right"
          isNext
          cancelLabel="Not now"
          question={({ reference }) => t('{reference}: have you put the car right?', { reference })}
          details={() => t('The customer is asked to accept the car. It can be handed over after that.')}
          reasons={[{ ...NOTE, optional: true }]}
          files="PHOTOS"
          call={(data, row, { reason }, photos) =>
            data.answerRefusal(row.id, { answer: 'FIXED', reason }, photos)
          }
          doneMessage={() => t('The customer is asked to accept the car.')}
        />
      )}
      <RowAction<ConsoleRentalDetails, RentalCalls>
        name="trip"
        label="Refund everything"
        color="error"
        cancelLabel="Not now"
        question={({ reference }) => t('{reference}: cancel and refund everything?', { reference })}
        reasons={[{ ...NOTE, optional: true }]}
        call={(data, row, { reason }) => data.answerRefusal(row.id, { answer: 'REFUND', reason }, [])}
        doneMessage={(row) => t(cancelledText(row), { reference: row.reference })}
      />
      <RowAction<ConsoleRentalDetails, RentalCalls>
        name="insist"
        label="We do not agree"
        cancelLabel="Not now"
        question={({ reference }) => t('{reference}: can the car be handed over as it is?', { reference })}
        details={() => t('Add a photo that shows it. The customer reads the note and sees the photo.')}
        reasons={[{ ...NOTE, missing: 'Enter a note to the customer.', required: true }]}
        files="PHOTOS"
        call={(data, row, { reason }, photos) =>
          data.answerRefusal(row.id, { answer: 'NOT_ACCEPTED', reason }, photos)
        }
        doneMessage={() => t('The customer is told that the car can be handed over.')}
      />
    </Box>
  );
}
