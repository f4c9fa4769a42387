import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link, useCreatePath, useGetList } from 'react-admin';
import { formatRupees } from '@contract/money';
import type { ConsoleRentalDetails, WaivableLine } from '@contract/rentals/console-rental';
import type { ConsoleSettlement, SettlementState } from '@contract/rentals/settlements';
import { type PlainText, useLocal, useText } from '../../../shared/i18n';
import { Panel } from '../../../shared/ui/Panel';
import { TOUCH_TARGET } from '../../../shared/ui/touch-target';
import { WaiveAction } from '../GiveUpActions';
import { ChargeLaterAction } from './ChargeLaterAction';

const SHOWN: Record<SettlementState, PlainText> = {
  DRAFT: 'Not sent to the customer yet',
  ISSUED: 'Sent, waiting for the customer',
  DISPUTED: 'The customer disputes it',
  FINAL: 'Final',
  VOID: 'Void',
};

/** The settlements of a returned rental, with links to their pages. */
export function SettlementPanel({ rental: { id, status, waivable } }: { rental: ConsoleRentalDetails }) {
  const hasReturned = status === 'RETURNED' || status === 'CLOSED';
  const { data } = useGetList<ConsoleSettlement>(
    'settlements',
    {
      filter: { rentalId: id },
      sort: { field: 'id', order: 'DESC' },
      pagination: { page: 1, perPage: 10 },
    },
    { enabled: hasReturned },
  );
  if (!hasReturned || !data) return null;
  // A toll or challan is added to a draft, or starts a later charge after the settlement of the return is final.
  const mayChargeLater =
    status === 'CLOSED' ||
    data.some(({ state, later }) => state === 'DRAFT' || (state === 'FINAL' && !later));
  if (data.length === 0 && !mayChargeLater) return null;
  return (
    <Panel title="Settlement after the return">
      <Box sx={{ display: 'grid', gap: 2 }}>
        {data.map((settlement) => (
          <Summary key={settlement.id} settlement={settlement} waivable={waivable} />
        ))}
      </Box>
      {mayChargeLater && (
        <Box>
          <ChargeLaterAction />
        </Box>
      )}
    </Panel>
  );
}

interface SummaryProps {
  settlement: ConsoleSettlement;
  waivable: readonly WaivableLine[];
}

function Summary({ settlement: { id, state, later, total, lines }, waivable }: SummaryProps) {
  const t = useText();
  const local = useLocal();
  const to = useCreatePath()({ resource: 'settlements', type: 'show', id });
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {[...(later ? [t('Later charge')] : []), t(SHOWN[state]), formatRupees(total)].join(', ')}
      </Typography>
      {lines.map(({ amount, ...line }) => {
        const left = waivable.find(({ lineId }) => lineId === line.id);
        return (
          <Box key={line.id}>
            <Typography variant="body2">{`${formatRupees(amount)}: ${local(line)}`}</Typography>
            {left && <WaiveAction line={{ ...left, text: local(line) }} />}
          </Box>
        );
      })}
      <Link to={to} sx={TOUCH_TARGET}>
        {t('Open the settlement')}
      </Link>
    </Box>
  );
}
