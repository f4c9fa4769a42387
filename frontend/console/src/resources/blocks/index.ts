import BlockIcon from '@mui/icons-material/BuildOutlined';
import { blockCalls } from './calls';
export const blocks = {
  screens: {
    icon: BlockIcon,
    options: { label: 'Blocks' },
  },
  calls: blockCalls,
};
