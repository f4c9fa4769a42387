import { useState } from 'react';
import type { OwnCompany } from '@contract/rentals/rental-company';
import { useText } from '@/lib/i18n';
import { Button } from '@/ui/form/Button';
import { CompanyForm } from './CompanyForm';
import { ownCompanyMessages } from './messages';
import styles from '../components/rental-panel.module.css';

/** The company on the tax invoice. The customer can enter it until the invoice is issued. */
export function CompanyNote({ reference, company }: { reference: string; company: OwnCompany }) {
  const t = useText(ownCompanyMessages);
  const [open, setOpen] = useState(false);
  const { name, mayChange } = company;
  if (!mayChange && name === '') return null;
  return (
    <section className={styles.credit}>
      {name === '' ? (
        <>
          <strong>{t('title')}</strong>
          <p>{t('why')}</p>
        </>
      ) : (
        <p className={styles.breakable}>{t('entered', company)}</p>
      )}
      {open ? (
        <CompanyForm reference={reference} company={company} onClose={() => setOpen(false)} />
      ) : (
        mayChange && (
          <div className={styles.actions}>
            <Button variant="secondary" onClick={() => setOpen(true)}>
              {t(name === '' ? 'enter' : 'change')}
            </Button>
          </div>
        )
      )}
    </section>
  );
}
