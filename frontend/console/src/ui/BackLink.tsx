import {
  Link,
  useCreatePath,
  useResourceContext,
  useResourceDefinition,
  type ResourceOptions,
} from 'react-admin';
import { useText } from '../i18n';
import { TOUCH_TARGET } from './touch-target';

export function BackLink() {
  const resource = useResourceContext();
  const { options } = useResourceDefinition<ResourceOptions>();
  const to = useCreatePath()({ resource, type: 'list' });
  const t = useText();
  return (
    <Link to={to} sx={TOUCH_TARGET}>
      {`‹ ${t(options?.label ?? 'Back')}`}
    </Link>
  );
}
