import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnSecondFactor } from '@contract/second-factor';
import { explain } from '../../shared/http/error-text';
import { useCalls } from '../../shared/http/use-calls';
import { useText } from '../../shared/i18n';
import { formatInstant } from '../../shared/i18n/format';
import { Panel } from '../../shared/ui/Panel';
import { Problem } from '../../shared/ui/Problem';
import { TryAgain } from '../../shared/ui/TryAgain';
import type { SessionCalls } from './calls';
import { SetUpFactor } from './SetUpFactor';
import { TurnOffFactor } from './TurnOffFactor';

const QUERY = ['second-factor'];

/** The authenticator app of this member of staff. */
export function SecondFactorPanel() {
  const calls = useCalls<SessionCalls>();
  const queries = useQueryClient();
  const [isChanging, setChanging] = useState(false);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: QUERY,
    queryFn: () => calls.readFactor(),
  });
  function done(): void {
    setChanging(false);
    void queries.invalidateQueries({ queryKey: QUERY });
  }
  return (
    <Panel title="Second factor">
      {error && (
        <Problem
          title="Action failed."
          detail={explain(error)}
          action={<TryAgain busy={isFetching} onPress={() => void refetch()} />}
        />
      )}
      {!data && !error && <Skeleton variant="rounded" height={64} />}
      {data && !isChanging && <State factor={data} change={() => setChanging(true)} />}
      {data && isChanging && <Change factor={data} onDone={done} />}
    </Panel>
  );
}

function Change({ factor, onDone }: { factor: OwnSecondFactor; onDone: () => void }) {
  return factor.since === null ? (
    <SetUpFactor onDone={onDone} />
  ) : (
    <TurnOffFactor isRequired={factor.isRequired} onDone={onDone} />
  );
}

function State({ factor, change }: { factor: OwnSecondFactor; change: () => void }) {
  const t = useText();
  const { since, recoveryCodesLeft } = factor;
  return (
    <>
      <Typography variant="body2">
        {since === null
          ? t('An SMS can be read by others. The app adds a code that only your phone shows.')
          : t('On since {when}.', { when: formatInstant(since) })}
      </Typography>
      {since !== null && (
        <Typography variant="body2" color={recoveryCodesLeft < 3 ? 'error' : 'textSecondary'}>
          {t('{count, plural, one {1 recovery code} other {{count} recovery codes}} left.', {
            count: recoveryCodesLeft,
          })}
        </Typography>
      )}
      <Button
        variant="outlined"
        color={since === null ? 'primary' : 'inherit'}
        onClick={change}
        sx={{ justifySelf: 'start', minHeight: 44 }}
      >
        {since === null ? t('Set up an authenticator app') : t('Turn off')}
      </Button>
    </>
  );
}
