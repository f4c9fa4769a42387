import type { VehicleDetails } from '@contract/fleet/vehicles';
import { useText } from '@/lib/i18n';
import { Checkbox } from '@/ui/form/Checkbox';
import { Icon } from '@/ui/media/Icon';
import { rentingMessages } from '../messages';
import styles from './agreement.module.css';

interface AgreementProps {
  car: VehicleDetails;
  agreed: boolean;
  onChange: (agreed: boolean) => void;
  onReadTerms: () => void;
}

export function Agreement({ car, agreed, onChange, onReadTerms }: AgreementProps) {
  const t = useText(rentingMessages);
  const path = `/api/vehicles/${car.id}/agreement`;
  return (
    <div>
      <Checkbox
        label={car.hasAgreement ? t('agree') : t('agreeTerms')}
        name="agreedToTerms"
        checked={agreed}
        onChange={(event) => onChange(event.target.checked)}
      />
      <div className={styles.links}>
        {car.hasAgreement && (
          <>
            <a href={path} target="_blank" rel="noopener">
              <Icon name="eye" size={18} />
              {t('viewAgreement')}
            </a>
            <a href={`${path}?download=1`} download>
              <Icon name="download" size={18} />
              {t('downloadAgreement')}
            </a>
          </>
        )}
        <button type="button" onClick={onReadTerms}>
          <Icon name="info" size={18} />
          {t('readTerms')}
        </button>
      </div>
    </div>
  );
}
