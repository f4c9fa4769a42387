import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect } from 'react';
import { Sidebar, type SidebarProps, useSidebarState } from 'react-admin';
import { useText } from '../../shared/i18n';

/** Below this width the lists need the room of the menu. */
const NARROW = '(max-width: 959.95px)';

/** On a phone it is a dialog, which needs a name. On a narrow screen it starts as icons. */
export function SideBar(props: SidebarProps) {
  const t = useText();
  const isNarrow = useMediaQuery(NARROW, { noSsr: true });
  const [, setOpen] = useSidebarState();
  useEffect(() => {
    if (!isNarrow) return undefined;
    setOpen(false);
    return () => setOpen(true);
  }, [isNarrow, setOpen]);
  const isDialog = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const slotProps = isDialog ? { paper: { 'aria-label': t('Menu') } } : undefined;
  return <Sidebar {...props} slotProps={slotProps} />;
}
