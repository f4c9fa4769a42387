import { useState } from 'react';
import type { FormEvent } from 'react';
import { useText } from '@/lib/i18n';
import { useSettings } from '@/lib/settings';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Icon } from '@/ui/Icon';
import { TextAreaField, TextField } from '@/ui/TextField';
import { MAX_MESSAGE, MAX_SUBJECT, mailLink } from '../mail-link.rules';
import { dashboardMessages } from '../messages';
import styles from './complaint.module.css';

export function ComplaintComposer() {
  const t = useText(dashboardMessages);
  const email = useSettings().data?.supportEmail ?? '';
  const [subject, setSubject] = useState('');
  const [message, setMessage] = useState('');
  const [checked, setChecked] = useState(false);
  const [opened, setOpened] = useState(false);

  function send(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (!subject.trim() || !message.trim() || !email) return;
    location.assign(mailLink(email, subject, message));
    setOpened(true);
  }

  // Around the address, so that it can be a link whatever the language puts before and after it.
  const [before, after] = t('complaintsNote', { email: '\n' }).split('\n');
  return (
    <Card className={styles.card}>
      <p>
        {before}
        <a href={`mailto:${email}`}>{email || '…'}</a>
        {after}
      </p>
      <p className={styles.how}>{t('complaintsHow')}</p>
      <form className={styles.form} onSubmit={send} noValidate>
        <TextField
          label={t('subject')}
          name="subject"
          value={subject}
          maxLength={MAX_SUBJECT}
          error={checked && !subject.trim() && t('subjectMissing')}
          onChange={(event) => setSubject(event.target.value)}
        />
        <TextAreaField
          label={t('message')}
          name="message"
          rows={7}
          hint={t('messageHint')}
          value={message}
          maxLength={MAX_MESSAGE}
          error={checked && !message.trim() && t('messageMissing')}
          onChange={(event) => setMessage(event.target.value)}
        />
        <Button type="submit" disabled={!email}>
          <Icon name="mail" />
          {t('sendMail')}
        </Button>
      </form>
      {opened && <Alert tone="success">{t('mailOpened', { email })}</Alert>}
    </Card>
  );
}
