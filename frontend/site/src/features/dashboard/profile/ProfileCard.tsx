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
  const { licence } = profile;
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
          [
            t('aadhaarNumber'),
            <span key="number" className="tabular">
              {profile.aadhaarNumber}
            </span>,
          ],
          ...licenceFacts,
          [t('submittedAt'), profile.submittedAt && formatInstant(profile.submittedAt)],
        ]}
      />
      <p className={styles.small}>{t('aadhaarMasked')}</p>
      <ChangeButtons profile={profile} />
    </Card>
  );
}
