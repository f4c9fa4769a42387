import { useState } from 'react';
import { useLocation } from 'react-router';
import { useLocalize, useText } from '@/lib/i18n';
import { useSettings } from '@/lib/settings';
import { useCall } from '@/lib/use-call';
import { useHydrated } from '@/lib/use-hydrated';
import { Alert } from '@/ui/feedback/Alert';
import { Button } from '@/ui/form/Button';
import { confirmSubscription, unsubscribe } from '../api/act-on-link';
import { linkMessages } from '../link-messages';

/**
 * Acts only when a button is clicked, because mail scanners open links too. The token follows the #, so browsers do not
 * send it.
 */
export function NewsletterLink() {
  const t = useText(linkMessages);
  const localize = useLocalize();
  const token = useLocation().hash.slice(1);
  const isHydrated = useHydrated();
  const { send, error } = useCall();
  const hasForm = Boolean(useSettings().data?.newsletter.title);
  const [sending, setSending] = useState<'confirmed' | 'ended' | null>(null);
  const [done, setDone] = useState<'confirmed' | 'ended' | null>(null);

  async function act(result: 'confirmed' | 'ended', call: (token: string) => Promise<unknown>) {
    setSending(result);
    if (await send([result, token], () => call(token))) setDone(result);
    setSending(null);
  }

  if (!isHydrated || token === '') return <p>{t(hasForm ? 'noLink' : 'noForm')}</p>;
  if (done === 'ended') return <Alert tone="success">{t('ended')}</Alert>;
  const buttons = (
    <>
      {done === null && (
        <Button busy={sending === 'confirmed'} onClick={() => void act('confirmed', confirmSubscription)}>
          {t('confirm')}
        </Button>
      )}
      <Button variant="secondary" busy={sending === 'ended'} onClick={() => void act('ended', unsubscribe)}>
        {t('unsubscribe')}
      </Button>
    </>
  );
  return (
    <>
      <Alert tone={done === null ? 'info' : 'success'} action={buttons}>
        {done === null ? t('question') : t('confirmed')}
      </Alert>
      {error && <Alert tone="error">{localize(error)}</Alert>}
    </>
  );
}
