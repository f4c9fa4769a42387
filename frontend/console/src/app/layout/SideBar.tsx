import useMediaQuery from '@mui/material/useMediaQuery';
import { Sidebar, type SidebarProps } from 'react-admin';
import { useText } from '../../shared/i18n';

/** On a phone it is a dialog, which needs a name. */
export function SideBar(props: SidebarProps) {
  const t = useText();
  const isDialog = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const slotProps = isDialog ? { paper: { 'aria-label': t('Menu') } } : undefined;
  return <Sidebar {...props} slotProps={slotProps} />;
}
