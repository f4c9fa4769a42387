import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { Form, Link, useCreatePath, useNotify, useRedirect, useRefresh } from 'react-admin';
import { useSearchParams } from 'react-router';
import { CODES } from '@contract/codes';
import type { BlockRefusedData, BlockRequest } from '@contract/fleet/console-fleet';
import { ApiError } from '@shared/http';
import { useSendOnce } from '@shared/idempotency/use-send-once';
import { explain } from '../../shared/http/error-text';
import { useCalls } from '../../shared/http/use-calls';
import { useLocal, useText } from '../../shared/i18n';
import { submitForm } from '../../shared/ui/forms/submit-form';
import { Panel } from '../../shared/ui/Panel';
import { Problem } from '../../shared/ui/Problem';
import { Screen } from '../../shared/ui/Screen';
import { TOUCH_TARGET } from '../../shared/ui/touch-target';
import { BlockFields } from './BlockFields';
import type { BlockCalls } from './calls';
import { InTheWayList } from './InTheWayList';

export function BlockCar() {
  const t = useText();
  const data = useCalls<BlockCalls>();
  const notify = useNotify();
  const redirect = useRedirect();
  const refresh = useRefresh();
  const sendOnce = useSendOnce();
  const back = useCreatePath()({ resource: 'blocks', type: 'list' });
  const [search] = useSearchParams();
  const carId = Number(search.get('carId')) || undefined;

  const blocking = useMutation({
    mutationFn: (body: BlockRequest) => sendOnce(body, (key) => data.placeBlock(body, key)),
    onSuccess: (block) => {
      notify(t('{car} is blocked.', { car: block.carName }), { type: 'success' });
      refresh();
      redirect('list', 'blocks');
    },
  });

  return (
    <Screen title="Block a car" lead={<Link to={back} sx={TOUCH_TARGET}>{`‹ ${t('Blocks')}`}</Link>}>
      <Form
        defaultValues={{ carId, fromTime: '09:00', toTime: '18:00' }}
        onSubmit={(values: object) => submitForm(blocking.mutateAsync, values as BlockRequest)}
        warnWhenUnsavedChanges={!blocking.isPending}
        disableInvalidFormNotification
      >
        <Panel title="Car, time and reason">
          <BlockFields />
        </Panel>
        <Box sx={{ mt: 2, display: 'grid', gap: 1.5, maxWidth: 800 }}>
          {blocking.error && (
            <Problem title="The car is not blocked." detail={<Detail error={blocking.error} />} />
          )}
          <Button
            type="submit"
            variant="contained"
            color="secondary"
            size="large"
            loading={blocking.isPending}
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
  const local = useLocal();
  const taken = error instanceof ApiError && error.code === CODES.TAKEN.code;
  const inTheWay = taken ? (error.data as BlockRefusedData | null)?.inTheWay : undefined;
  return (
    <>
      {local(explain(error))}
      {inTheWay && <InTheWayList inTheWay={inTheWay} />}
    </>
  );
}
