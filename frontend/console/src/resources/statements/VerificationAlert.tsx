import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { formatRupees } from '@contract/money';
import type { StatementVerification } from '@contract/payments/statements';
import { useLocal, useText } from '../../shared/i18n';

export function VerificationAlert({ verification }: { verification: StatementVerification }) {
  const t = useText();
  const local = useLocal();
  const { verified, sum, refused } = verification;
  return (
    <Alert severity={refused.length > 0 ? 'warning' : 'success'} role="status">
      <AlertTitle sx={{ mb: 0 }}>
        {t('{n} payments of {sum} are verified.', { n: verified, sum: formatRupees(sum) })}
      </AlertTitle>
      {refused.length > 0 && (
        <>
          {t('{n} were not verified:', { n: refused.length })}
          <Box component="ul" sx={{ m: 0, pl: 2, maxHeight: '14rem', overflowY: 'auto' }} tabIndex={0}>
            {refused.map(({ transactionId, amount, reason, messageKey, messageParams }) => (
              <li key={transactionId}>
                <span className="figures">{transactionId}</span>, {formatRupees(amount)}:{' '}
                {local({ message: reason, messageKey, messageParams })}
              </li>
            ))}
          </Box>
        </>
      )}
    </Alert>
  );
}
