import { useText } from '@/lib/i18n';
import { useSettings } from '@/lib/settings';
import { complaintMessages } from '../messages';

export function SupportNote() {
  const t = useText(complaintMessages);
  const email = useSettings().data?.supportEmail ?? '';
  // Splits the text at the e-mail address, so that the address can be a link in every language.
  const [before, after] = t('note', { email: '\n' }).split('\n');
  return (
    <p>
      {before}
      {email ? <a href={`mailto:${email}`}>{email}</a> : '…'}
      {after}
    </p>
  );
}
