import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { MAX_REASON_LENGTH, MIN_REASON_LENGTH } from '@contract/limits';
import { type PlainText, useText } from '../../i18n';
import { FormDialog } from '../actions/FormDialog';
import { TextInput } from '../forms/inputs';

interface Props {
  label: PlainText;
  save: (reason: string) => Promise<void>;
  close: () => void;
  children: ReactNode;
}

/** Asks for the reason of a decision about a refused record. */
export function ReasonDialog({ label, save, close, children }: Props) {
  const t = useText();
  return (
    <FormDialog
      title={t(label)}
      label={label}
      defaultValues={{ reason: '' }}
      save={async (values) => {
        await save((values as { reason: string }).reason);
        close();
      }}
      close={close}
    >
      <Typography variant="body2">{children}</Typography>
      <TextInput source="reason" label="Reason" validate={isReason} helperText={false} multiline />
    </FormDialog>
  );
}

const isReason = (value?: string): string | undefined =>
  (value?.trim().length ?? 0) < MIN_REASON_LENGTH || (value?.length ?? 0) > MAX_REASON_LENGTH
    ? 'Enter a reason of at least 3 letters.'
    : undefined;
