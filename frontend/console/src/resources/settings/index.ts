import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import { settingsCalls } from './calls';
import { SettingsScreen } from './SettingsScreen';
export const settings = {
  screens: {
    icon: SettingsIcon,
    list: SettingsScreen,
    options: { label: 'Settings' },
  },
  calls: settingsCalls,
};
