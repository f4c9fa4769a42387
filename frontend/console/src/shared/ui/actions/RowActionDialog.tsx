import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useMutation } from '@tanstack/react-query';
import type { MouseEvent, ReactNode, SubmitEvent } from 'react';
import { explain, isOutdated } from '../../http/error-text';
import { type PlainText, useText } from '../../i18n';
import { Problem } from '../Problem';
import type { AddedFiles } from './PhotosField';
import { type Reason, ReasonFields } from './ReasonFields';
import { usePhotos } from './use-photos';
import { useReasons } from './use-reasons';

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
  files?: AddedFiles;
  decide: (reasons: Record<string, string>, photos: readonly File[]) => Promise<void>;
  /** `tried` is true if a request was sent, so that the screen may be outdated. */
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
  files,
  decide,
  close,
}: Props) {
  const t = useText();
  const { read, ...fields } = useReasons(reasons);
  const { photos, addPhotos } = usePhotos(files);
  const deciding = useMutation({ mutationFn: (filled: Record<string, string>) => decide(filled, photos) });
  const { isPending, error } = deciding;
  // Disabled after a conflict, because the admin has not seen the changed record.
  const closed = blocked !== null || isOutdated(error);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    const filled = isPending ? null : read();
    if (filled) deciding.mutate(filled);
  }

  const cancel = (): void => (isPending ? undefined : close(error !== null));

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
          {blocked ? <Blocked why={blocked} /> : <ReasonFields reasons={reasons} {...fields} />}
          {addPhotos}
          {error && <Problem title="Action failed." detail={explain(error)} />}
        </DialogContent>
        <DialogActions>
          <Button onClick={cancel} disabled={isPending} color="inherit">
            {t(blocked ? 'Close' : cancelLabel)}
          </Button>
          {!closed && (
            <ConfirmButton label={label} color={color} loading={isPending} autoFocus={reasons.length === 0} />
          )}
        </DialogActions>
      </Box>
    </Dialog>
  );
}

const Blocked = ({ why }: { why: string }) => <Alert severity="info">{why}</Alert>;

interface ConfirmProps extends Pick<Props, 'label' | 'color'> {
  loading: boolean;
  autoFocus: boolean;
}

function ConfirmButton({ label, ...button }: ConfirmProps) {
  const t = useText();
  return (
    <Button type="submit" variant="contained" {...button}>
      {t(label)}
    </Button>
  );
}
