import type { RejectionReasons } from '@contract/customers/people';
import type { WireMessage } from '@contract/messages/message';
import type { OwnRental } from '@contract/rentals/rentals';
import { paths } from '@/app/paths';
import { useFormats } from '@/lib/format';
import { useLocalize, useText } from '@/lib/i18n';
import { LinkButton } from '@/ui/form/LinkButton';
import { OfficePhone } from '@/ui/office-phone/OfficePhone';
import { useSentDocuments } from '../api/use-sent-documents';
import { registrationMessages } from '../messages';
import { RejectedDocument } from './RejectedDocument';
import styles from './waiting.module.css';

interface RejectedViewProps {
  text: WireMessage;
  reasons: RejectionReasons;
  /** The rental that waits for the documents. */
  rental: OwnRental | null;
}

export function RejectedView({ text, reasons, rental }: RejectedViewProps) {
  const t = useText(registrationMessages);
  const localize = useLocalize();
  const { formatMoment } = useFormats();
  const sent = useSentDocuments();
  return (
    <div className={styles.view}>
      <h1>{t('rejectedHeading')}</h1>
      <p>{localize(text)}</p>
      {reasons.aadhaar && (
        <RejectedDocument
          title={t('aadhaarFile')}
          reason={reasons.aadhaar}
          path={sent?.aadhaarFilePath ?? null}
        />
      )}
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
