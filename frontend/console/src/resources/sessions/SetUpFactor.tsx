import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useNotify } from 'react-admin';
import { explain } from '../../shared/http/error-text';
import { useCalls } from '../../shared/http/use-calls';
import { useText } from '../../shared/i18n';
import { RecoveryCodeList } from '../../shared/second-factor/RecoveryCodeList';
import { ScanSecret } from '../../shared/second-factor/ScanSecret';
import { Problem } from '../../shared/ui/Problem';
import type { SessionCalls } from './calls';
import { CodeField } from './CodeField';

/** Sets up an authenticator app, from the QR code to the recovery codes. */
export function SetUpFactor({ onDone }: { onDone: () => void }) {
  const t = useText();
  const calls = useCalls<SessionCalls>();
  const notify = useNotify();
  const [code, setCode] = useState('');
  const { data: secret, error } = useQuery({
    queryKey: ['new-second-factor'],
    queryFn: () => calls.startFactor(),
    // Another call would replace the secret that the app has just read.
    staleTime: Infinity,
    gcTime: 0,
  });
  const confirming = useMutation({ mutationFn: () => calls.confirmFactor(code) });
  const failure = error ?? confirming.error;

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (!confirming.isPending) confirming.mutate();
  }

  if (confirming.data)
    return (
      <>
        <RecoveryCodeList codes={confirming.data.recoveryCodes} />
        <Button
          variant="contained"
          sx={{ justifySelf: 'start', minHeight: 44 }}
          onClick={() => {
            notify(t('The second factor is set up.'), { type: 'success' });
            onDone();
          }}
        >
          {t('I have kept the codes')}
        </Button>
      </>
    );
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      {!secret && !error && <Skeleton variant="rounded" height={208} />}
      {secret && <ScanSecret secret={secret} />}
      {secret && <CodeField code={code} change={setCode} />}
      {failure && <Problem title="Action failed." detail={explain(failure)} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {secret && (
          <Button type="submit" variant="contained" loading={confirming.isPending} sx={{ minHeight: 44 }}>
            {t('Turn on')}
          </Button>
        )}
        <Button color="inherit" onClick={onDone} sx={{ minHeight: 44 }}>
          {t('Cancel')}
        </Button>
      </Box>
    </Box>
  );
}
