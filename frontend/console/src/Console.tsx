import { lazy, Suspense } from 'react';
import { Loading } from './door/Loading';
import { MustSignIn } from './door/MustSignIn';
import { loadConsole } from './load-console';
import type { Role } from './roles';
import { readToken } from './session';

const App = lazy(async () => ({ default: (await loadConsole()).App }));

export function Console({ role }: { role: Role }) {
  if (readToken(role) === null) return <MustSignIn role={role} />;
  return (
    <Suspense fallback={<Loading />}>
      <App key={role} role={role} />
    </Suspense>
  );
}
