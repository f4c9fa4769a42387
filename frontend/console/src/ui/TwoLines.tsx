import type { ReactNode } from 'react';
import Typography from '@mui/material/Typography';

/** A cell's main line with a quieter one below. */
export function TwoLines({ main, below }: { main: ReactNode; below: ReactNode }) {
  return (
    <>
      <Typography variant="body2" component="div">
        {main}
      </Typography>
      <Typography variant="caption" component="div" color="textSecondary">
        {below}
      </Typography>
    </>
  );
}
