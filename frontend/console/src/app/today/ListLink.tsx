import type { ReactNode } from 'react';
import { Link, useCreatePath, useResourceDefinitions } from 'react-admin';
import { TOUCH_TARGET } from '../../shared/ui/touch-target';

interface Props {
  resource: string;
  filter?: Record<string, unknown>;
  children: ReactNode;
}

/** A link to a filtered list, or plain text if the role has no access to the list. */
export function ListLink({ resource, filter = {}, children }: Props) {
  const list = useCreatePath()({ resource, type: 'list' });
  if (!useResourceDefinitions()[resource]?.hasList) return children;
  return (
    <Link to={`${list}?filter=${encodeURIComponent(JSON.stringify(filter))}`} sx={{ ...TOUCH_TARGET, mr: 1 }}>
      {children}
    </Link>
  );
}
