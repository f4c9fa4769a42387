import MuiLink, { type LinkProps } from '@mui/material/Link';
import { isMasked } from '@contract/rentals/contact';
import { formatPhone } from '@shared/format/phone';
import { useText } from '../../i18n';

interface Props extends Pick<LinkProps, 'variant' | 'sx'> {
  /** Empty if the account has no number. */
  mobile: string;
}

/** A link that calls the customer. A masked number is plain text. */
export function MobileLink({ mobile, ...props }: Props) {
  const t = useText();
  if (!mobile) return t('No number');
  return isMasked(mobile) ? (
    <MuiLink className="figures" component="span" underline="none" color="inherit" {...props}>
      {mobile}
    </MuiLink>
  ) : (
    <MuiLink className="figures" href={`tel:+91${mobile}`} {...props}>
      {formatPhone(mobile)}
    </MuiLink>
  );
}
