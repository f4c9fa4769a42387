import type { CustomerProfile, IdentitySummary, RejectionReasons } from '@contract/customers/people';
import type { WireMessage } from '@contract/messages/message';
import type { OwnRental } from '@contract/rentals/rentals';
import { paths } from '@/app/paths';
import { useFormats } from '@/lib/format';
import { useLocalize, useText } from '@/lib/i18n';
import { LinkButton } from '@/ui/form/LinkButton';
import { OfficePhone } from '@/ui/office-phone/OfficePhone';
import { registrationMessages } from '../messages';
import { RejectedDocument } from './RejectedDocument';
import styles from './waiting.module.css';

interface RejectedViewProps {
  text: WireMessage;
  reasons: RejectionReasons;
  /** The documents that the customer has sent; null until they are read. */
  sent: Pick<CustomerProfile, 'identity' | 'licenseFilePath'> | null;
  /** The rental that waits for the documents; null if there is none. */
  rental: OwnRental | null;
}

export function RejectedView({ text, reasons, sent, rental }: RejectedViewProps) {
  const t = useText(registrationMessages);
  const localize = useLocalize();
  const { formatMoment } = useFormats();
  return (
    <div className={styles.view}>
      <h1>{t('rejectedHeading')}</h1>
      <p>{localize(text)}</p>
      {reasons.aadhaar && <RejectedIdentity reason={reasons.aadhaar} identity={sent?.identity ?? null} />}
      {reasons.license && (
        <RejectedDocument
          title={t('licenseFile')}
          reason={reasons.license}
          path={sent?.licenseFilePath ?? null}
        />
      )}
      {reasons.note && <p>{reasons.note}</p>}
      {rental && (
        <p>
          {t('rentalWaits', {
            car: `${rental.car.carName} ${rental.car.carModel}`,
            from: formatMoment(rental.fromDate, rental.pickupTime),
          })}
        </p>
      )}
      <LinkButton to={paths.register} large>
        {t('sendAgain')}
      </LinkButton>
      <OfficePhone />
    </div>
  );
}

interface RejectedIdentityProps {
  reason: string;
  identity: IdentitySummary | null;
}

function RejectedIdentity({ reason, identity }: RejectedIdentityProps) {
  const t = useText(registrationMessages);
  const title = t(identity ? `file${identity.kind}` : 'identity');
  return <RejectedDocument title={title} reason={reason} path={identity?.filePath ?? null} />;
}
