import MuiLink from '@mui/material/Link';
import { formatPhone } from '@shared/format/phone';
import { useText } from '../../i18n';

/** Calls the customer. @param mobile Empty if the account has no number. */
export function MobileLink({ mobile }: { mobile: string }) {
  const t = useText();
  return mobile ? <MuiLink href={`tel:+91${mobile}`}>{formatPhone(mobile)}</MuiLink> : t('No number');
}
