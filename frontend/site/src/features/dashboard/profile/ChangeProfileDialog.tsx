import { useState } from 'react';
import type { CustomerProfile } from '@contract/customers/people';
import { MAX_ADDRESS_LENGTH, MAX_NAME_LENGTH } from '@contract/limits';
import { useText } from '@/lib/i18n';
import { Dialog } from '@/ui/feedback/Dialog';
import { useToast } from '@/ui/feedback/Toast';
import { DialogForm } from '@/ui/form/DialogForm';
import { TextAreaField, TextField } from '@/ui/form/TextField';
import { useProfileChange } from '../api/use-profile-change';
import { changeMessages } from './change-messages';

interface Props {
  profile: CustomerProfile;
  onClose: () => void;
}

/** Changes the name and the address. */
export function ChangeProfileDialog({ profile, onClose }: Props) {
  const t = useText(changeMessages);
  const toast = useToast();
  const { change, isUnclear } = useProfileChange();
  const [fullName, setFullName] = useState(profile.fullName);
  const [address, setAddress] = useState(profile.address);
  const isReviewed = profile.adminApproval === 'APPROVED' && fullName.trim() !== profile.fullName;
  const done = (): void => {
    toast(t(isReviewed ? 'nameSent' : 'profileDone'), 'success');
    onClose();
  };
  return (
    <Dialog open sticky title={t('profileTitle')} onOpenChange={(open) => !open && onClose()}>
      <DialogForm
        error={change.error}
        busy={change.isPending}
        submit={t('change')}
        close={t('cancel')}
        failed={t(isUnclear ? 'unclear' : 'failed')}
        onSubmit={() => change.mutate({ fullName, address }, { onSuccess: done })}
        onClose={onClose}
      >
        <TextField
          label={t('fullName')}
          hint={profile.adminApproval === 'APPROVED' && t('nameHint')}
          value={fullName}
          onChange={(event) => setFullName(event.target.value)}
          autoComplete="name"
          maxLength={MAX_NAME_LENGTH}
          required
        />
        <TextAreaField
          label={t('address')}
          value={address}
          onChange={(event) => setAddress(event.target.value)}
          autoComplete="street-address"
          maxLength={MAX_ADDRESS_LENGTH}
          required
        />
      </DialogForm>
    </Dialog>
  );
}
