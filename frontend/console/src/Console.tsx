import { lazy, Suspense } from 'react';
import { MustSignIn } from './door/MustSignIn';
import styles from './door/door.module.css';
import { loadConsole } from './load-console';
import type { Role } from './roles';
import { readToken } from './session';

const App = lazy(async () => ({ default: (await loadConsole()).App }));

export function Console({ role }: { role: Role }) {
  if (readToken(role) === null) return <MustSignIn role={role} />;
  return (
    <Suspense fallback={<p className={styles.loading}>Loading…</p>}>
      <App key={role} role={role} />
    </Suspense>
  );
}
