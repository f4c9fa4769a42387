import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect } from 'react';
import { Sidebar, type SidebarProps, useSidebarState } from 'react-admin';
import { useText } from '../../shared/i18n';

/** Below this width, the lists need the space of the menu. */
const NARROW = '(max-width: 959.95px)';

/** The menu: a dialog with a name on a phone, and collapsed to icons on a narrow screen. */
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
