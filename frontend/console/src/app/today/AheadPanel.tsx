import Box from '@mui/material/Box';
import type { DayAhead } from '@contract/reports';
import { useText } from '../../shared/i18n';
import { formatDay } from '../../shared/i18n/format';
import { Panel } from '../../shared/ui/Panel';

/** The number of pickups and returns on each of the next seven days. */
export function AheadPanel({ days }: { days: DayAhead[] }) {
  const t = useText();
  return (
    <Panel title="The next seven days">
      <Box
        component="ol"
        sx={{
          m: 0,
          p: 0,
          display: 'grid',
          gap: 1,
          gridTemplateColumns: 'repeat(auto-fit, minmax(7.5rem, 1fr))',
          listStyle: 'none',
        }}
      >
        {days.map(({ day, pickups, returns }) => (
          <Box key={day} component="li" sx={{ p: 1, border: 1, borderColor: 'divider', borderRadius: 1 }}>
            <Box sx={{ typography: 'body2', fontWeight: 600, mb: 0.5 }}>{formatDay(day)}</Box>
            <Box sx={{ typography: 'body2' }}>{t('Pickups: {count}', { count: pickups })}</Box>
            <Box sx={{ typography: 'body2' }}>{t('Returns: {count}', { count: returns })}</Box>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
