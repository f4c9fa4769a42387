import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useText } from '../../shared/i18n';
import type { Prompt } from '../../shared/session/prompt';
import { type Role, ROLES } from '../../shared/session/roles';
import { FactorForm } from '../sign-in/FactorForm';
import { prove } from '../sign-in/sign-in-calls';
import { SignInForm } from '../sign-in/SignInForm';

interface Props {
  role: Role;
  prompt: Prompt;
}

/** Asks for a new sign-in after the session has ended. */
export function SignInAgain({ role, prompt }: Props) {
  const t = useText();
  return (
    <PromptDialog prompt={prompt} title={t('{who} login', { who: t(ROLES[role].title) })}>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Alert severity="info">
          {t('Your sign-in has expired. Sign in again to continue where you were.')}
        </Alert>
        <SignInForm role={role} onSignedIn={prompt.done} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" href={ROLES[role].login}>
          {t('Leave the console')}
        </Button>
      </DialogActions>
    </PromptDialog>
  );
}

/** Asks for the second factor again when a request needs a fresh proof. */
export function ProofAgain({ role, prompt }: Props) {
  const t = useText();
  return (
    <PromptDialog prompt={prompt} title={t('Confirm that it is you')} onClose={prompt.cancel}>
      <DialogContent>
        <FactorForm
          purpose="proof"
          send={(entered) => prove(role, entered)}
          onDone={prompt.done}
          onLeave={prompt.cancel}
        />
      </DialogContent>
    </PromptDialog>
  );
}

interface PromptDialogProps {
  prompt: Prompt;
  /** Already translated. */
  title: string;
  onClose?: () => void;
  children: ReactNode;
}

/** A dialog over the current screen, so that no input is lost. */
function PromptDialog({ prompt, title, onClose, children }: PromptDialogProps) {
  const open = useSyncExternalStore(prompt.subscribe, prompt.isOpen);
  return (
    open && (
      <Dialog open fullWidth maxWidth="xs" aria-labelledby="prompt" onClose={onClose}>
        <DialogTitle id="prompt">{title}</DialogTitle>
        {children}
      </Dialog>
    )
  );
}
