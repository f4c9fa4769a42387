import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import { Link, useCanAccess, useCreatePath } from 'react-admin';
import { useText } from '../../shared/i18n';

export function UploadButton() {
  const t = useText();
  const to = useCreatePath()({ resource: 'statements', type: 'create' });
  const { canAccess } = useCanAccess({ resource: 'statements', action: 'create' });
  if (!canAccess) return null;
  return (
    <Button component={Link} to={to} variant="contained" color="secondary" startIcon={<UploadIcon />}>
      {t('Match a bank statement')}
    </Button>
  );
}
