import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ConsoleCarRefusal } from '@contract/rentals/car-refusals';
import type { ConsoleRentalDetails } from '@contract/rentals/console-rental';
import { useText } from '../../../shared/i18n';
import { formatInstant } from '../../../shared/i18n/format';
import { DocumentButton } from '../../../shared/ui/documents/DocumentButton';
import { Panel } from '../../../shared/ui/Panel';
import { useStaffLabel } from '../../../shared/ui/staff/use-staff-label';
import { REFUSAL_CAUSES, REFUSAL_STATES } from './refusal-texts';
import { RefusalActions } from './RefusalActions';

/** The customer's refusals of the car, with our replies. */
export function CarRefusalPanel({ rental: { carRefusals, carRefused } }: { rental: ConsoleRentalDetails }) {
  const [newest] = carRefusals;
  if (!newest) return null;
  return (
    <Panel title="The customer does not accept the car">
      <Box sx={{ display: 'grid', gap: 2 }}>
        {carRefusals.map((refusal) => (
          <CarRefusal key={refusal.id} refusal={refusal} />
        ))}
        {carRefused && <RefusalActions isOpen={newest.state === 'OPEN'} />}
      </Box>
    </Panel>
  );
}

function CarRefusal({ refusal }: { refusal: ConsoleCarRefusal }) {
  const t = useText();
  const staffLabel = useStaffLabel();
  const { cause, note, state, reportedAt, cancelFrom, answer, answeredBy, answeredAt } = refusal;
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {t(REFUSAL_CAUSES[cause])}
      </Typography>
      {note && <Typography variant="body2">{note}</Typography>}
      <Typography variant="body2" color="textSecondary">
        {t('Reported {when}', { when: formatInstant(reportedAt) })}
      </Typography>
      <Photos paths={refusal.photos} />
      <Typography variant="body2" color={state === 'OPEN' ? 'error' : undefined} sx={{ fontWeight: 600 }}>
        {t(REFUSAL_STATES[state])}
      </Typography>
      {state === 'OPEN' && (
        <Typography variant="body2">
          {t('Without an answer the customer can cancel from {when} and gets everything back.', {
            when: formatInstant(cancelFrom),
          })}
        </Typography>
      )}
      {answer && <Typography variant="body2">{answer}</Typography>}
      {answeredBy && answeredAt && (
        <Typography variant="body2" color="textSecondary">
          {formatInstant(answeredAt)} {t('by {who}', { who: staffLabel(answeredBy) })}
        </Typography>
      )}
      <Photos paths={refusal.answerPhotos} />
    </Box>
  );
}

function Photos({ paths }: { paths: readonly string[] }) {
  const t = useText();
  return paths.map((path, index) => {
    const label = t('Photo {number}', { number: index + 1 });
    return <DocumentButton key={path} label={label} title={label} path={path} />;
  });
}
