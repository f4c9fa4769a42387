import type { ReactNode } from 'react';
import { Link, useCanAccess, useCreatePath } from 'react-admin';

interface Props {
  resource: string;
  type: 'show' | 'edit';
  id: number;
  children: ReactNode;
}

/** A link if the role may open the record, plain text otherwise. */
export function RowLink({ resource, type, id, children }: Props) {
  const { canAccess } = useCanAccess({ resource, action: type });
  const to = useCreatePath()({ resource, type, id });
  return canAccess ? <Link to={to}>{children}</Link> : children;
}
