import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { explain } from '../../shared/http/error-text';
import { useCalls } from '../../shared/http/use-calls';
import { useText } from '../../shared/i18n';
import { Problem } from '../../shared/ui/Problem';
import { AdminNumbers } from './AdminNumbers';
import { AheadPanel } from './AheadPanel';
import type { TodayCalls } from './calls';
import { CardGrid } from './CardGrid';

const EVERY_MS = 300_000;

const CARDS = [1, 2, 3, 4, 5];
// The height of the content that replaces the placeholders, so that the layout does not shift.
const CARD = 105;
const AHEAD_PANEL = 170;

/** The figures of the business. */
export function Figures() {
  const t = useText();
  const provider = useCalls<TodayCalls>();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['today'],
    queryFn: () => provider.readToday(),
    refetchInterval: EVERY_MS,
  });
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {error && (
        <Problem
          title={t('The overview could not be loaded.')}
          detail={explain(error)}
          action={
            <Button color="inherit" loading={isFetching} onClick={() => void refetch()}>
              {t('Try again')}
            </Button>
          }
        />
      )}
      {data && (
        <>
          <AdminNumbers report={data} />
          <AheadPanel days={data.ahead} />
        </>
      )}
      {!data && !error && (
        <>
          <CardGrid busy>
            {CARDS.map((card) => (
              <Skeleton key={card} variant="rounded" height={CARD} />
            ))}
          </CardGrid>
          <Skeleton variant="rounded" height={AHEAD_PANEL} />
        </>
      )}
    </Box>
  );
}
