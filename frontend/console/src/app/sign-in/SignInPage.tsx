import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { endSession } from '@shared/http/end-session';
import { useText } from '../../shared/i18n';
import { type Role, ROLES } from '../../shared/session/roles';
import { readToken, removeToken } from '../../shared/session/session';
import { loadConsole } from '../load-console';
import { AuthPage } from './AuthPage';
import { SignInForm } from './SignInForm';

/** Accepts only pages of the role, so that `next` in the URL cannot redirect to another site. */
function destination(role: Role, requested: string | null): string {
  const { dashboard } = ROLES[role];
  return requested === dashboard || requested?.startsWith(`${dashboard}/`) ? requested : dashboard;
}

export function SignInPage({ role }: { role: Role }) {
  const t = useText();
  const navigate = useNavigate();
  const [query] = useSearchParams();

  useEffect(() => {
    endSession(role, readToken(role));
    removeToken(role);
  }, [role]);

  return (
    <AuthPage
      title={{ text: t('{who} login', { who: t(ROLES[role].title) }) }}
      lead="We send an OTP to your mobile number."
    >
      <SignInForm
        key={role}
        role={role}
        // The console is a large download, so it starts while the code is being sent.
        onSent={() => void loadConsole().catch(() => undefined)}
        onSignedIn={() => void navigate(destination(role, query.get('next')), { replace: true })}
      />
    </AuthPage>
  );
}
