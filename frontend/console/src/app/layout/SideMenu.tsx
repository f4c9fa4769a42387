import HomeIcon from '@mui/icons-material/SpaceDashboardOutlined';
import Box from '@mui/material/Box';
import { Menu } from 'react-admin';
import { useText } from '../../shared/i18n';
import { MENU_GROUPS } from './menu/menu-groups';
import { MenuSection } from './menu/MenuSection';

export function SideMenu() {
  const t = useText();
  const [today, ...others] = MENU_GROUPS;
  return (
    <Box component="nav" aria-label={t('Menu')} sx={{ py: 0.25 }}>
      <MenuSection {...today}>
        <Menu.DashboardItem primaryText={t('Overview')} leftIcon={<HomeIcon />} />
      </MenuSection>
      {others.map((group) => (
        <MenuSection key={group.title} {...group} />
      ))}
    </Box>
  );
}
