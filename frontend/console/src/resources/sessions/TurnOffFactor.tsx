import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useNotify } from 'react-admin';
import { explain } from '../../shared/http/error-text';
import { useCalls } from '../../shared/http/use-calls';
import { useText } from '../../shared/i18n';
import { Problem } from '../../shared/ui/Problem';
import type { SessionCalls } from './calls';
import { CodeField } from './CodeField';

interface Props {
  /** Nobody signs in without a second factor here. */
  isRequired: boolean;
  onDone: () => void;
}

export function TurnOffFactor({ isRequired, onDone }: Props) {
  const t = useText();
  const calls = useCalls<SessionCalls>();
  const notify = useNotify();
  const [code, setCode] = useState('');
  const [isRecovery, setRecovery] = useState(false);
  const removing = useMutation({
    mutationFn: () => calls.removeFactor(isRecovery ? { recoveryCode: code } : { totp: code }),
    onSuccess() {
      notify(t('The second factor is off.'), { type: 'success' });
      onDone();
    },
  });

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (!removing.isPending) removing.mutate();
  }

  function choose(recovery: boolean): void {
    setRecovery(recovery);
    setCode('');
    removing.reset();
  }

  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      <Typography variant="body2">
        {isRequired
          ? t('At your next sign-in you set up an app again, for example on a new phone.')
          : t('After that, the OTP is enough to sign in.')}
      </Typography>
      <CodeField
        key={String(isRecovery)}
        label={isRecovery ? 'Recovery code' : 'Code of the app (6 digits)'}
        isRecovery={isRecovery}
        code={code}
        change={setCode}
      />
      {removing.error && <Problem title="Action failed." detail={explain(removing.error)} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          type="submit"
          variant="contained"
          color="error"
          loading={removing.isPending}
          sx={{ minHeight: 44 }}
        >
          {t('Turn off')}
        </Button>
        <Button onClick={() => choose(!isRecovery)} sx={{ minHeight: 44 }}>
          {isRecovery ? t('Use the app') : t('Use a recovery code')}
        </Button>
        <Button color="inherit" onClick={onDone} sx={{ minHeight: 44 }}>
          {t('Cancel')}
        </Button>
      </Box>
    </Box>
  );
}
