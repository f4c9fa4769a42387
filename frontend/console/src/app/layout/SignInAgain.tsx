import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useSyncExternalStore } from 'react';
import { useText } from '../../shared/i18n';
import { type Role, ROLES } from '../../shared/session/roles';
import type { SignInPrompt } from '../../shared/session/sign-in-prompt';
import { SignInForm } from '../sign-in/SignInForm';

/** A dialog over the current screen, so that no input is lost when the session has ended. */
export function SignInAgain({ role, prompt }: { role: Role; prompt: SignInPrompt }) {
  const t = useText();
  const open = useSyncExternalStore(prompt.subscribe, prompt.isOpen);
  if (!open) return null;
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby="sign-in-again">
      <DialogTitle id="sign-in-again">{t('{who} login', { who: t(ROLES[role].title) })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Alert severity="info">
          {t('Your sign-in has expired. Sign in again to continue where you were.')}
        </Alert>
        <SignInForm role={role} onSignedIn={prompt.signedIn} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" href={ROLES[role].login}>
          {t('Leave the console')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
