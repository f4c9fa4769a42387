import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { RecordContextProvider, ResourceContextProvider } from 'react-admin';
import {
  type AadhaarReveal,
  type ConsoleCustomerDetails,
  REVEAL_SECONDS,
} from '@contract/customers/console-customers';
import { useText } from '../../i18n';
import { RevealAction } from './RevealAction';

/** Masked until an admin gives a reason to see it in full. Requires the customer's id as `key`. */
export function AadhaarNumber({ customer }: { customer: ConsoleCustomerDetails }) {
  const t = useText();
  const [revealed, setRevealed] = useState<(AadhaarReveal & { until: number }) | null>(null);
  useEffect(() => {
    if (!revealed) return undefined;
    const timer = setTimeout(() => setRevealed(null), revealed.until - Date.now());
    return () => clearTimeout(timer);
  }, [revealed]);

  if (!customer.aadhaarNumber) return t('Not provided yet');
  return (
    <ResourceContextProvider value="customers">
      <RecordContextProvider value={customer}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Box component="span" className="figures" sx={{ whiteSpace: 'nowrap' }}>
            {revealed?.aadhaarNumber ?? customer.aadhaarNumber}
          </Box>
          {revealed ? (
            <Button size="small" onClick={() => setRevealed(null)}>
              {t('Hide')}
            </Button>
          ) : (
            <RevealAction
              onRevealed={(reveal) => setRevealed({ ...reveal, until: Date.now() + REVEAL_SECONDS * 1000 })}
            />
          )}
        </Box>
        <Typography variant="caption" color="textSecondary" role="status" component="div">
          {revealed &&
            (revealed.complete
              ? t('Hidden again after a minute.')
              : t('Only the last four digits are stored.'))}
        </Typography>
      </RecordContextProvider>
    </ResourceContextProvider>
  );
}
