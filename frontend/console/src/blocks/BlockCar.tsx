import { useState } from 'react';
import { Form, Link, useCreatePath, useDataProvider, useNotify, useRedirect, useRefresh } from 'react-admin';
import { useSearchParams } from 'react-router';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CODES } from '@contract/codes';
import type { BlockRefusedData, BlockRequest } from '@contract/console-fleet';
import { ApiError } from '@shared/http';
import { explain, fieldErrorsOf } from '../error-text';
import type { ConsoleDataProvider } from '../dataProvider';
import { useLocalMessage, useText } from '../i18n';
import { useSendOnce } from '@shared/idempotency/use-send-once';
import { Panel } from '../ui/Panel';
import { Problem } from '../ui/Problem';
import { Screen } from '../ui/Screen';
import { BlockFields } from './BlockFields';
import { InTheWayList } from './InTheWayList';

/** Blocks a car, or says which rentals stand in the way. */
export function BlockCar() {
  const t = useText();
  const data = useDataProvider<ConsoleDataProvider>();
  const notify = useNotify();
  const redirect = useRedirect();
  const refresh = useRefresh();
  const sendOnce = useSendOnce();
  const back = useCreatePath()({ resource: 'blocks', type: 'list' });
  const [search] = useSearchParams();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const carId = Number(search.get('carId')) || undefined;

  async function submit(values: Record<string, unknown>): Promise<Record<string, string> | undefined> {
    const body = values as unknown as BlockRequest;
    setProblem(null);
    setBusy(true);
    try {
      const block = await sendOnce(body, (key) => data.placeBlock(body, key));
      notify(t('{car} is blocked.', { car: block.carName }), { type: 'success' });
      refresh();
      redirect('list', 'blocks');
      return undefined;
    } catch (error) {
      setProblem(error);
      // An error of the whole form tells it that it still holds unsaved work.
      return { ...fieldErrorsOf(error), 'root.refused': explain(error) };
    } finally {
      setBusy(false);
    }
  }

  return (
    <Screen title="Block a car" lead={<Link to={back}>{`‹ ${t('Blocks')}`}</Link>}>
      <Form
        defaultValues={{ carId, fromTime: '09:00', toTime: '18:00' }}
        onSubmit={submit}
        warnWhenUnsavedChanges={!busy}
        disableInvalidFormNotification
      >
        <Panel title="Car, time and reason">
          <BlockFields />
        </Panel>
        <Box sx={{ mt: 2, display: 'grid', gap: 1.5, maxWidth: 800 }}>
          {problem !== null && (
            <Problem title="The car is not blocked." detail={<Detail error={problem} />} />
          )}
          <Button
            type="submit"
            variant="contained"
            color="secondary"
            size="large"
            loading={busy}
            sx={{ justifySelf: 'start' }}
          >
            {t('Block car')}
          </Button>
        </Box>
      </Form>
    </Screen>
  );
}

function Detail({ error }: { error: unknown }) {
  const local = useLocalMessage();
  const taken = error instanceof ApiError && error.code === CODES.TAKEN.code;
  const inTheWay = taken ? (error.data as BlockRefusedData | null)?.inTheWay : undefined;
  return (
    <>
      {local(explain(error))}
      {inTheWay && <InTheWayList inTheWay={inTheWay} />}
    </>
  );
}
