import { Link, useBasename } from 'react-admin';
import { useText } from '../../shared/i18n';
import { Screen } from '../../shared/ui/Screen';
import { TOUCH_TARGET } from '../../shared/ui/touch-target';

export function NoSuchPage() {
  const t = useText();
  const overview = useBasename();
  return (
    <Screen
      title="This page was not found"
      lead="The address may be mistyped, or your login has no access to it."
    >
      <Link to={overview} sx={TOUCH_TARGET}>
        {t('Go to the overview')}
      </Link>
    </Screen>
  );
}
