import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { MouseEvent, ReactNode } from 'react';

interface Props {
  label: string;
  icon: ReactNode;
  busy?: boolean;
  disabled?: boolean;
  hasMenu?: boolean;
  onClick: (event: MouseEvent<HTMLElement>) => void;
}

/** Shows only the icon on a phone, like react-admin's own buttons next to it. */
export function ToolButton({ label, icon, busy = false, disabled = false, hasMenu, onClick }: Props) {
  const small = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const shared = { disabled, onClick, color: 'primary', 'aria-haspopup': hasMenu, loading: busy } as const;
  if (!small)
    return (
      <Button size="small" startIcon={icon} loadingPosition="start" {...shared} sx={{ lineHeight: 1.5 }}>
        {label}
      </Button>
    );
  return (
    <Tooltip title={label}>
      <span>
        <IconButton size="large" aria-label={label} {...shared}>
          {icon}
        </IconButton>
      </span>
    </Tooltip>
  );
}
