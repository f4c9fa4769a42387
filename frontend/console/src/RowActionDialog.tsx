import { useState, type FormEvent, type MouseEvent, type ReactNode } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { CODES } from '@contract/codes';
import { MAX_REASON_LENGTH } from '@contract/limits';
import { CallError, explain } from './call-error';
import { useText } from './i18n';
import { Problem } from './ui/Problem';

export interface Reason {
  name: string;
  label: string;
  /** Said when it is missing; a reason is read by the customer unless this says otherwise. */
  missing?: string;
  maxLength?: number;
  optional?: boolean;
}

interface Props {
  label: string;
  /** What the button says that leaves everything as it is. */
  keep?: string;
  color: 'primary' | 'error';
  question: string;
  details: ReactNode;
  blocked: string | null;
  /** At least one of these must be given, unless all are optional. */
  reasons: readonly Reason[];
  decide: (reasons: Record<string, string>) => Promise<void>;
  /** `tried`: the server has been asked, so what the screen shows may be old. */
  close: (tried: boolean) => void;
}

export function RowActionDialog({
  label,
  keep = 'Cancel',
  color,
  question,
  details,
  blocked,
  reasons,
  decide,
  close,
}: Props) {
  const t = useText();
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  // What the question was about has changed: pressing again would decide about something that was never looked at.
  const [outdated, setOutdated] = useState(false);
  const closed = blocked !== null || outdated;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const given = Object.fromEntries(
      Object.entries(typed).flatMap(([name, text]) => (text.trim() ? [[name, text.trim()]] : [])),
    );
    const silent = reasons.some(({ optional }) => !optional) && Object.keys(given).length === 0;
    setMissing(silent);
    if (silent) return;
    setBusy(true);
    setProblem(null);
    try {
      await decide(given);
    } catch (error) {
      setProblem(explain(error));
      setOutdated(error instanceof CallError && error.code === CODES.WRONG_STATE.code);
      setBusy(false);
    }
  }

  const leave = (): void => {
    if (!busy) close(problem !== null);
  };

  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      onClose={leave}
      aria-labelledby="row-action-question"
      // The dialog stands inside a table row in React's tree; a click in it is no click on the row.
      onClick={(event: MouseEvent) => event.stopPropagation()}
    >
      <Box
        component="form"
        noValidate
        onSubmit={(event: FormEvent) => void submit(event)}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
      >
        <DialogTitle id="row-action-question">{t(question)}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1.5, justifyItems: 'stretch' }}>
          {details}
          {blocked && <Alert severity="info">{t(blocked)}</Alert>}
          {!blocked &&
            reasons.map((reason, index) => (
              <TextField
                key={reason.name}
                label={t(reason.label)}
                multiline
                minRows={2}
                autoFocus={index === 0}
                value={typed[reason.name] ?? ''}
                error={missing}
                helperText={
                  missing && index === 0
                    ? t(reason.missing ?? 'Enter a reason; the customer reads it.')
                    : undefined
                }
                onChange={(event) => {
                  setTyped({ ...typed, [reason.name]: event.target.value });
                  setMissing(false);
                }}
                slotProps={{ htmlInput: { maxLength: reason.maxLength ?? MAX_REASON_LENGTH } }}
              />
            ))}
          {problem && <Problem title="Action failed." detail={problem} />}
        </DialogContent>
        <DialogActions>
          <Button onClick={leave} disabled={busy} color="inherit">
            {t(blocked ? 'Close' : keep)}
          </Button>
          {!closed && (
            <Button
              type="submit"
              variant="contained"
              color={color}
              loading={busy}
              autoFocus={reasons.length === 0}
            >
              {t(label)}
            </Button>
          )}
        </DialogActions>
      </Box>
    </Dialog>
  );
}
