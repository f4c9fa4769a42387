import MoreIcon from '@mui/icons-material/MoreVert';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Popover, { type PopoverActions } from '@mui/material/Popover';
import { type MouseEvent, type ReactNode, useCallback, useRef, useState } from 'react';
import { useText } from '../../i18n';

interface Props {
  /** The name of the row or list that the actions apply to. */
  of: string;
  children: ReactNode;
}

/**
 * The less frequent actions of a row or list. They stay mounted after the first opening, because they contain their
 * dialogs.
 */
export function RowMenu({ of, children }: Props) {
  const t = useText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const label = t('More for {what}', { what: of });
  const popover = useRef<PopoverActions>(null);
  // The actions appear after the user's rights are loaded, which changes the size of the menu.
  const placeAgain = useCallback((content: HTMLDivElement) => {
    const observer = new ResizeObserver(() => popover.current?.updatePosition());
    observer.observe(content);
    return () => observer.disconnect();
  }, []);
  return (
    // The menu is a child of a table row in React's tree, so its clicks must not reach the row.
    <Box sx={{ ml: 'auto' }} onClick={(event: MouseEvent) => event.stopPropagation()}>
      <IconButton
        size="small"
        aria-label={label}
        aria-haspopup="dialog"
        onClick={(event) => {
          setWasOpened(true);
          setAnchor(event.currentTarget);
        }}
        sx={{ minWidth: 32, minHeight: 40 }}
      >
        <MoreIcon />
      </IconButton>
      <Popover
        action={popover}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        keepMounted={wasOpened}
        transitionDuration={0}
        disableScrollLock
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
      >
        <Box
          ref={placeAgain}
          // The menu stays open for a button that is not available yet, because the reason is shown below it.
          onClickCapture={({ target }: MouseEvent) => {
            if ((target as Element).closest('button:not([aria-disabled])')) setAnchor(null);
          }}
          sx={{ display: 'grid', gap: 1, p: 1, '& .MuiButton-root': { minHeight: 44 } }}
        >
          {children}
        </Box>
      </Popover>
    </Box>
  );
}
