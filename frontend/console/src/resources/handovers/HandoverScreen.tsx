import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useBasename, useCreatePath, useGetList, useGetRecordId } from 'react-admin';
import type { HandoverForm, HandoverKind } from '@contract/rentals/handovers';
import { rentalResource } from '@contract/rentals/rentals';
import type { ConsoleSettlement } from '@contract/rentals/settlements';
import { useCalls } from '../../shared/http/use-calls';
import { type PlainText, useText } from '../../shared/i18n';
import { Screen } from '../../shared/ui/Screen';
import { UnreadScreen } from '../../shared/ui/UnreadScreen';
import { Blockers } from './Blockers';
import type { HandoverCalls } from './calls';
import { HandoverEditor } from './HandoverEditor';
import { RefusedRecord } from './phone/RefusedRecord';
import { type HandoverSource, readSource } from './source';

/** The next handover or return of a rental, for a phone in the yard. */
export function HandoverScreen() {
  const id = Number(useGetRecordId());
  return <RentalHandover key={id} id={id} />;
}

function RentalHandover({ id }: { id: number }) {
  const data = useCalls<HandoverCalls>();
  const reading = useQuery({
    queryKey: ['handovers', id, 'form'],
    queryFn: () => readSource(data, id),
    // The editor holds changes that a later reading must not replace.
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  const [done, setDone] = useState<HandoverKind | null>(null);
  const client = useQueryClient();
  const finish = (kind: HandoverKind): void => {
    setDone(kind);
    // The work list, which staff open next, no longer contains the row.
    void client.invalidateQueries({ queryKey: ['work'] });
  };
  const source = reading.data;
  if (!source) return <UnreadScreen title="Handovers" lead={<span />} reading={reading} />;
  const again = (): void => void reading.refetch();
  const { form, kind } = source;
  return (
    <Page form={form} kind={done ?? kind}>
      {done ? (
        <Done kind={done} form={form} />
      ) : (
        <Content source={source} again={again} isReading={reading.isFetching} onDone={finish} />
      )}
    </Page>
  );
}

/** Large touch targets, because staff use the form with a thumb in the yard. */
const LARGE_TARGETS = {
  maxWidth: 720,
  display: 'grid',
  gap: 2,
  '& .MuiButton-root': { minHeight: 44 },
  '& .MuiInputBase-input': { minHeight: 44, boxSizing: 'border-box' },
} as const;

const TITLES = {
  HANDOVER: 'Hand over {reference}',
  RETURN: 'Take back {reference}',
  SECOND_INSPECTION: 'Inspect {reference} again',
} as const satisfies Record<HandoverKind, string>;

const DONE = {
  HANDOVER: 'The car is handed over.',
  RETURN: 'The car is back.',
  SECOND_INSPECTION: 'The second inspection is recorded.',
} as const satisfies Record<HandoverKind, PlainText>;

interface PageProps {
  form: HandoverForm;
  kind: HandoverKind | null;
  children: ReactNode;
}

function Page({ form: { rental }, kind, children }: PageProps) {
  const t = useText();
  const createPath = useCreatePath();
  const { reference, carName, plate, customerName } = rental;
  const title = t(TITLES[kind ?? 'HANDOVER'], { reference });
  return (
    <Screen
      title={{ text: title }}
      lead={
        <>
          <div>{[carName, plate, customerName].filter((part) => part !== null).join(' · ')}</div>
          <Link
            to={createPath({ resource: rentalResource(rental.kind), type: 'show', id: rental.id })}
            sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
          >
            {`‹ ${reference}`}
          </Link>
        </>
      }
    >
      <Box sx={LARGE_TARGETS}>{children}</Box>
    </Screen>
  );
}

interface ContentProps {
  source: HandoverSource;
  again: () => void;
  isReading: boolean;
  onDone: (kind: HandoverKind) => void;
}

function Content({ source, again, isReading, onDone }: ContentProps) {
  const { queue, form, kind, entry, refused } = source;
  const saved = entry?.record.completion;
  const [allowReason, setAllowReason] = useState(saved?.allowBalance ? (saved.reason ?? '') : null);
  const { blockers } = form;
  const isAllowed = blockers.every(({ mayAllow }) => mayAllow && allowReason !== null);
  // Shows a record on this phone even if a new blocker has appeared, so that it is not lost.
  const isOpen = kind !== null && (isAllowed || entry !== null);
  return (
    <>
      {refused.map((id) => (
        <RefusedRecord key={id} queue={queue} id={id} onDone={onDone} />
      ))}
      <Blockers
        form={form}
        again={again}
        isReading={isReading}
        allowReason={allowReason}
        setAllowReason={setAllowReason}
      />
      {isOpen && (
        <HandoverEditor
          key={kind}
          source={source}
          kind={kind}
          allowReason={blockers.length > 0 ? allowReason : null}
          onDone={() => onDone(kind)}
        />
      )}
    </>
  );
}

function Done({ kind, form: { rental } }: { kind: HandoverKind; form: HandoverForm }) {
  const t = useText();
  const createPath = useCreatePath();
  const workList = `${useBasename()}/`;
  const { reference, id } = rental;
  const result = useRef<HTMLDivElement>(null);
  // Moves the focus to the result, because the form that had it was removed.
  useEffect(() => result.current?.focus(), []);
  return (
    <>
      <Alert ref={result} tabIndex={-1} severity="success">
        {t('Received by the office')}. {t(DONE[kind])} {t('The customer gets an e-mail with the readings.')}
      </Alert>
      {kind === 'RETURN' && <SettlementLink rentalId={id} />}
      <Button
        component={Link}
        to={workList}
        variant={kind === 'RETURN' ? 'outlined' : 'contained'}
        size="large"
      >
        {t('Work to do')}
      </Button>
      <Button
        component={Link}
        to={createPath({ resource: rentalResource(rental.kind), type: 'show', id })}
        variant="outlined"
        size="large"
      >
        {t('Show {reference}', { reference })}
      </Button>
    </>
  );
}

/** The next step after a return. */
function SettlementLink({ rentalId }: { rentalId: number }) {
  const t = useText();
  const createPath = useCreatePath();
  const { data } = useGetList<ConsoleSettlement>(
    'settlements',
    {
      filter: { rentalId },
      sort: { field: 'id', order: 'DESC' },
      pagination: { page: 1, perPage: 1 },
    },
    { onError: () => undefined },
  );
  const settlement = data?.[0];
  if (settlement?.state !== 'DRAFT') return null;
  return (
    <Button
      component={Link}
      to={createPath({ resource: 'settlements', type: 'show', id: settlement.id })}
      variant="contained"
      size="large"
    >
      {t('Open the settlement')}
    </Button>
  );
}
