import { Link, useCanAccess, useCreatePath } from 'react-admin';
import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';

export function AttachButton() {
  const to = useCreatePath()({ resource: 'cars', type: 'create' });
  const { canAccess } = useCanAccess({ resource: 'cars', action: 'create' });
  if (!canAccess) return null;
  return (
    <Button component={Link} to={to} variant="contained" color="secondary" startIcon={<AddIcon />}>
      Attach a Car
    </Button>
  );
}
