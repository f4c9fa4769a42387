import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { RentalDue } from '@contract/rentals/rentals';
import type { DueGroup } from '@contract/reports';
import { DUE_TITLES } from '../../resources/rentals/due-texts';
import { useText } from '../../shared/i18n';
import { Panel } from '../../shared/ui/Panel';
import { DueItem } from './DueItem';
import { KindLinks } from './KindLinks';

export function DuePanel({ due, group }: { due: RentalDue; group: DueGroup }) {
  const t = useText();
  const total = group.bookings + group.reservations;
  return (
    <Panel title={{ text: `${t(DUE_TITLES[due])} (${total})` }}>
      {total === 0 ? (
        <Typography color="textSecondary">{t('None.')}</Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {group.rows.map((row) => (
            <DueItem key={row.id} row={row} />
          ))}
        </Box>
      )}
      {total > 0 && (
        <div>
          <KindLinks {...group} filter={{ due }} />
        </div>
      )}
    </Panel>
  );
}
