import { ShowBase, useShowContext } from 'react-admin';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { ConsoleAuditEntry } from '@contract/office';
import { explain } from '../call-error';
import { formatInstant, formatMobile } from '../format';
import { useText } from '../i18n';
import { BackLink } from '../rentals/BackLink';
import { Facts } from '../ui/Facts';
import { Panel } from '../ui/Panel';
import { Problem } from '../ui/Problem';
import { Screen } from '../ui/Screen';
import { inWords } from './changes';
import { ChangesTable } from './ChangesTable';
import { Subject } from './fields';

export const AuditShow = () => (
  <ShowBase queryOptions={{ onError: () => undefined }} loading={false} error={false}>
    <Page />
  </ShowBase>
);

function Page() {
  const t = useText();
  const { record, error, isPending, refetch } = useShowContext<ConsoleAuditEntry>();
  if (error) {
    const again = (
      <Button color="inherit" size="small" onClick={() => void refetch()}>
        {t('Try again')}
      </Button>
    );
    return (
      <Screen title="Audit" lead={<BackLink />}>
        <Problem title={explain(error)} action={again} />
      </Screen>
    );
  }
  if (isPending || !record) {
    return (
      <Screen title="Audit" lead={<BackLink />}>
        <Skeleton variant="rounded" height={240} />
      </Screen>
    );
  }
  const { action, at, staffMobile, address, before, after } = record;
  return (
    <Screen title={t(inWords(action))} lead={<BackLink />}>
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 1000, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Panel title="What happened">
          <Facts
            facts={[
              ['When', formatInstant(at)],
              ['Who', staffMobile ? formatMobile(staffMobile) : t('The service itself')],
              ['Done to', <Subject key="subject" />],
              ['From address', address ?? '—'],
            ]}
          />
        </Panel>
        <Panel title="Before and after">
          <ChangesTable label={t('Before and after')} before={before} after={after} />
        </Panel>
      </Box>
    </Screen>
  );
}
