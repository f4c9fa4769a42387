import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useMutation } from '@tanstack/react-query';
import { type MouseEvent, type ReactNode, useId } from 'react';
import { Form } from 'react-admin';
import { explain } from '../../http/error-text';
import { type PlainText, useText } from '../../i18n';
import { submitForm } from '../forms/submit-form';
import { Problem } from '../Problem';

interface Props {
  /** Already translated. */
  title: string;
  /** Label of the button that sends the form. */
  label: PlainText;
  defaultValues: object;
  save: (values: object) => Promise<unknown>;
  close: () => void;
  children: ReactNode;
}

/** A dialog for a decision that needs more than a reason: fields, and a button that sends them. Never optimistic. */
export function FormDialog({ title, label, defaultValues, save, close, children }: Props) {
  const t = useText();
  const titleId = useId();
  const saving = useMutation({ mutationFn: save });
  const cancel = (): void => {
    if (!saving.isPending) close();
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      onClose={cancel}
      aria-labelledby={titleId}
      onClick={(event: MouseEvent) => event.stopPropagation()}
    >
      <Form
        record={{}}
        defaultValues={defaultValues}
        onSubmit={(values: object) => submitForm(saving.mutateAsync, values)}
        disableInvalidFormNotification
        noValidate
      >
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)', pt: 1 }}>
            {children}
            {saving.error && <Problem title="Action failed." detail={explain(saving.error)} />}
          </Box>
        </DialogContent>
        <DialogActions>
          <Button onClick={cancel} disabled={saving.isPending} color="inherit">
            {t('Cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={saving.isPending}>
            {t(label)}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
