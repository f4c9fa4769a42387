import type { SubmitEvent } from 'react';
import { useState } from 'react';
import { ApiError } from '@shared/http';
import { useText } from '@/lib/i18n';
import { useToast } from '@/ui/feedback/Toast';
import { Button } from '@/ui/form/Button';
import { TextField } from '@/ui/form/TextField';
import { subscribe } from '../api/subscribe';
import { newsletterMessages } from '../messages';
import styles from './newsletter-form.module.css';

export function NewsletterForm({ title, text }: { title: string; text: string }) {
  const t = useText(newsletterMessages);
  const toast = useToast();
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);

  async function send() {
    setSending(true);
    setError(undefined);
    try {
      await subscribe(email);
      toast(t('subscribed'), 'success');
      setEmail('');
    } catch (reason) {
      if (reason instanceof ApiError && reason.http === 400) setError(t('invalid'));
      else toast(t('failed'), 'error');
    } finally {
      setSending(false);
    }
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    void send();
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.text}>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <div className={styles.fields}>
        <TextField
          label={t('email')}
          type="email"
          autoComplete="email"
          value={email}
          error={error}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" variant="secondary" busy={isSending} className={styles.submit}>
          {t('subscribe')}
        </Button>
      </div>
    </form>
  );
}
