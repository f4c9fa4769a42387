import type { ConsoleRentalDetails, UndoOffer } from '@contract/rentals/console-rental';
import { useIsPast } from '@shared/use-is-past';
import { useText } from '../../shared/i18n';
import { formatInstant } from '../../shared/i18n/format';
import { RowAction } from '../../shared/ui/actions/RowAction';
import { Facts } from '../../shared/ui/Facts';
import { statusLabel } from '../../shared/ui/StatusChip';
import type { RentalCalls } from './calls';

/** Undoes a change of state that was recorded by mistake. The offer ends at `until`. */
export function UndoAction({ offer: { moveId, to, until } }: { offer: UndoOffer }) {
  const t = useText();
  const isOver = useIsPast(until);
  if (isOver) return null;
  return (
    <RowAction<ConsoleRentalDetails, RentalCalls>
      name="trip"
      label="Undo"
      confirmLabel="Undo the change"
      cancelLabel="Not now"
      question={({ reference }) => t('{reference}: undo the last change?', { reference })}
      details={({ status }) => (
        <Facts
          facts={[
            ['Now', t(statusLabel(status))],
            ['Afterwards', t(statusLabel(to))],
            ['Possible until', formatInstant(until)],
          ]}
        />
      )}
      reasons={[
        {
          name: 'reason',
          label: 'Note for our records',
          missing: 'Enter what was recorded by mistake.',
          required: true,
        },
      ]}
      call={(data, row, { reason = '' }) => data.undoMove(row.id, { moveId, reason })}
      doneMessage={({ reference }) => t('The last change of {reference} is undone.', { reference })}
    />
  );
}
