import InboxIcon from '@mui/icons-material/InboxOutlined';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type PlainText, useText } from '../../i18n';

export function EmptyState({ text }: { text: PlainText }) {
  const t = useText();
  return (
    <Paper
      variant="outlined"
      sx={{ display: 'grid', justifyItems: 'center', gap: 1, p: 6, textAlign: 'center' }}
    >
      <InboxIcon sx={{ fontSize: 40, color: 'text.secondary' }} aria-hidden />
      <Typography color="textSecondary">{t(text)}</Typography>
    </Paper>
  );
}
