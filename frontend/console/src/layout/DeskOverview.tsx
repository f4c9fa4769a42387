import { Link, useCreatePath } from 'react-admin';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { bookings } from '../bookings';
import { reservations } from '../reservations';
import { Screen } from '../ui/Screen';

const ENTRIES = [
  { resource: 'bookings', ...bookings },
  { resource: 'reservations', ...reservations },
];

/** The custom admin's first screen. */
export function DeskOverview() {
  const createPath = useCreatePath();
  return (
    <Screen title="Custom admin dashboard">
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
        }}
      >
        {ENTRIES.map(({ resource, icon: Icon, options }) => (
          <Button
            key={resource}
            component={Link}
            to={createPath({ resource, type: 'list' })}
            variant="outlined"
            size="large"
            startIcon={<Icon />}
            sx={{ minHeight: 72, justifyContent: 'flex-start', fontSize: '1.05rem' }}
          >
            {options.label}
          </Button>
        ))}
      </Box>
    </Screen>
  );
}
