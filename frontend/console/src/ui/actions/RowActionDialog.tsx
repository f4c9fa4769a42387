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
import { explain, isOutdated } from '../../http/error-text';
import { type PlainText, useText } from '../../i18n';
import { Problem } from '../Problem';

export interface Reason {
  name: string;
  label: PlainText;
  /** The error when it is missing; by default it mentions that the customer reads the reason. */
  missing?: PlainText;
  maxLength?: number;
  optional?: boolean;
}

interface Props {
  label: PlainText;
  /** Label of the button that changes nothing. */
  cancelLabel?: PlainText;
  color: 'primary' | 'error';
  question: string;
  details: ReactNode;
  blocked: string | null;
  /** At least one of these must be filled, unless all are optional. */
  reasons: readonly Reason[];
  decide: (reasons: Record<string, string>) => Promise<void>;
  /** `tried`: a request was sent, so the screen may be out of date. */
  close: (tried: boolean) => void;
}

export function RowActionDialog({
  label,
  cancelLabel = 'Cancel',
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
  // The record has changed, so a second press would decide about something that nobody has read.
  const closed = blocked !== null || isOutdated(error);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isPending) return;
    const filled = Object.fromEntries(
      Object.entries(typed).flatMap(([name, text]) => (text.trim() ? [[name, text.trim()]] : [])),
    );
    const incomplete = reasons.some(({ optional }) => !optional) && Object.keys(filled).length === 0;
    setMissing(incomplete);
    if (!incomplete) deciding.mutate(filled);
  }

  const cancel = (): void => {
    if (!isPending) close(error !== null);
  };

  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      onClose={cancel}
      aria-labelledby="row-action-question"
      // The dialog is a child of a table row in React's tree, so its clicks must not reach the row.
      onClick={(event: MouseEvent) => event.stopPropagation()}
    >
      <Box
        component="form"
        noValidate
        onSubmit={submit}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
      >
        <DialogTitle id="row-action-question">{question}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1.5, justifyItems: 'stretch' }}>
          {details}
          {blocked && <Alert severity="info">{blocked}</Alert>}
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
          <Button onClick={cancel} disabled={isPending} color="inherit">
            {t(blocked ? 'Close' : cancelLabel)}
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
