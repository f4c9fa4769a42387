import { paths } from '@/app/paths';
import { useText } from '@/lib/i18n';
import type { PlacedRental } from '@/lib/placed-rental';
import { removePlacedRental } from '@/lib/placed-rental';
import { AgreedTerms } from '@/ui/costs/AgreedTerms';
import { Button } from '@/ui/form/Button';
import { LinkButton } from '@/ui/form/LinkButton';
import { confirmationMessages } from '../messages';
import { RentalPanel } from './RentalPanel';
import styles from './rental-panel.module.css';

interface PlacedPanelProps {
  placed: PlacedRental;
  /** True on the confirmation page itself. */
  isPage?: boolean;
}

/** The rental that was just placed on this device, before its customer has signed in. */
export function PlacedPanel({ placed, isPage }: PlacedPanelProps) {
  const t = useText(confirmationMessages);
  return (
    <RentalPanel
      as={isPage ? 'h1' : 'h2'}
      title={t(`${placed.kind}Received`)}
      rental={placed}
      steps={[`nextSignIn${placed.kind}`, 'nextIfNew', 'nextBoth', `nextConfirm${placed.kind}`]}
    >
      {isPage && placed.terms && <AgreedTerms terms={placed.terms} />}
      {isPage && <p className={styles.small}>{t('receiptAfterLogin')}</p>}
      <div className={styles.actions}>
        {isPage ? (
          <LinkButton to={paths.login}>{t('login')}</LinkButton>
        ) : (
          <LinkButton to={paths.confirmation(placed.reference)} variant="secondary">
            {t('open')}
          </LinkButton>
        )}
      </div>
      <div className={styles.hide}>
        <p className={styles.small}>{t('hideText')}</p>
        <Button variant="ghost" onClick={removePlacedRental}>
          {t('hide')}
        </Button>
      </div>
    </RentalPanel>
  );
}
