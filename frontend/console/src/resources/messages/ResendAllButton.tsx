import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm, useNotify, useRefresh } from 'react-admin';
import { explain } from '../../shared/http/error-text';
import { useCalls } from '../../shared/http/use-calls';
import { useLocal, useText } from '../../shared/i18n';
import type { MessageCalls } from './calls';

/** Sends the messages that failed in the last two days again after a confirmation. */
export function ResendAllButton() {
  const t = useText();
  const local = useLocal();
  const data = useCalls<MessageCalls>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [isConfirming, setConfirming] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => data.resendFailedMessages(),
    onSuccess: ({ count }) => {
      notify(t('Being sent again: {count}', { count }), { type: 'success' });
      refresh();
    },
    onError: (error) => notify(local(explain(error)), { type: 'error' }),
    onSettled: () => setConfirming(false),
  });
  return (
    <>
      <Button color="inherit" size="small" onClick={() => setConfirming(true)}>
        {t('Send again')}
      </Button>
      <Confirm
        isOpen={isConfirming}
        loading={isPending}
        title={t('Send the failed messages of the last two days again?')}
        content={t(
          'OTPs and reminders are left out, because they may be out of date. To send a reminder again, use its own button.',
        )}
        confirm={t('Send again')}
        cancel={t('Cancel')}
        onConfirm={() => mutate()}
        onClose={() => setConfirming(false)}
      />
    </>
  );
}
