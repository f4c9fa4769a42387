import { lazy, Suspense } from 'react';
import type { Role } from '../shared/session/roles';
import { readToken } from '../shared/session/session';
import { loadConsole } from './load-console';
import { Loading } from './sign-in/Loading';
import { SignInRequired } from './sign-in/SignInRequired';

const App = lazy(async () => ({ default: (await loadConsole()).App }));

export function Console({ role }: { role: Role }) {
  if (readToken(role) === null) return <SignInRequired role={role} />;
  return (
    <Suspense fallback={<Loading />}>
      <App key={role} role={role} />
    </Suspense>
  );
}
