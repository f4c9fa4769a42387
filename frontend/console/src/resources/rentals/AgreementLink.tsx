import MuiLink from '@mui/material/Link';
import type { AcceptedAgreement } from '@contract/rentals/console-rental';
import { useText } from '../../shared/i18n';
import { formatInstant } from '../../shared/i18n/format';

export function AgreementLink({ agreement }: { agreement: AcceptedAgreement | null }) {
  const t = useText();
  if (!agreement) return t('This car had none');
  return (
    <MuiLink href={agreement.url} target="_blank" rel="noreferrer">
      {t('Version of {when}', { when: formatInstant(agreement.createdAt) })}
    </MuiLink>
  );
}
