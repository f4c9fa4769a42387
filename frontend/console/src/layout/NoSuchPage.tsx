import { Link, useBasename } from 'react-admin';
import { useText } from '../i18n';
import { Screen } from '../ui/Screen';

export function NoSuchPage() {
  const t = useText();
  const overview = useBasename();
  return (
    <Screen title="There is no such page" lead="Its address may be mistyped, or this sign-in may not see it.">
      <Link to={overview}>{t('To the overview')}</Link>
    </Screen>
  );
}
