import { useMemo, useState, useSyncExternalStore } from 'react';
import { createApi } from '../../shared/http/api';
import type { PlainText } from '../../shared/i18n';
import { Prompt } from '../../shared/session/prompt';
import type { Role } from '../../shared/session/roles';
import { readToken } from '../../shared/session/session';
import { AuthPage } from './AuthPage';
import { CreateStaffForm } from './CreateStaffForm';
import { FactorForm } from './FactorForm';
import { prove } from './sign-in-calls';
import { SignInForm } from './SignInForm';

const TITLES: Record<Role, PlainText> = { admin: 'Create an admin', 'custom-admin': 'Create a custom admin' };

/** Creates a staff account; requires an admin's sign-in. */
export function CreateStaffPage({ kind }: { kind: Role }) {
  const [signedIn, setSignedIn] = useState(() => readToken('admin') !== null);
  const [signIn, proof] = useMemo(() => [new Prompt(), new Prompt()], []);
  const ended = useSyncExternalStore(signIn.subscribe, signIn.isOpen);
  const unproved = useSyncExternalStore(proof.subscribe, proof.isOpen);
  const api = useMemo(() => createApi('admin', { signIn: signIn.open, proof: proof.open }), [signIn, proof]);
  const needsSignIn = !signedIn || ended;

  return (
    <AuthPage title={TITLES[kind]} lead={leadOf({ needsSignIn, unproved })}>
      {needsSignIn && (
        <SignInForm
          role="admin"
          onSignedIn={() => {
            setSignedIn(true);
            signIn.done();
          }}
        />
      )}
      {unproved && !needsSignIn && (
        <FactorForm
          purpose="proof"
          send={(entered) => prove('admin', entered)}
          onDone={proof.done}
          onLeave={proof.cancel}
        />
      )}
      {signedIn && (
        <div hidden={ended || unproved}>
          <CreateStaffForm key={kind} api={api} kind={kind} />
        </div>
      )}
    </AuthPage>
  );
}

function leadOf({ needsSignIn, unproved }: { needsSignIn: boolean; unproved: boolean }): PlainText {
  if (needsSignIn) return 'Sign in as an admin first.';
  return unproved
    ? 'Open your authenticator app and enter the code that it shows.'
    : 'The person signs in with an OTP sent to this number.';
}
