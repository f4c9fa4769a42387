import { Link, useCreatePath, useResourceContext, useResourceDefinition } from 'react-admin';
import { useText } from '../i18n';

export function BackLink() {
  const resource = useResourceContext();
  const { options } = useResourceDefinition();
  const to = useCreatePath()({ resource, type: 'list' });
  const t = useText();
  return (
    // Enough for a finger's tip, with buttons on the next line.
    <Link to={to} sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 24 }}>
      {`‹ ${t((options?.label as string | undefined) ?? 'Back')}`}
    </Link>
  );
}
