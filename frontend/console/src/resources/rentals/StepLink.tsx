import Button from '@mui/material/Button';
import type { MouseEvent } from 'react';
import { Link, useCanAccess, useCreatePath } from 'react-admin';
import { type PlainText, useText } from '../../shared/i18n';

interface Props {
  resource: string;
  id: number;
  label: PlainText;
  /** The kind of screen that the link opens. */
  type?: 'show' | 'edit';
}

/** The next step of a row as a link; nothing if the role may not open it. */
export function StepLink({ resource, id, label, type = 'show' }: Props) {
  const t = useText();
  const to = useCreatePath()({ resource, type, id });
  const { canAccess } = useCanAccess({ resource, action: type });
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
