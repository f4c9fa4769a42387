import BlockIcon from '@mui/icons-material/BuildOutlined';
import { BlockCar } from './BlockCar';
import { BlockList } from './BlockList';

export const blocks = {
  icon: BlockIcon,
  list: BlockList,
  create: BlockCar,
  options: { label: 'Blocks' },
};
