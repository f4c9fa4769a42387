import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { type PlainText, useText } from '../i18n';
import { TOUCH_TARGET } from './touch-target';

export type Fact = readonly [label: PlainText, value: ReactNode];

/** Pairs of label and value. Translates the labels itself. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  const t = useText();
  return <LocalFacts facts={facts.map(([label, value]) => [t(label), value])} />;
}

/** Like {@link Facts}, with labels that are already translated. */
export function LocalFacts({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(6rem, auto) 1fr',
        columnGap: 2,
        rowGap: 0.5,
        m: 0,
        typography: 'body2',
        '& dt': { color: 'text.secondary' },
        '& dd': { m: 0, minWidth: 0, overflowWrap: 'anywhere' },
        '& dd > a': TOUCH_TARGET,
      }}
    >
      {facts.map(([label, value]) => (
        <Box key={label} sx={{ display: 'contents' }}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Box>
      ))}
    </Box>
  );
}
