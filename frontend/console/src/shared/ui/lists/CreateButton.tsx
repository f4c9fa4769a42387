import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link, useCanAccess, useCreatePath } from 'react-admin';
import { type PlainText, useText } from '../../i18n';

interface Props {
  resource: string;
  label: PlainText;
  icon: ReactNode;
}

/**
 * A link to the form of a resource, which may differ from the resource of the list. Shows nothing unless the role may
 * open it.
 */
export function CreateButton({ resource, label, icon }: Props) {
  const t = useText();
  const to = useCreatePath()({ resource, type: 'create' });
  const { canAccess } = useCanAccess({ resource, action: 'create' });
  if (!canAccess) return null;
  return (
    <Button component={Link} to={to} variant="contained" color="secondary" startIcon={icon}>
      {t(label)}
    </Button>
  );
}
