import PreviousIcon from '@mui/icons-material/NavigateBefore';
import NextIcon from '@mui/icons-material/NavigateNext';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useCreatePath } from 'react-admin';
import type { PaymentReview } from '@contract/payments/payment-review';
import { useText } from '../../shared/i18n';
import { Shortcut } from './Shortcut';

/** Links to the previous and next payment to verify. */
export function QueueLinks({ review }: { review: PaymentReview | undefined }) {
  const t = useText();
  const createPath = useCreatePath();
  const to = (id: number): string => createPath({ resource: 'transactions', type: 'show', id });
  const { previousId = null, nextId = null, waiting = 0 } = review ?? {};
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, typography: 'body2' }}>
      <span>{t('To verify: {n}', { n: waiting })}</span>
      {previousId !== null && (
        <Shortcut of="p">
          <Button size="small" component={Link} to={to(previousId)} startIcon={<PreviousIcon />}>
            {t('Previous')}
          </Button>
        </Shortcut>
      )}
      {nextId !== null && (
        <Shortcut of="n">
          <Button size="small" component={Link} to={to(nextId)} endIcon={<NextIcon />}>
            {t('Next')}
          </Button>
        </Shortcut>
      )}
      <Box component="span" sx={{ color: 'text.secondary', display: { xs: 'none', md: 'inline' } }}>
        {t('Keys: V verify, R reject, N next, P previous')}
      </Box>
    </Box>
  );
}
