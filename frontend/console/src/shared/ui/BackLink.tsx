import {
  Link,
  type ResourceOptions,
  useCreatePath,
  useResourceContext,
  useResourceDefinition,
} from 'react-admin';
import { useLocal } from '../i18n';
import { TOUCH_TARGET } from './touch-target';

export function BackLink() {
  const resource = useResourceContext();
  const { options } = useResourceDefinition<ResourceOptions>();
  const to = useCreatePath()({ resource, type: 'list' });
  const local = useLocal();
  return (
    <Link to={to} sx={TOUCH_TARGET}>
      {`‹ ${local(options?.label ?? 'Back')}`}
    </Link>
  );
}
