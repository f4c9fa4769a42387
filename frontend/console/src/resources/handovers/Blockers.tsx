import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useCanAccess } from 'react-admin';
import { MAX_REASON_LENGTH } from '@contract/limits';
import type { HandoverBlocker, HandoverForm } from '@contract/rentals/handovers';
import { useLocal, useText } from '../../shared/i18n';

interface Props {
  form: HandoverForm;
  again: () => void;
  isReading: boolean;
  allowReason: string | null;
  setAllowReason: (reason: string | null) => void;
}

/** Lists everything that prevents the handover, before the form opens. */
export function Blockers({ form, again, isReading, allowReason, setAllowReason }: Props) {
  const t = useText();
  const { canAccess: mayAllow } = useCanAccess({ resource: 'handovers', action: 'allow' });
  const { blockers, warnings, kind } = form;
  const isOnlyMoney = blockers.length > 0 && blockers.every((blocker) => blocker.mayAllow);
  return (
    <>
      {blockers.length > 0 && (
        <Alert severity="error">
          <AlertTitle>
            {kind === null ? t('This cannot be recorded now') : t('The car cannot be handed over now')}
          </AlertTitle>
          <Reasons of={blockers} />
          <Button color="inherit" loading={isReading} onClick={again} sx={{ minHeight: 44 }}>
            {t('Check again')}
          </Button>
        </Alert>
      )}
      {isOnlyMoney && mayAllow && (
        <Box sx={{ display: 'grid', gap: 1 }}>
          <FormControlLabel
            label={t('Hand over although money is owed')}
            control={
              <Checkbox
                checked={allowReason !== null}
                onChange={(_, checked) => setAllowReason(checked ? '' : null)}
              />
            }
          />
          {allowReason !== null && (
            <TextField
              label={t('Why the car is handed over nevertheless')}
              value={allowReason}
              onChange={({ target }) => setAllowReason(target.value)}
              slotProps={{ htmlInput: { maxLength: MAX_REASON_LENGTH } }}
            />
          )}
        </Box>
      )}
      {warnings.length > 0 && (
        <Alert severity="warning">
          <Reasons of={warnings} />
        </Alert>
      )}
    </>
  );
}

function Reasons({ of }: { of: readonly HandoverBlocker[] }) {
  const local = useLocal();
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {of.map((blocker) => (
        <li key={blocker.message}>{local(blocker)}</li>
      ))}
    </Box>
  );
}
