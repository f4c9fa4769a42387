import Button from '@mui/material/Button';
import { Link, type ResourceOptions, useCreatePath, useResourceDefinitions } from 'react-admin';
import { mayDo } from '../auth/access';
import { useLocal, useText } from '../i18n';
import { CardGrid } from './CardGrid';

/** Labels where the resource's name does not describe the task. */
const ADD_CUSTOMER = 'Add Customer (To reserve / book)';

export function DeskButtons() {
  const t = useText();
  const local = useLocal();
  const mayList = (name: string): boolean => mayDo('custom-admin', name, 'list');
  const createPath = useCreatePath();
  return (
    <CardGrid>
      {Object.values(useResourceDefinitions<ResourceOptions>()).map(({ name, icon: Icon, options }) => (
        <Button
          key={name}
          component={Link}
          to={createPath({ resource: name, type: mayList(name) ? 'list' : 'create' })}
          variant={mayList(name) ? 'outlined' : 'contained'}
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
          {name === 'customers' ? t(ADD_CUSTOMER) : local(options?.label ?? name)}
        </Button>
      ))}
    </CardGrid>
  );
}
