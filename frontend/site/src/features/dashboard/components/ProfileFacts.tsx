import { useState } from 'react';
import type { CustomerProfile } from '@contract/people';
import { formatInstant, formatPhone } from '@/lib/format';
import { useText } from '@/lib/i18n';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Icon } from '@/ui/Icon';
import { StatusPill } from '@/ui/StatusPill';
import { dashboardMessages } from '../messages';
import { DocumentDialog } from './DocumentDialog';
import styles from './profile-panel.module.css';

const PILLS = {
  APPROVED: ['success', 'approved'],
  PENDING: ['warning', 'underVerification'],
  REJECTED: ['error', 'rejected'],
} as const;

export function ProfileFacts({ profile, token }: { profile: CustomerProfile; token: string }) {
  const t = useText(dashboardMessages);
  const [shown, setShown] = useState<{ title: string; path: string } | null>(null);
  const [tone, pill] = PILLS[profile.adminApproval] ?? PILLS.PENDING;
  const facts = [
    [t('address'), profile.address],
    [t('email'), profile.email],
    [t('mobile'), profile.mobile && formatPhone(profile.mobile)],
    [t('aadhaarNumber'), profile.aadhaarNumber],
    [t('submittedAt'), formatInstant(profile.submittedAt)],
  ] as const;
  const documents = [
    { view: t('viewAadhaar'), title: t('aadhaarDocument'), path: profile.aadhaarFilePath },
    { view: t('viewLicense'), title: t('licenseDocument'), path: profile.licenseFilePath },
  ];

  return (
    <Card as="section" className={styles.card}>
      <div className={styles.head}>
        <div>
          <p className={styles.label}>{t('fullName')}</p>
          <h2>{profile.fullName}</h2>
        </div>
        <StatusPill tone={tone}>{t(pill)}</StatusPill>
      </div>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className={styles.label}>{name}</dt>
            <dd>{value || t('none')}</dd>
          </div>
        ))}
      </dl>
      <div>
        <h3 className={styles.documents}>{t('documents')}</h3>
        <div className={styles.buttons}>
          {documents.map(({ view, title, path }) => (
            <Button key={view} variant="secondary" onClick={() => setShown({ title, path })}>
              <Icon name="eye" />
              {view}
            </Button>
          ))}
        </div>
      </div>
      {shown && (
        <DocumentDialog title={shown.title} path={shown.path} token={token} onClose={() => setShown(null)} />
      )}
    </Card>
  );
}
