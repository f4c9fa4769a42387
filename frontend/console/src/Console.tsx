import { lazy, Suspense } from 'react';
import { Loading } from './auth/Loading';
import type { Role } from './auth/roles';
import { readToken } from './auth/session';
import { SignInRequired } from './auth/SignInRequired';
import { loadConsole } from './load-console';

const App = lazy(async () => ({ default: (await loadConsole()).App }));

export function Console({ role }: { role: Role }) {
  if (readToken(role) === null) return <SignInRequired role={role} />;
  return (
    <Suspense fallback={<Loading />}>
      <App key={role} role={role} />
    </Suspense>
  );
}
