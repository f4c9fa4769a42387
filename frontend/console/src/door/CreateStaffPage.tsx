import { useMemo, useState, useSyncExternalStore } from 'react';
import { createApi } from '../api';
import type { Role } from '../roles';
import { readToken } from '../session';
import { SignInPrompt } from '../sign-in-prompt';
import { CreateStaffForm } from './CreateStaffForm';
import { DoorFrame } from './DoorFrame';
import { SignInForm } from './SignInForm';

const TITLES: Record<Role, string> = { admin: 'Create an admin', 'custom-admin': 'Create a custom admin' };

/** Adds staff by mobile number; whoever does it signs in as an admin first. */
export function CreateStaffPage({ kind }: { kind: Role }) {
  const [signedIn, setSignedIn] = useState(() => readToken('admin') !== null);
  const prompt = useMemo(() => new SignInPrompt(), []);
  const ended = useSyncExternalStore(prompt.subscribe, prompt.isOpen);
  const api = useMemo(() => createApi('admin', prompt.ask), [prompt]);
  const asking = !signedIn || ended;

  return (
    <DoorFrame
      title={TITLES[kind]}
      lead={asking ? 'Sign in as an admin first.' : 'The person signs in with an OTP sent to this number.'}
    >
      {asking && (
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
    </DoorFrame>
  );
}
