import type { ReactNode } from 'react';
import { Link, useCanAccess, useCreatePath } from 'react-admin';

interface Props {
  resource: string;
  type: 'show' | 'edit';
  id: number;
  children: ReactNode;
}

/** A way to another row, for those who may see it; its name alone for the others. */
export function RowLink({ resource, type, id, children }: Props) {
  const { canAccess } = useCanAccess({ resource, action: type });
  const to = useCreatePath()({ resource, type, id });
  return canAccess ? <Link to={to}>{children}</Link> : children;
}
