import AddIcon from '@mui/icons-material/PersonAddOutlined';
import Button from '@mui/material/Button';
import { Link, useCreatePath } from 'react-admin';
import { useText } from '../../../shared/i18n';

export function AddButton() {
  const t = useText();
  const to = useCreatePath()({ resource: 'customers', type: 'create' });
  return (
    <Button component={Link} to={to} variant="outlined" startIcon={<AddIcon />}>
      {t('Add Customer')}
    </Button>
  );
}
