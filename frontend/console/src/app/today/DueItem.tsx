import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link, RecordContextProvider, ResourceContextProvider, useCreatePath } from 'react-admin';
import type { DueRental } from '@contract/reports';
import { formatPhone } from '@shared/format/phone';
import { DecisionButtons } from '../../resources/rentals/DecisionButtons';
import { NextStep } from '../../resources/rentals/NextStep';
import { StepLink } from '../../resources/rentals/StepLink';
import { TripActions } from '../../resources/rentals/TripActions';
import { WAIT_TEXTS } from '../../resources/rentals/waits';
import { useText } from '../../shared/i18n';
import { formatShortInstant } from '../../shared/i18n/format';
import { TOUCH_TARGET } from '../../shared/ui/touch-target';

export function DueItem({ row }: { row: DueRental }) {
  const t = useText();
  const createPath = useCreatePath();
  const resource = row.kind === 'BOOKING' ? 'bookings' : 'reservations';
  return (
    <Box
      component="li"
      sx={{ py: 1, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere', minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'center' }}>
        <Typography className="figures" sx={{ fontWeight: 700 }}>
          {formatShortInstant(row.at)}
        </Typography>
        <Link to={createPath({ resource, type: 'show', id: row.id })} sx={TOUCH_TARGET}>
          {row.reference}
        </Link>
      </Box>
      <Typography variant="body2">{[row.carName, row.plate].filter(Boolean).join(' · ')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'center' }}>
        {row.customerName && <Typography variant="body2">{row.customerName}</Typography>}
        <MuiLink className="figures" href={`tel:+91${row.customerMobile}`} sx={TOUCH_TARGET}>
          {formatPhone(row.customerMobile)}
        </MuiLink>
      </Box>
      {row.customerSuspended && (
        <Typography variant="body2" color="error">
          {t('This customer is suspended. Do not hand over the car.')}
        </Typography>
      )}
      {row.waitsFor && (
        <Typography variant="body2" color="error">
          {t(WAIT_TEXTS[row.waitsFor])}
        </Typography>
      )}
      <ResourceContextProvider value={resource}>
        <RecordContextProvider value={row}>
          <DecisionButtons>
            <NextStep row={row} />
            {row.waitsFor === 'DECISION' && <StepLink resource={resource} id={row.id} label="Decide" />}
            <TripActions row={row} />
          </DecisionButtons>
        </RecordContextProvider>
      </ResourceContextProvider>
    </Box>
  );
}
