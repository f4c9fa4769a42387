import BlockedIcon from '@mui/icons-material/GppBadOutlined';
import { blockedIdentityCalls } from './calls';
export const blockedIdentities = {
  screens: {
    icon: BlockedIcon,
    options: { label: 'Block list' },
  },
  calls: blockedIdentityCalls,
};
