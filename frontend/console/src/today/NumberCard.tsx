import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ListLink } from './ListLink';

interface Props {
  label: string;
  value: string | number;
  /** The list of what was counted; where there are two, `below` links to them. */
  resource?: string;
  filter?: Record<string, unknown>;
  below?: ReactNode;
  alarming?: boolean;
}

/** A number with a link to what was counted. */
export const NumberCard = ({ label, value, resource, filter, below, alarming = false }: Props) => (
  <Paper variant="outlined" sx={{ p: 2, minHeight: 132 }}>
    <Typography component="h2" variant="body1" sx={{ fontWeight: 600 }}>
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
      sx={{ fontSize: '2rem', fontWeight: 700, lineHeight: 1.3 }}
    >
      {value}
    </Typography>
    <Typography component="div" variant="body2" color="textSecondary">
      {below}
    </Typography>
  </Paper>
);
