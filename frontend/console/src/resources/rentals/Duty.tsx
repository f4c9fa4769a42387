import Box from '@mui/material/Box';
import { useCanAccess } from 'react-admin';
import type { ConsoleRental } from '@contract/console';
import { useText } from '../../shared/i18n';
import { DUTIES, FIRST_PAYMENT } from './waits';

type WaitingRow = Pick<ConsoleRental, 'waitsFor' | 'paymentStatus'>;

/** The next act that a pending rental waits for, in the colour of the side that has to act. */
export function Duty({ row: { waitsFor, paymentStatus } }: { row: WaitingRow }) {
  const t = useText();
  const { canAccess: isAdmin } = useCanAccess({ resource: 'transactions', action: 'verify' });
  if (!waitsFor) return null;
  const isFirst = waitsFor === 'PAYMENT' && paymentStatus === null;
  const { text, byAdmin = text, color } = isFirst ? FIRST_PAYMENT : DUTIES[waitsFor];
  return (
    <Box component="span" sx={{ fontSize: '0.75rem', fontWeight: 600, color: `${color}.main` }}>
      {t(isAdmin === false ? byAdmin : text)}
    </Box>
  );
}
