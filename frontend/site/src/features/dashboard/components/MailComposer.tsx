import { useState } from 'react';
import type { FormEvent } from 'react';
import { useText } from '@/lib/i18n';
import { useSettings } from '@/lib/settings';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Icon } from '@/ui/Icon';
import { TextAreaField, TextField } from '@/ui/TextField';
import { mailLink } from '../mail.rules';
import { dashboardMessages } from '../messages';
import styles from './mail-composer.module.css';

export function MailComposer() {
  const t = useText(dashboardMessages);
  const support = useSettings().data?.supportEmail;
  const [subject, setSubject] = useState('');
  const [message, setMessage] = useState('');
  const [checked, setChecked] = useState(false);
  const missing = (text: string) => checked && !text.trim();

  function send(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (support && subject.trim() && message.trim()) location.href = mailLink(support, subject, message);
  }

  return (
    <Card as="section">
      <form className={styles.form} onSubmit={send} noValidate>
        <TextField
          label={t('subject')}
          name="subject"
          maxLength={120}
          value={subject}
          error={missing(subject) && t('subjectMissing')}
          onChange={(event) => setSubject(event.target.value)}
        />
        <TextAreaField
          label={t('message')}
          name="message"
          rows={7}
          maxLength={1500}
          hint={t('messageHint')}
          value={message}
          error={missing(message) && t('messageMissing')}
          onChange={(event) => setMessage(event.target.value)}
        />
        <p className={styles.hint}>{t('picture')}</p>
        <Button type="submit" busy={!support}>
          <Icon name="mail" />
          {t('sendMail')}
        </Button>
      </form>
      {support && (
        <p className={styles.note}>
          {t('supportNote')} <a href={`mailto:${support}`}>{support}</a>
        </p>
      )}
    </Card>
  );
}
