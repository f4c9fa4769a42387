import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { Form, useNotify, useRedirect, useRefresh } from 'react-admin';
import type { OpenDrawerRequest } from '@contract/payments/drawers';
import { MAX_LOCATION_LENGTH } from '@contract/payments/drawers';
import { useSendOnce } from '@shared/idempotency/use-send-once';
import { explain } from '../../shared/http/error-text';
import { useCalls } from '../../shared/http/use-calls';
import { useText } from '../../shared/i18n';
import { BackLink } from '../../shared/ui/BackLink';
import { TextInput } from '../../shared/ui/forms/inputs';
import { isRequired, RupeesInput } from '../../shared/ui/forms/RupeesInput';
import { submitForm } from '../../shared/ui/forms/submit-form';
import { Panel } from '../../shared/ui/Panel';
import { Problem } from '../../shared/ui/Problem';
import { Screen } from '../../shared/ui/Screen';
import type { DrawerCalls } from './calls';

export function OpenDrawer() {
  const t = useText();
  const data = useCalls<DrawerCalls>();
  const notify = useNotify();
  const redirect = useRedirect();
  const refresh = useRefresh();
  const sendOnce = useSendOnce();
  const opening = useMutation({
    mutationFn: ({ location, counted }: OpenDrawerRequest) =>
      sendOnce([location, counted], (key) => data.openDrawer({ location, counted }, key)),
    onSuccess: ({ id, location }) => {
      notify(t('Your drawer at {location} is open.', { location }), { type: 'success' });
      refresh();
      redirect('show', 'drawers', id);
    },
  });
  return (
    <Screen title="Open a drawer" lead={<BackLink />}>
      <Form
        onSubmit={(values: object) => submitForm(opening.mutateAsync, values as OpenDrawerRequest)}
        disableInvalidFormNotification
        noValidate
      >
        <Box sx={{ display: 'grid', gap: 2, maxWidth: 480, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Panel title="Count the cash first">
            <TextInput
              source="location"
              label="Where the drawer is"
              validate={isRequired}
              helperText={false}
              slotProps={{ htmlInput: { maxLength: MAX_LOCATION_LENGTH } }}
            />
            <RupeesInput source="counted" label="Counted cash (₹)" />
          </Panel>
          {opening.error && <Problem title="The drawer is not open." detail={explain(opening.error)} />}
          <Button
            type="submit"
            variant="contained"
            size="large"
            loading={opening.isPending}
            sx={{ justifySelf: 'start' }}
          >
            {t('Open the drawer')}
          </Button>
        </Box>
      </Form>
    </Screen>
  );
}
