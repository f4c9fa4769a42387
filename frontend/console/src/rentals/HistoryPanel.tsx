import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ConsoleRental } from '@contract/console';
import { formatInstant } from '../format';
import { Panel } from '../ui/Panel';
import { statusLabel } from '../ui/StatusChip';

type Move = ConsoleRental['history'][number];

const heading = ({ from, to }: Move): string =>
  from === null ? `Made: ${statusLabel(to)}` : `${statusLabel(from)} → ${statusLabel(to)}`;

/** Who moved this rental, when, and why; the latest first. */
export function HistoryPanel({ history }: { history: readonly Move[] }) {
  return (
    <Panel title="History">
      <Box
        component="ol"
        sx={{
          m: 0,
          pl: 2,
          display: 'grid',
          gap: 1.5,
          listStyle: 'none',
          borderLeft: 2,
          borderColor: 'divider',
        }}
      >
        {[...history].reverse().map((move) => (
          <li key={`${move.at} ${move.to}`}>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {heading(move)}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {formatInstant(move.at)} by {move.by}
            </Typography>
            {move.reason && <Typography variant="body2">{move.reason}</Typography>}
          </li>
        ))}
      </Box>
    </Panel>
  );
}
