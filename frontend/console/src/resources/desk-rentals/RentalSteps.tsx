import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { DeskRental } from '@contract/rentals/desk-rentals';
import { useCalls } from '../../shared/http/use-calls';
import { useText } from '../../shared/i18n';
import type { DeskRentalCalls } from './calls';
import { CodeStep } from './CodeStep';
import { type Draft, draftOf, EMPTY_DRAFT } from './draft';
import { DoneStep } from './payment/DoneStep';
import { PayStep } from './payment/PayStep';
import { RequestProblem } from './RequestProblem';
import { Steps } from './Steps';
import { Summary } from './Summary';

/** The current step in each state, from 0. */
const ACTIVE: Record<DeskRental['state'], number> = { CODE_SENT: 2, HELD: 3, LAPSED: 1, RENTED: 4 };

interface Props {
  id: string;
  onSent: (id: string) => void;
  startFrom: (draft: Draft) => void;
}

/** Shows the step of the rental's state on the server, even after a reload. */
export function RentalSteps({ id, onSent, startFrom }: Props) {
  const t = useText();
  const data = useCalls<DeskRentalCalls>();
  const queries = useQueryClient();
  const queryKey = ['desk-rentals', id];
  const {
    data: row,
    error,
    isPending,
  } = useQuery({
    queryKey,
    queryFn: () => data.deskRental(id),
    // Reads the rental again after the hold has expired.
    refetchInterval: ({ state }) =>
      state.data?.state === 'HELD' && state.data.hold ? (state.data.hold.secondsLeft + 1) * 1000 : false,
  });

  if (isPending) return <CircularProgress aria-label={t('Loading')} />;
  if (!row) {
    return (
      <>
        <RequestProblem error={error} title={t('This could not be loaded.')} />
        <Button variant="outlined" onClick={() => startFrom(EMPTY_DRAFT)} sx={{ justifySelf: 'start' }}>
          {t('Start over')}
        </Button>
      </>
    );
  }
  const parts = {
    row,
    onChanged: (next: DeskRental) => queries.setQueryData(queryKey, next),
    reload: () => queries.invalidateQueries({ queryKey }),
  };
  return (
    <>
      <Steps active={ACTIVE[row.state]} customer={row.customer} window={row} carName={row.carName} />
      <Summary row={row} />
      {row.state === 'CODE_SENT' && (
        <CodeStep {...parts} onSent={onSent} onChange={() => startFrom(draftOf(row))} />
      )}
      {(row.state === 'HELD' || row.state === 'LAPSED') && row.hold && (
        <PayStep
          {...parts}
          hold={row.hold}
          onAgain={(carId = row.carId) => startFrom({ ...draftOf(row), carId })}
        />
      )}
      {row.state === 'RENTED' && row.rental && (
        <DoneStep row={row} rental={row.rental} onNext={() => startFrom(EMPTY_DRAFT)} />
      )}
    </>
  );
}
