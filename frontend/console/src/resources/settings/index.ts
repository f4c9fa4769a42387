import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import { settingsCalls } from './calls';
export const settings = {
  screens: {
    icon: SettingsIcon,
    options: { label: 'Settings' },
  },
  calls: settingsCalls,
};
