import { useState } from 'react';
import type { Complaint, ComplaintState } from '@contract/customers/complaints';
import { useFormats } from '@/lib/format';
import { useText } from '@/lib/i18n';
import { Card } from '@/ui/display/Card';
import { type PillTone, StatusPill } from '@/ui/display/StatusPill';
import { Button } from '@/ui/form/Button';
import { Icon } from '@/ui/media/Icon';
import { complaintMessages } from '../messages';
import { ImageDialog } from './ImageDialog';
import styles from './complaints.module.css';

const STATES = {
  OPEN: ['stateOpen', 'warning'],
  ANSWERED: ['stateAnswered', 'info'],
  RESOLVED: ['stateResolved', 'success'],
} as const satisfies Record<ComplaintState, readonly [keyof typeof complaintMessages.english, PillTone]>;

export function ComplaintCard({ complaint }: { complaint: Complaint }) {
  const t = useText(complaintMessages);
  const { formatInstant } = useFormats();
  const [open, setOpen] = useState(false);
  const { number, subject, message, imagePath, answers } = complaint;
  const [state, tone] = STATES[complaint.state];
  return (
    <Card as="article" className={styles.card}>
      <header className={styles.head}>
        <div>
          <p className={styles.meta}>{t('number', { number })}</p>
          <h3 className={styles.subject}>{subject}</h3>
          <p className={styles.meta}>{t('sentAt', { when: formatInstant(complaint.createdAt) })}</p>
        </div>
        <StatusPill tone={tone}>{t(state)}</StatusPill>
      </header>
      <p className={styles.text}>{message}</p>
      {imagePath && (
        <Button variant="secondary" className={styles.open} onClick={() => setOpen(true)}>
          <Icon name="eye" />
          {t('viewImage')}
        </Button>
      )}
      {answers.map(({ text, at }) => (
        <div key={at} className={styles.answer}>
          <p className={styles.meta}>{t('answeredAt', { when: formatInstant(at) })}</p>
          <p className={styles.text}>{text}</p>
        </div>
      ))}
      {open && imagePath && (
        <ImageDialog title={t('imageOf', { number })} path={imagePath} onClose={() => setOpen(false)} />
      )}
    </Card>
  );
}
