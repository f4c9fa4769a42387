import BlockIcon from '@mui/icons-material/BuildOutlined';
import { BlockCar } from './BlockCar';
import { BlockList } from './BlockList';
import { blockCalls } from './calls';
export const blocks = {
  screens: {
    icon: BlockIcon,
    list: BlockList,
    create: BlockCar,
    options: { label: 'Blocks' },
  },
  calls: blockCalls,
};
