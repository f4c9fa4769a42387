import CustomersIcon from '@mui/icons-material/PeopleAltOutlined';
import { customerCalls } from './calls';
import { CustomerList } from './CustomerList';
export const customers = {
  screens: {
    icon: CustomersIcon,
    list: CustomerList,
    options: { label: 'Customers' },
  },
  calls: customerCalls,
};
export { CustomerShow } from './CustomerShow';
