import type { ReactNode } from 'react';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useLocalMessage } from '../i18n';

interface Props {
  title: string;
  detail?: ReactNode;
  action?: ReactNode;
}

/** An error with its reason. Translates English texts, also those of the server. */
export function Problem({ title, detail, action }: Props) {
  const local = useLocalMessage();
  return (
    <Alert severity="error" action={action} sx={{ overflowWrap: 'anywhere' }}>
      {detail ? <AlertTitle sx={{ mb: 0 }}>{local(title)}</AlertTitle> : local(title)}
      {typeof detail === 'string' ? local(detail) : detail}
    </Alert>
  );
}
