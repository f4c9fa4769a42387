import { useLocation } from 'react-router';
import { paths } from '@/app/paths';
import { useText } from '@/lib/i18n';
import { Alert } from '@/ui/feedback/Alert';
import { Link } from '@/ui/navigation/Link';
import { dashboardMessages } from '../messages';

/** Names the rental that led here, also after a reload: a new reservation is on another page than the first one shown. */
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
