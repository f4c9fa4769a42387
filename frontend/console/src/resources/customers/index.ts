import CustomersIcon from '@mui/icons-material/PeopleAltOutlined';
import { AddCustomer } from './add/AddCustomer';
import { customerCalls } from './calls';
import { CustomerList } from './CustomerList';
export const customers = {
  screens: {
    icon: CustomersIcon,
    list: CustomerList,
    create: AddCustomer,
    options: { label: 'Customers' },
  },
  calls: customerCalls,
};
export { CustomerShow } from './CustomerShow';
