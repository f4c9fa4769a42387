import { lazy, Suspense } from 'react';
import { Loading } from './auth/Loading';
import { SignInRequired } from './auth/SignInRequired';
import { loadConsole } from './load-console';
import type { Role } from './auth/roles';
import { readToken } from './auth/session';

const App = lazy(async () => ({ default: (await loadConsole()).App }));

export function Console({ role }: { role: Role }) {
  if (readToken(role) === null) return <SignInRequired role={role} />;
  return (
    <Suspense fallback={<Loading />}>
      <App key={role} role={role} />
    </Suspense>
  );
}
