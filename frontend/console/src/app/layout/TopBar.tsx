import Box from '@mui/material/Box';
import { AppBar, RefreshIconButton } from 'react-admin';
import { SearchButton } from '../search/SearchButton';
import { Shortcuts } from '../shortcuts/Shortcuts';
import { AccountMenu } from './AccountMenu';
import { BusinessName } from './BusinessName';

const Tools = () => (
  <>
    <SearchButton />
    <Shortcuts />
    <RefreshIconButton color="inherit" />
  </>
);

export const TopBar = () => (
  <AppBar alwaysOn toolbar={<Tools />} userMenu={<AccountMenu />}>
    <Box sx={{ flex: 1, minWidth: 0, display: 'flex' }}>
      <BusinessName />
    </Box>
  </AppBar>
);
