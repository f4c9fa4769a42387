import type { ReactNode } from 'react';
import type { CustomerProfile } from '@contract/customers/people';
import { formatPhone } from '@shared/format/phone';
import { useFormats } from '@/lib/format';
import { useText } from '@/lib/i18n';
import { Card } from '@/ui/display/Card';
import { StatusPill } from '@/ui/display/StatusPill';
import { RentalFacts } from '../components/RentalFacts';
import { dashboardMessages } from '../messages';
import { ChangeButtons } from './ChangeButtons';
import styles from './profile.module.css';

const PILLS = {
  approved: ['approved', 'success'],
  pending: ['underReview', 'warning'],
  rejected: ['rejected', 'error'],
} as const;

interface ProfileCardProps {
  state: keyof typeof PILLS;
  profile: CustomerProfile;
}

export function ProfileCard({ state, profile }: ProfileCardProps) {
  const t = useText(dashboardMessages);
  const { formatDay, formatInstant } = useFormats();
  const [text, tone] = PILLS[state];
  const { identity, licence } = profile;
  const identityFacts: [string, ReactNode][] = identity
    ? [
        [
          t(`number${identity.kind}`),
          <span key="number" className="tabular">
            {identity.number ?? t('removed')}
          </span>,
        ],
      ]
    : [];
  const licenceFacts: [string, string][] = licence
    ? [
        [t('licenceNumber'), `${licence.licenseNumber} (${licence.licenseClasses.join(', ')})`],
        [t('licenceValidUntil'), formatDay(licence.licenseValidUntil)],
        [t('dateOfBirth'), licence.dateOfBirth ? formatDay(licence.dateOfBirth) : ''],
      ]
    : [];
  return (
    <Card as="section" className={styles.card}>
      <header className={styles.head}>
        <h2>{profile.fullName}</h2>
        <StatusPill tone={tone}>{t(text)}</StatusPill>
      </header>
      <RentalFacts
        facts={[
          [t('fullName'), profile.fullName],
          [t('address'), profile.address],
          [t('email'), profile.email],
          [t('mobile'), profile.mobile ? formatPhone(profile.mobile) : t('noMobile')],
          ...identityFacts,
          ...licenceFacts,
          [t('submittedAt'), profile.submittedAt && formatInstant(profile.submittedAt)],
        ]}
      />
      <p className={styles.small}>{t('numberMasked')}</p>
      <ChangeButtons profile={profile} />
    </Card>
  );
}
