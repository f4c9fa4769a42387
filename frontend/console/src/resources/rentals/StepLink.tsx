import Button from '@mui/material/Button';
import type { MouseEvent } from 'react';
import { Link, useCanAccess, useCreatePath } from 'react-admin';
import { type PlainText, useText } from '../../shared/i18n';

interface Props {
  resource: string;
  id: number;
  label: PlainText;
}

/** The next step of a row as a link; nothing where the role may not open it. */
export function StepLink({ resource, id, label }: Props) {
  const t = useText();
  const to = useCreatePath()({ resource, type: 'show', id });
  const { canAccess } = useCanAccess({ resource, action: 'show' });
  if (!canAccess) return null;
  return (
    <Button
      component={Link}
      to={to}
      size="small"
      variant="contained"
      onClick={(event: MouseEvent) => event.stopPropagation()}
    >
      {t(label)}
    </Button>
  );
}
