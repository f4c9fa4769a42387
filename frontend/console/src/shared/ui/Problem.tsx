import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { type Localizable, useLocal } from '../i18n';

interface Props {
  title: Localizable;
  detail?: Localizable | ReactElement;
  action?: ReactNode;
}

/** An error with its reason. Translates messages and texts of the console. */
export function Problem({ title, detail, action }: Props) {
  const local = useLocal();
  return (
    <Alert severity="error" action={action} sx={{ overflowWrap: 'anywhere' }}>
      {detail ? <AlertTitle sx={{ mb: 0 }}>{local(title)}</AlertTitle> : local(title)}
      {detail && (isValidElement(detail) ? detail : local(detail))}
    </Alert>
  );
}
