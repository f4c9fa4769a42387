import { Link, useCreatePath, useResourceDefinitions } from 'react-admin';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useText } from '../i18n';
import { GRID } from './TodayFrame';

/** A big button for each thing to do. */
export function DeskButtons() {
  const t = useText();
  const createPath = useCreatePath();
  return (
    <Box sx={GRID}>
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
          {t(options.label)}
        </Button>
      ))}
    </Box>
  );
}
