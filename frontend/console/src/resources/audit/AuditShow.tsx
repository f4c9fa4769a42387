import Box from '@mui/material/Box';
import { ShowBase, useShowContext } from 'react-admin';
import type { ConsoleAuditEntry } from '@contract/office';
import { useText } from '../../shared/i18n';
import { formatInstant } from '../../shared/i18n/format';
import { BackLink } from '../../shared/ui/BackLink';
import { ChangesTable } from '../../shared/ui/changes/ChangesTable';
import { Facts } from '../../shared/ui/Facts';
import { Panel } from '../../shared/ui/Panel';
import { Screen } from '../../shared/ui/Screen';
import { useStaffLabel } from '../../shared/ui/staff/use-staff-label';
import { UnreadScreen } from '../../shared/ui/UnreadScreen';
import { Subject } from './fields';
import { actionText } from './names';

export const AuditShow = () => (
  <ShowBase queryOptions={{ onError: () => undefined }} loading={false} error={false}>
    <Page />
  </ShowBase>
);

function Page() {
  const t = useText();
  const staffLabel = useStaffLabel();
  const show = useShowContext<ConsoleAuditEntry>();
  const { record, error } = show;
  if (error || !record) return <UnreadScreen title="Audit" height={240} reading={show} />;
  const { action, at, staffId, address, before, after } = record;
  return (
    <Screen title={actionText(action)} lead={<BackLink />}>
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 1000, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Panel title="What happened">
          <Facts
            facts={[
              ['When', formatInstant(at)],
              ['Who', staffId === null ? t('System') : staffLabel(String(staffId))],
              ['Record', <Subject key="subject" />],
              ['IP address', address ?? '—'],
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
