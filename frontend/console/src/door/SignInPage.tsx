import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useText } from '../i18n';
import { loadConsole } from '../load-console';
import { ROLES, type Role } from '../roles';
import { dropToken } from '../session';
import { DoorFrame } from './DoorFrame';
import { SignInForm } from './SignInForm';

/** Where to go on to: the place that was asked for, when it is one of this role's. */
function destination(role: Role, asked: string | null): string {
  const { dashboard } = ROLES[role];
  return asked === dashboard || asked?.startsWith(`${dashboard}/`) ? asked : dashboard;
}

export function SignInPage({ role }: { role: Role }) {
  const t = useText();
  const navigate = useNavigate();
  const [query] = useSearchParams();

  useEffect(() => {
    dropToken(role);
  }, [role]);

  return (
    <DoorFrame
      title={t('{who} login', { who: t(ROLES[role].title) })}
      lead="We send an OTP to your mobile number."
    >
      <SignInForm
        key={role}
        role={role}
        // The console is large; it arrives while the code is on its way.
        onSent={() => void loadConsole().catch(() => undefined)}
        onSignedIn={() => void navigate(destination(role, query.get('next')), { replace: true })}
      />
    </DoorFrame>
  );
}
