import Box from '@mui/material/Box';
import { AppBar, RefreshIconButton, ToggleThemeButton } from 'react-admin';
import { useText } from '../../shared/i18n';
import { SearchButton } from '../search/SearchButton';
import { Shortcuts } from '../shortcuts/Shortcuts';
import { LanguageSwitch } from './LanguageSwitch';
import { LogoutButton } from './LogoutButton';

const Tools = () => (
  <>
    <SearchButton />
    <Shortcuts />
    <LanguageSwitch />
    <ToggleThemeButton />
    <RefreshIconButton color="inherit" />
  </>
);

export function TopBar() {
  const t = useText();
  return (
    <AppBar alwaysOn toolbar={<Tools />} userMenu={<LogoutButton />}>
      <Box sx={{ flex: 1, display: 'flex' }}>
        <Box
          component="span"
          sx={{
            // On a phone there is room for the buttons only.
            display: { xs: 'none', sm: 'inline' },
            px: 1,
            color: '#ffc93c',
            border: '1px solid #ffc93c',
            borderRadius: 1,
            fontSize: '0.8125rem',
            fontWeight: 650,
            letterSpacing: '0.06em',
            textTransform: 'uppercase',
          }}
        >
          {t('Console')}
        </Box>
      </Box>
    </AppBar>
  );
}
