import CustomersIcon from '@mui/icons-material/PeopleAltOutlined';
import { AddCustomer } from './add/AddCustomer';
import { CustomerList } from './CustomerList';
import { CustomerShow } from './CustomerShow';

export const customers = {
  icon: CustomersIcon,
  list: CustomerList,
  show: CustomerShow,
  create: AddCustomer,
  options: { label: 'Customers' },
};
