import { Link, useCreatePath, useResourceContext, useResourceDefinition } from 'react-admin';
import { useText } from '../i18n';
import { FINGER_ROOM } from './finger-room';

export function BackLink() {
  const resource = useResourceContext();
  const { options } = useResourceDefinition();
  const to = useCreatePath()({ resource, type: 'list' });
  const t = useText();
  return (
    <Link to={to} sx={FINGER_ROOM}>
      {`‹ ${t((options?.label as string | undefined) ?? 'Back')}`}
    </Link>
  );
}
