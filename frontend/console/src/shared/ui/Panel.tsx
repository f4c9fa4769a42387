import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { type Composed, type PlainText, shownText, useText } from '../i18n';

/** A section with a heading. Translates its title itself. */
export function Panel({ title, children }: { title: PlainText | Composed; children: ReactNode }) {
  const t = useText();
  const id = useId();
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      sx={{ p: 2, display: 'grid', gap: 1.5, minWidth: 0 }}
    >
      <Typography id={id} variant="h6" component="h2">
        {shownText(title, t)}
      </Typography>
      {children}
    </Paper>
  );
}
