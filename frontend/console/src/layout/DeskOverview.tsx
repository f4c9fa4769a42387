import { Link, useCreatePath, useResourceDefinitions } from 'react-admin';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Screen } from '../ui/Screen';

/** The custom admin's first screen: a big button for each thing to do. */
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
        {Object.values(useResourceDefinitions()).map(({ name, icon: Icon, hasList, options }) => (
          <Button
            key={name}
            component={Link}
            to={createPath({ resource: name, type: hasList ? 'list' : 'create' })}
            variant={hasList ? 'outlined' : 'contained'}
            size="large"
            startIcon={<Icon />}
            sx={{
              minHeight: 72,
              justifyContent: 'flex-start',
              fontSize: '1.05rem',
              whiteSpace: 'normal',
              textAlign: 'left',
            }}
          >
            {options.label}
          </Button>
        ))}
      </Box>
    </Screen>
  );
}
