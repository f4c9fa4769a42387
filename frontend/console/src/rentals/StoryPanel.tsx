import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { RentalEvent } from '@contract/console-rental';
import { formatInstant, formatMobile } from '../format';
import { useText } from '../i18n';
import { Panel } from '../ui/Panel';
import { eventText } from './event-text';

const BYS: Record<string, string> = { customer: 'the customer', system: 'the system' };

const LINE = {
  m: 0,
  pl: 2,
  display: 'grid',
  gap: 1.5,
  listStyle: 'none',
  borderLeft: 2,
  borderColor: 'divider',
};

/** Who did what, when, and why; the latest first. */
export function StoryPanel({ events }: { events: readonly RentalEvent[] }) {
  const t = useText();
  return (
    <Panel title={t('What happened')}>
      <Box component="ol" sx={LINE}>
        {events.toReversed().map((event) => (
          <Box component="li" key={JSON.stringify(event)} sx={{ overflowWrap: 'anywhere' }}>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {eventText(event, t)}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {t('{when} by {who}', {
                when: formatInstant(event.at),
                who: BYS[event.by] ? t(BYS[event.by]!) : formatMobile(event.by),
              })}
            </Typography>
            {event.reason && <Typography variant="body2">{event.reason}</Typography>}
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
