import Box from '@mui/material/Box';
import { useState } from 'react';
import { ShowBase, useShowContext } from 'react-admin';
import { useSearchParams } from 'react-router';
import {
  type ConsoleStatement,
  STATEMENT_KINDS,
  type StatementKind,
  type StatementResult,
  type StatementVerification,
} from '@contract/payments/statements';
import { useText } from '../../shared/i18n';
import { formatDay, formatInstant } from '../../shared/i18n/format';
import { BackLink } from '../../shared/ui/BackLink';
import { Screen } from '../../shared/ui/Screen';
import { useStaffLabel } from '../../shared/ui/staff/use-staff-label';
import { UnreadScreen } from '../../shared/ui/UnreadScreen';
import { KindChoice } from './KindChoice';
import { MatchList } from './MatchList';
import { VerificationAlert } from './VerificationAlert';
import { VerifyAll } from './VerifyAll';

export const StatementShow = () => (
  <ShowBase queryOptions={{ onError: () => undefined }} loading={false} error={false}>
    <Page />
  </ShowBase>
);

function Page() {
  const show = useShowContext<ConsoleStatement | StatementResult>();
  const { record } = show;
  // Until the statement is loaded, `record` is the row of the list.
  if (record && 'kinds' in record) return <Result statement={record} />;
  return <UnreadScreen title="Bank Statement" reading={show} />;
}

function Result({ statement }: { statement: StatementResult }) {
  const [search, setSearch] = useSearchParams();
  const [verification, setVerification] = useState<StatementVerification | null>(null);
  const requested = search.get('kind') as StatementKind;
  const first = statement.kinds.find(({ count }) => count > 0)?.kind ?? 'EXACT';
  const kind = STATEMENT_KINDS.includes(requested) ? requested : first;
  return (
    <Screen
      title={{ text: statement.name }}
      lead={<StatementFacts statement={statement} />}
      actions={<VerifyAll statement={statement} onVerified={setVerification} />}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {verification && <VerificationAlert verification={verification} />}
        <KindChoice
          kinds={statement.kinds}
          chosen={kind}
          choose={(next) => setSearch({ kind: next }, { replace: true })}
        />
        <MatchList key={kind} statementId={statement.id} kind={kind} />
      </Box>
    </Screen>
  );
}

function StatementFacts({
  statement: { fromDay, toDay, rows, debits, leftOut, createdAt, createdBy },
}: {
  statement: StatementResult;
}) {
  const t = useText();
  const staffLabel = useStaffLabel();
  return (
    <>
      <BackLink />
      <div>
        {fromDay && toDay
          ? `${formatDay(fromDay)} – ${formatDay(toDay)}`
          : t(
              'Without dates, payments missing at the bank cannot be found. Choose the date column to see them.',
            )}
      </div>
      <div>
        {t('Credits: {n}, debits: {d}, other rows skipped: {m}.', {
          n: rows,
          d: debits ?? 0,
          m: leftOut - (debits ?? 0),
        })}{' '}
        {t('Uploaded {when} by {who}.', { when: formatInstant(createdAt), who: staffLabel(createdBy) })}
      </div>
    </>
  );
}
