import { useState } from 'react';
import type { CustomerProfile } from '@contract/customers/people';
import { useText } from '@/lib/i18n';
import { Button } from '@/ui/form/Button';
import type { ContactField } from '../api/use-contact-change';
import { changeMessages } from './change-messages';
import { ChangeContactDialog } from './ChangeContactDialog';
import { ChangeProfileDialog } from './ChangeProfileDialog';
import styles from './profile.module.css';

const CONTACTS = ['email', 'mobile'] as const;
const FIELDS = ['profile', ...CONTACTS] as const;

/** Lets a customer change the details of the account. @param profile Null before the registration */
export function ChangeButtons({ profile }: { profile: CustomerProfile | null }) {
  const t = useText(changeMessages);
  const [open, setOpen] = useState<ContactField | 'profile' | null>(null);
  const close = () => setOpen(null);
  const titleOf = (what: ContactField | 'profile') => {
    if (what !== 'mobile' || profile?.mobile) return t(`${what}Title`);
    return t(profile ? 'mobileAdd' : 'mobileSet');
  };
  return (
    <div className={styles.buttons}>
      {(profile ? FIELDS : CONTACTS).map((what) => (
        <Button key={what} variant="secondary" onClick={() => setOpen(what)}>
          {titleOf(what)}
        </Button>
      ))}
      {open === 'profile' && profile && <ChangeProfileDialog profile={profile} onClose={close} />}
      {(open === 'email' || open === 'mobile') && <ChangeContactDialog field={open} onClose={close} />}
    </div>
  );
}
