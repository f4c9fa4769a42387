import AddCustomerIcon from '@mui/icons-material/PersonAddOutlined';
import { AddCustomer } from './AddCustomer';

export const customers = {
  icon: AddCustomerIcon,
  create: AddCustomer,
  options: { label: 'Add Customer (To reserve / book)' },
};
