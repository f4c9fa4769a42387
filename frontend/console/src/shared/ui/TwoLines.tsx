import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { TOUCH_TARGET } from './touch-target';

interface Props {
  main: ReactNode;
  below: ReactNode;
  /** Lets a long second line break. */
  wrap?: boolean;
}

export const TwoLines = ({ main, below, wrap = false }: Props) => (
  // The margin fits both lines into rows of 44 px.
  <Box sx={{ minWidth: 0, '& > * > a': { ...TOUCH_TARGET, mb: '-1px' } }}>
    <Typography variant="body2" component="div">
      {main}
    </Typography>
    <Typography variant="caption" component="div" color="textSecondary" noWrap={!wrap}>
      {below}
    </Typography>
  </Box>
);
