import { Link, useCreatePath, useResourceContext, useResourceDefinition } from 'react-admin';
import { useText } from '../i18n';

export function BackLink() {
  const resource = useResourceContext();
  const { options } = useResourceDefinition();
  const to = useCreatePath()({ resource, type: 'list' });
  const t = useText();
  return <Link to={to}>{`‹ ${t((options?.label as string | undefined) ?? 'Back')}`}</Link>;
}
