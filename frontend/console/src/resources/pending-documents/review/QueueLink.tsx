import { Link, useCreatePath } from 'react-admin';
import { useText } from '../../../shared/i18n';
import { TOUCH_TARGET } from '../../../shared/ui/touch-target';

export function QueueLink() {
  const t = useText();
  const to = useCreatePath()({ resource: 'pending-documents', type: 'list' });
  return (
    <Link to={to} sx={TOUCH_TARGET}>
      ‹ {t('Pending Customers')}
    </Link>
  );
}
