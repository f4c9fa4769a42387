import type { ReactNode } from 'react';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';

interface Props {
  title: string;
  detail?: ReactNode;
  action?: ReactNode;
}

/** What went wrong, and why. */
export function Problem({ title, detail, action }: Props) {
  return (
    <Alert severity="error" action={action} sx={{ overflowWrap: 'anywhere' }}>
      {detail ? <AlertTitle sx={{ mb: 0 }}>{title}</AlertTitle> : title}
      {detail}
    </Alert>
  );
}
