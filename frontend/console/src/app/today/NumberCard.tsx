import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ListLink } from './ListLink';

interface Props {
  label: string;
  value: string | number;
  /** The list of the counted records; if there are two, `below` links to them. */
  resource?: string;
  filter?: Record<string, unknown>;
  below?: ReactNode;
  alarming?: boolean;
}

/** A number with a link to the counted records. Label, number and note are aligned with those of the other cards. */
export const NumberCard = ({ label, value, resource, filter, below, alarming = false }: Props) => (
  <Paper
    variant="outlined"
    sx={{
      p: 1.5,
      display: 'grid',
      gridRow: 'span 3',
      gridTemplateRows: 'subgrid',
      rowGap: 0,
    }}
  >
    <Typography component="h2" variant="body2" sx={{ fontWeight: 600 }}>
      {resource ? (
        <ListLink resource={resource} filter={filter}>
          {label}
        </ListLink>
      ) : (
        label
      )}
    </Typography>
    <Typography
      className="figures"
      component="p"
      color={alarming ? 'error' : undefined}
      sx={{ fontSize: '1.5rem', fontWeight: 700, lineHeight: 1.3 }}
    >
      {value}
    </Typography>
    <Typography component="div" variant="caption" color="textSecondary" sx={{ minHeight: '1.66em' }}>
      {below}
    </Typography>
  </Paper>
);
