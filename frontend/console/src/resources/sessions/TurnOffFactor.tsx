import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useNotify } from 'react-admin';
import { explain } from '../../shared/http/error-text';
import { useCalls } from '../../shared/http/use-calls';
import { useText } from '../../shared/i18n';
import { FACTOR_INPUTS, type FactorKind, otherKind } from '../../shared/second-factor/factor-input';
import { Problem } from '../../shared/ui/Problem';
import type { SessionCalls } from './calls';
import { CodeField } from './CodeField';

interface Props {
  /** True if this installation requires a second factor. */
  isRequired: boolean;
  onDone: () => void;
}

export function TurnOffFactor({ isRequired, onDone }: Props) {
  const t = useText();
  const calls = useCalls<SessionCalls>();
  const notify = useNotify();
  const [code, setCode] = useState('');
  const [kind, setKind] = useState<FactorKind>('totp');
  const removing = useMutation({
    mutationFn: () => calls.removeFactor({ [kind]: code }),
    onSuccess() {
      notify(t('The second factor is off.'), { type: 'success' });
      onDone();
    },
  });

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (!removing.isPending) removing.mutate();
  }

  function change(): void {
    setKind(otherKind(kind));
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
      <CodeField key={kind} kind={kind} code={code} change={setCode} />
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
        <Button onClick={change} sx={{ minHeight: 44 }}>
          {t(FACTOR_INPUTS[kind].swap)}
        </Button>
        <Button color="inherit" onClick={onDone} sx={{ minHeight: 44 }}>
          {t('Cancel')}
        </Button>
      </Box>
    </Box>
  );
}
