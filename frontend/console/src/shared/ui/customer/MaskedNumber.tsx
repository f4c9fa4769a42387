import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { RecordContextProvider, ResourceContextProvider } from 'react-admin';
import { type ConsoleCustomerDetails, REVEAL_SECONDS } from '@contract/customers/console-customers';
import { useText } from '../../i18n';
import type { RevealedKind, RevealedNumber } from './calls';
import { RevealAction } from './RevealAction';

interface Props {
  customer: ConsoleCustomerDetails;
  kind: RevealedKind;
  /** Null if unknown. */
  masked: string | null;
}

/** A masked number. An admin must give a reason to see it in full. Requires the customer's ID as `key`. */
export function MaskedNumber({ customer, kind, masked }: Props) {
  const t = useText();
  const [revealed, setRevealed] = useState<(RevealedNumber & { until: number }) | null>(null);
  useEffect(() => {
    if (!revealed) return undefined;
    const timer = setTimeout(() => setRevealed(null), revealed.until - Date.now());
    return () => clearTimeout(timer);
  }, [revealed]);

  if (!masked) return t('Not provided yet');
  return (
    <ResourceContextProvider value="customers">
      <RecordContextProvider value={customer}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Box
            component="span"
            className="figures"
            sx={{ whiteSpace: kind === 'driver' ? 'normal' : 'nowrap' }}
          >
            {revealed?.number ?? masked}
          </Box>
          {revealed ? (
            <Button size="small" onClick={() => setRevealed(null)}>
              {t('Hide')}
            </Button>
          ) : (
            <RevealAction
              kind={kind}
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
