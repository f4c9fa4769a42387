import { useState, type FormEvent, type MouseEvent, type ReactNode } from 'react';
import { useMutation } from '@tanstack/react-query';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { MAX_REASON_LENGTH } from '@contract/limits';
import { explain, isOutdated } from './error-text';
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
  const deciding = useMutation({ mutationFn: decide });
  const { isPending, error } = deciding;
  // What the question was about has changed: pressing again would decide about something that was never looked at.
  const closed = blocked !== null || isOutdated(error);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isPending) return;
    const given = Object.fromEntries(
      Object.entries(typed).flatMap(([name, text]) => (text.trim() ? [[name, text.trim()]] : [])),
    );
    const incomplete = reasons.some(({ optional }) => !optional) && Object.keys(given).length === 0;
    setMissing(incomplete);
    if (!incomplete) deciding.mutate(given);
  }

  const leave = (): void => {
    if (!isPending) close(error !== null);
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
        onSubmit={submit}
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
          {error && <Problem title="Action failed." detail={explain(error)} />}
        </DialogContent>
        <DialogActions>
          <Button onClick={leave} disabled={isPending} color="inherit">
            {t(blocked ? 'Close' : keep)}
          </Button>
          {!closed && (
            <Button
              type="submit"
              variant="contained"
              color={color}
              loading={isPending}
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
