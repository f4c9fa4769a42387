import { useMemo, useState, useSyncExternalStore } from 'react';
import { createApi } from '../../shared/http/api';
import type { PlainText } from '../../shared/i18n';
import type { Role } from '../../shared/session/roles';
import { readToken } from '../../shared/session/session';
import { SignInPrompt } from '../../shared/session/sign-in-prompt';
import { AuthPage } from './AuthPage';
import { CreateStaffForm } from './CreateStaffForm';
import { SignInForm } from './SignInForm';

const TITLES: Record<Role, PlainText> = { admin: 'Create an admin', 'custom-admin': 'Create a custom admin' };

/** Creates a staff account; requires an admin's sign-in. */
export function CreateStaffPage({ kind }: { kind: Role }) {
  const [signedIn, setSignedIn] = useState(() => readToken('admin') !== null);
  const prompt = useMemo(() => new SignInPrompt(), []);
  const ended = useSyncExternalStore(prompt.subscribe, prompt.isOpen);
  const api = useMemo(() => createApi('admin', prompt.open), [prompt]);
  const needsSignIn = !signedIn || ended;

  return (
    <AuthPage
      title={TITLES[kind]}
      lead={
        needsSignIn ? 'Sign in as an admin first.' : 'The person signs in with an OTP sent to this number.'
      }
    >
      {needsSignIn && (
        <SignInForm
          role="admin"
          onSignedIn={() => {
            setSignedIn(true);
            prompt.signedIn();
          }}
        />
      )}
      {signedIn && (
        <div hidden={ended}>
          <CreateStaffForm key={kind} api={api} kind={kind} />
        </div>
      )}
    </AuthPage>
  );
}
