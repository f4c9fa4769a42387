import { Link, useBasename } from 'react-admin';
import { Screen } from '../ui/Screen';

export function NoSuchPage() {
  const overview = useBasename();
  return (
    <Screen title="There is no such page" lead="Its address may be mistyped, or this sign-in may not see it.">
      <Link to={overview}>To the overview</Link>
    </Screen>
  );
}
