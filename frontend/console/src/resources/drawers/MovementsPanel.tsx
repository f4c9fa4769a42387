import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatRupees } from '@contract/money';
import type { DrawerMovement } from '@contract/payments/drawers';
import { useText } from '../../shared/i18n';
import { formatShortInstant } from '../../shared/i18n/format';
import { DocumentButton } from '../../shared/ui/documents/DocumentButton';
import { Panel } from '../../shared/ui/Panel';
import { MOVEMENTS } from './fields';

/** All movements of a drawer, without their sum, which is hidden until the count. */
export function MovementsPanel({ movements }: { movements: readonly DrawerMovement[] }) {
  const t = useText();
  return (
    <Panel title="Movements">
      {movements.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('No money has moved yet.')}
        </Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {[...movements].reverse().map((movement) => (
          <Movement key={movement.id} {...movement} />
        ))}
      </Box>
    </Panel>
  );
}

function Movement({ kind, amount, reason, photoPath, at }: DrawerMovement) {
  const t = useText();
  return (
    <Box
      component="li"
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 2, alignItems: 'start' }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2">{t(MOVEMENTS[kind])}</Typography>
        <Typography variant="caption" color="textSecondary" component="div" sx={{ overflowWrap: 'anywhere' }}>
          {`${formatShortInstant(at)}, ${reason}`}
        </Typography>
        {photoPath && (
          <DocumentButton label={t('View the bill')} title={t('Bill of the expense')} path={photoPath} />
        )}
      </Box>
      <Typography variant="body2" className="figures">
        {formatRupees(amount)}
      </Typography>
    </Box>
  );
}
