import DeskIcon from '@mui/icons-material/StorefrontOutlined';
import { deskRentalCalls } from './calls';
import { DeskRental } from './DeskRental';
export const deskRentals = {
  screens: {
    icon: DeskIcon,
    create: DeskRental,
    options: { label: 'Book / Reserve for a Customer' },
  },
  calls: deskRentalCalls,
};
