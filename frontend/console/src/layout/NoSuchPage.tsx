import { Link, useBasename } from 'react-admin';
import { useText } from '../i18n';
import { Screen } from '../ui/Screen';

export function NoSuchPage() {
  const t = useText();
  const overview = useBasename();
  return (
    <Screen
      title="This page was not found"
      lead="The address may be mistyped, or your login has no access to it."
    >
      <Link to={overview}>{t('Go to the overview')}</Link>
    </Screen>
  );
}
