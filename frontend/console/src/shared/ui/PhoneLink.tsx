import MuiLink, { type LinkProps } from '@mui/material/Link';
import { isMasked } from '@contract/rentals/contact';
import { formatPhone } from '@shared/format/phone';

type Props = Pick<LinkProps, 'variant' | 'sx'> & { mobile: string };

/** Calls the number. A masked one is plain text. */
export const PhoneLink = ({ mobile, ...props }: Props) =>
  isMasked(mobile) ? (
    <MuiLink className="figures" component="span" underline="none" color="inherit" {...props}>
      {mobile}
    </MuiLink>
  ) : (
    <MuiLink className="figures" href={`tel:+91${mobile}`} {...props}>
      {formatPhone(mobile)}
    </MuiLink>
  );
