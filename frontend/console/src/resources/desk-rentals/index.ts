import DeskIcon from '@mui/icons-material/StorefrontOutlined';
import { DeskRental } from './DeskRental';

export const deskRentals = {
  icon: DeskIcon,
  create: DeskRental,
  options: { label: 'Book / Reserve for a Customer' },
};
