import type { Theme } from '@mui/material/styles';

/** Dims photos of cars in the dark theme, as on the site. */
export const DIMMED = {
  filter: ({ palette }: Theme) => (palette.mode === 'dark' ? 'brightness(0.88)' : 'none'),
};
