import { useLocation } from 'react-router';
import { paths } from '@/app/paths';
import { useText } from '@/lib/i18n';
import { Alert } from '@/ui/feedback/Alert';
import { Link } from '@/ui/navigation/Link';
import { dashboardMessages } from '../messages';

/** Shows the rental that was just placed, even after a reload, because a new reservation is not on the first page. */
export function JustPlaced() {
  const t = useText(dashboardMessages);
  const { placed } = (useLocation().state ?? {}) as { placed?: string };
  if (!placed) return null;
  return (
    <Alert tone="success" action={<Link to={paths.confirmation(placed)}>{t('placedOpen')}</Link>}>
      {t('placed', { reference: placed })}
    </Alert>
  );
}
