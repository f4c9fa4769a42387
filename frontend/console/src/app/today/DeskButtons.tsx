import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Link, type ResourceOptions, useCreatePath, useResourceDefinitions } from 'react-admin';
import { useLocal, useText } from '../../shared/i18n';
import { mayDo } from '../../shared/session/access';

/** A label for the task, which the resource's name does not describe. */
const ADD_CUSTOMER = 'Add Customer (To reserve / book)';
/** Shown as buttons only if the menu, which also contains them, is closed on a narrow screen. */
const LISTS = ['bookings', 'reservations'];

/** The tasks of the desk, and its lists where the menu is closed. */
export function DeskButtons() {
  const t = useText();
  const local = useLocal();
  const createPath = useCreatePath();
  const isMenuClosed = useMediaQuery((theme) => theme.breakpoints.down('md'));
  const mayList = (name: string): boolean => mayDo('custom-admin', name, 'list');
  const resources = Object.values(useResourceDefinitions<ResourceOptions>());
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {resources
        .filter(({ name }) => !mayList(name) || (isMenuClosed && LISTS.includes(name)))
        .map(({ name, icon: Icon, options }) => (
          <Button
            key={name}
            component={Link}
            to={createPath({ resource: name, type: mayList(name) ? 'list' : 'create' })}
            variant={mayList(name) ? 'outlined' : 'contained'}
            startIcon={<Icon />}
            sx={{
              minHeight: 48,
              flex: { xs: mayList(name) ? '1 1 9rem' : '1 1 100%', md: '0 1 auto' },
              justifyContent: 'flex-start',
              whiteSpace: 'normal',
              textAlign: 'left',
            }}
          >
            {name === 'customers' ? t(ADD_CUSTOMER) : local(options?.label ?? name)}
          </Button>
        ))}
    </Box>
  );
}
