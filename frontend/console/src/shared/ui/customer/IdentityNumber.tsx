import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ConsoleCustomerDetails } from '@contract/customers/console-customers';
import type { AadhaarCheckSummary } from '@contract/customers/people';
import { type PlainText, useText } from '../../i18n';
import { formatInstant } from '../../i18n/format';
import { MaskedNumber } from './MaskedNumber';

const NAME_TEXTS: Record<string, PlainText> = {
  true: 'Name: equals the entered one',
  false: 'Name: differs from the entered one',
  null: 'Name: changed since the check',
};
const BIRTH_TEXTS: Record<string, PlainText> = {
  true: 'Date of birth: equals the entered one',
  false: 'Date of birth: differs from the entered one',
  null: 'Date of birth: not compared',
};

/** The number of the identity document, or the results of the check of its QR code. Requires the customer's id as `key`. */
export function IdentityNumber({ customer }: { customer: ConsoleCustomerDetails }) {
  const { identity } = customer;
  if (!identity?.check)
    return <MaskedNumber customer={customer} kind="identity" masked={identity?.number ?? null} />;
  return <CheckedQr number={identity.number} check={identity.check} />;
}

function CheckedQr({ number, check }: { number: string | null; check: AadhaarCheckSummary }) {
  const t = useText();
  const results = [
    [NAME_TEXTS[String(check.nameEqual)], check.nameEqual],
    [BIRTH_TEXTS[String(check.birthDateEqual)], check.birthDateEqual],
  ] as const;
  return (
    <Box sx={{ display: 'grid', gap: 0.5, minWidth: 0 }}>
      <span className="figures">{number}</span>
      <span>{t('QR code with a valid signature of UIDAI')}</span>
      {results.map(
        ([text, isEqual]) =>
          text && (
            <Box
              component="span"
              key={text}
              sx={isEqual === false ? { color: 'error.main', fontWeight: 600 } : {}}
            >
              {t(text)}
            </Box>
          ),
      )}
      <Typography variant="caption" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {t('Issued {issued}, checked {checked}. Certificate {fingerprint}', {
          issued: formatInstant(check.issuedAt),
          checked: formatInstant(check.checkedAt),
          fingerprint: check.certificate,
        })}
      </Typography>
    </Box>
  );
}
