import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { Link, useCanAccess, useCreatePath } from 'react-admin';
import { useText } from '../../shared/i18n';

export function AttachButton() {
  const t = useText();
  const to = useCreatePath()({ resource: 'cars', type: 'create' });
  const { canAccess } = useCanAccess({ resource: 'cars', action: 'create' });
  if (!canAccess) return null;
  return (
    <Button component={Link} to={to} variant="contained" color="secondary" startIcon={<AddIcon />}>
      {t('Attach a Car')}
    </Button>
  );
}
