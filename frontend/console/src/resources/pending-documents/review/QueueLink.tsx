import { Link, useCreatePath } from 'react-admin';
import { useText } from '../../../shared/i18n';

export function QueueLink() {
  const t = useText();
  const to = useCreatePath()({ resource: 'pending-documents', type: 'list' });
  return <Link to={to}>‹ {t('Pending Customers')}</Link>;
}
