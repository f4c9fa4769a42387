import { Link, useCreatePath, useResourceContext, useResourceDefinition } from 'react-admin';

export function BackLink() {
  const resource = useResourceContext();
  const { options } = useResourceDefinition();
  const to = useCreatePath()({ resource, type: 'list' });
  return <Link to={to}>{`‹ ${options?.label ?? 'Back'}`}</Link>;
}
