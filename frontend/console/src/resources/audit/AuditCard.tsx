import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link, useCreatePath, useRecordContext } from 'react-admin';
import type { ConsoleAuditEntry } from '@contract/office';
import { useText } from '../../shared/i18n';
import { TOUCH_TARGET } from '../../shared/ui/touch-target';
import { Action, Changed, Subject, When, Who } from './fields';

export const AuditCard = () => (
  <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start' }}>
    <Action />
    <When />
    <Typography variant="body2" component="div">
      <Subject />
    </Typography>
    <Details />
    <Who />
    <Box sx={{ gridColumn: '1 / -1' }}>
      <Changed />
    </Box>
  </Box>
);

function Details() {
  const t = useText();
  const row = useRecordContext<ConsoleAuditEntry>();
  const path = useCreatePath();
  return (
    <Link to={path({ resource: 'audit', type: 'show', id: row?.id })} sx={TOUCH_TARGET}>
      {t('Before and after')}
    </Link>
  );
}
