import { useState } from 'react';
import type { CustomerProfile } from '@contract/customers/people';
import { useText } from '@/lib/i18n';
import { Button } from '@/ui/form/Button';
import type { ContactField } from '../api/use-contact-change';
import { changeMessages } from './change-messages';
import { ChangeContactDialog } from './ChangeContactDialog';
import { ChangeProfileDialog } from './ChangeProfileDialog';
import styles from './profile.module.css';

/** Lets a customer change the details of the account. */
export function ChangeButtons({ profile }: { profile: CustomerProfile }) {
  const t = useText(changeMessages);
  const [open, setOpen] = useState<ContactField | 'profile' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className={styles.buttons}>
      {(['profile', 'email', 'mobile'] as const).map((what) => (
        <Button key={what} variant="secondary" onClick={() => setOpen(what)}>
          {t(what === 'mobile' && !profile.mobile ? 'mobileAdd' : `${what}Title`)}
        </Button>
      ))}
      {open === 'profile' && <ChangeProfileDialog profile={profile} onClose={close} />}
      {(open === 'email' || open === 'mobile') && <ChangeContactDialog field={open} onClose={close} />}
    </div>
  );
}
