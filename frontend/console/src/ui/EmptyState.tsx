import InboxIcon from '@mui/icons-material/InboxOutlined';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export function EmptyState({ text }: { text: string }) {
  return (
    <Paper
      variant="outlined"
      sx={{ display: 'grid', justifyItems: 'center', gap: 1, p: 6, textAlign: 'center' }}
    >
      <InboxIcon sx={{ fontSize: 40, color: 'text.secondary' }} aria-hidden />
      <Typography color="textSecondary">{text}</Typography>
    </Paper>
  );
}
