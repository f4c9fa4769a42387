import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import type { SignedInDevice } from '@contract/sessions';
import { partsOfDevice } from '@shared/format/device-name';
import { explain } from '../../shared/http/error-text';
import { useCalls } from '../../shared/http/use-calls';
import { useText } from '../../shared/i18n';
import { formatInstant } from '../../shared/i18n/format';
import { Problem } from '../../shared/ui/Problem';
import { Screen } from '../../shared/ui/Screen';
import { TryAgain } from '../../shared/ui/TryAgain';
import type { SessionCalls } from './calls';
import { SecondFactorPanel } from './SecondFactorPanel';

const QUERY = ['devices'];

/** The devices where this member of staff is signed in. */
export function DevicesScreen() {
  const t = useText();
  const calls = useCalls<SessionCalls>();
  const queries = useQueryClient();
  const notify = useNotify();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: QUERY,
    queryFn: () => calls.readDevices(),
  });
  const ending = useMutation({
    mutationFn: (id: string) => calls.endDevice(id),
    onSuccess(devices) {
      queries.setQueryData(QUERY, devices);
      notify(t('Signed out.'), { type: 'success' });
    },
  });
  const failure = ending.error ?? error;
  const isBusy = (id: string) => ending.isPending && ending.variables === id;
  return (
    <Screen
      title="Signed-in devices"
      lead="Sign out where you no longer work. Tell the office if you do not recognise a device."
      actions={
        data &&
        data.length > 1 && (
          <Button
            variant="outlined"
            color="error"
            loading={isBusy('others')}
            onClick={() => ending.mutate('others')}
          >
            {t('Sign out everywhere else')}
          </Button>
        )
      }
    >
      <Box sx={{ display: 'grid', gap: 1.5, maxWidth: 720 }}>
        <SecondFactorPanel />
        {failure && (
          <Problem
            title="Action failed."
            detail={explain(failure)}
            action={<TryAgain busy={isFetching} onPress={() => void refetch()} />}
          />
        )}
        {!data && !error && <Skeleton variant="rounded" height={88} />}
        {data?.map((device) => (
          <Device
            key={device.id}
            device={device}
            isBusy={isBusy(device.id)}
            end={() => ending.mutate(device.id)}
          />
        ))}
      </Box>
    </Screen>
  );
}

interface DeviceProps {
  device: SignedInDevice;
  isBusy: boolean;
  end: () => void;
}

function Device({ device: { label, network, firstUsedAt, lastUsedAt, isThis }, isBusy, end }: DeviceProps) {
  const t = useText();
  const parts = partsOfDevice(label);
  const time = formatInstant(firstUsedAt);
  return (
    <Paper
      variant="outlined"
      sx={{
        p: 2,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        justifyContent: 'space-between',
      }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography component="h2" variant="subtitle1">
          {parts ? t('{browser} on {system}', parts) : t('Unknown browser')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t('Last used {when}', { when: formatInstant(lastUsedAt) })}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {network === null
            ? t('Signed in {when}', { when: time })
            : t('Signed in {when} from {network}', { when: time, network })}
        </Typography>
      </Box>
      {isThis ? (
        <Chip color="success" variant="outlined" label={t('This device')} />
      ) : (
        <Button variant="outlined" loading={isBusy} onClick={end}>
          {t('Sign out')}
        </Button>
      )}
    </Paper>
  );
}
