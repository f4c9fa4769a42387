import Box from '@mui/material/Box';
import { ShowBase, useShowContext } from 'react-admin';
import type { ConsoleRentalDetails } from '@contract/rentals/console-rental';
import { type PlainText, useText } from '../../shared/i18n';
import { BackLink } from '../../shared/ui/BackLink';
import { NotesPanel } from '../../shared/ui/notes/NotesPanel';
import { RereadProblem } from '../../shared/ui/RereadProblem';
import { Screen } from '../../shared/ui/Screen';
import { UnreadScreen } from '../../shared/ui/UnreadScreen';
import { CarRefusalPanel } from './car-refusals/CarRefusalPanel';
import { ChargesPanel } from './ChargesPanel';
import { CustomerPanel } from './CustomerPanel';
import { FarePanel } from './FarePanel';
import { HandoversPanel } from './HandoversPanel';
import { HistoryPanel } from './HistoryPanel';
import { MoneyPanel } from './MoneyPanel';
import { ReceiptsPanel } from './receipts/ReceiptsPanel';
import { RefusedRecordsPanel } from './RefusedRecordsPanel';
import { RentalDecision } from './RentalDecision';
import { RentalPanel } from './RentalPanel';
import { RentalStatus } from './RentalStatus';
import { SettlementPanel } from './settlements/SettlementPanel';
import { StepsPanel } from './StepsPanel';

interface Props {
  noun: PlainText & ('Booking' | 'Reservation');
}

export const RentalShow = (props: Props) => (
  <ShowBase queryOptions={{ onError: () => undefined }} loading={false} error={false}>
    <Page {...props} />
  </ShowBase>
);

function Page({ noun }: Props) {
  const show = useShowContext<ConsoleRentalDetails>();
  const { record } = show;
  const t = useText();
  // react-admin first shows the list's row, which has no history.
  if (!record || !('events' in record)) return <UnreadScreen title={noun} reading={show} />;
  return (
    <Screen
      title={{ text: `${t(noun)} ${record.reference}` }}
      lead={<BackLink />}
      actions={
        <>
          <RentalStatus rental={record} />
          <RentalDecision />
        </>
      }
    >
      <RereadProblem reading={show} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '3fr 2fr' },
          alignItems: 'start',
        }}
      >
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <StepsPanel rental={record} />
          <CarRefusalPanel rental={record} />
          <SettlementPanel rental={record} />
          <RefusedRecordsPanel rental={record} />
          <HandoversPanel rental={record} />
          <RentalPanel rental={record} />
          <CustomerPanel rental={record} />
          <FarePanel rental={record} />
          <MoneyPanel rental={record} />
          <ReceiptsPanel rental={record} />
          <ChargesPanel rental={record} />
        </Box>
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <HistoryPanel rental={record} />
          <NotesPanel about="rentals" id={record.id} />
        </Box>
      </Box>
    </Screen>
  );
}
