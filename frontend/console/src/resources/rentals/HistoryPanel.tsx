import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ConsoleRentalDetails } from '@contract/rentals/console-rental';
import { type Translate, useLocal, useText } from '../../shared/i18n';
import { formatInstant } from '../../shared/i18n/format';
import { DocumentButton } from '../../shared/ui/documents/DocumentButton';
import { Panel } from '../../shared/ui/Panel';
import { useStaffLabel } from '../../shared/ui/staff/use-staff-label';
import { CorrectReading } from './CorrectReading';
import { eventText, odometerText } from './event-text';
import { UndoAction } from './UndoAction';

function whoOf(by: string, t: Translate): string | null {
  if (by === 'customer') return t('the customer');
  return by === 'system' ? t('the system') : null;
}

const LINE = {
  m: 0,
  pl: 2,
  display: 'grid',
  gap: 1.5,
  listStyle: 'none',
  borderLeft: 2,
  borderColor: 'divider',
};

export function HistoryPanel({ rental: { events, undo } }: { rental: ConsoleRentalDetails }) {
  const t = useText();
  const staffLabel = useStaffLabel();
  const local = useLocal();
  return (
    <Panel title="What happened">
      <Box component="ol" sx={LINE}>
        {events.toReversed().map((event) => (
          <Box component="li" key={JSON.stringify(event)} sx={{ overflowWrap: 'anywhere' }}>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {eventText(event, t)}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {formatInstant(event.at)} {t('by {who}', { who: whoOf(event.by, t) ?? staffLabel(event.by) })}
            </Typography>
            {event.recordedAt && (
              <Typography variant="body2" color="textSecondary">
                {t('Recorded afterwards, {when}', { when: formatInstant(event.recordedAt) })}
              </Typography>
            )}
            {event.odometer !== null && (
              <Typography variant="body2">
                {odometerText({ ...event, odometer: event.odometer }, t)}
              </Typography>
            )}
            {event.photos.map((path, index) => {
              const label =
                event.what === 'ACCEPTED_SIGNATURE'
                  ? t('Signature')
                  : t('Photo {number}', { number: index + 1 });
              return <DocumentButton key={path} label={label} title={label} path={path} />;
            })}
            {event.reason && (
              <Typography variant="body2">{local({ message: event.reason, ...event })}</Typography>
            )}
            <CorrectReading event={event} text={eventText(event, t)} />
            {undo !== null && event.moveId === undo.moveId && <UndoAction offer={undo} />}
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
