import PaymentsIcon from '@mui/icons-material/CurrencyRupee';
import { TransactionList } from './TransactionList';
import { TransactionShow } from './TransactionShow';

export const transactions = {
  icon: PaymentsIcon,
  list: TransactionList,
  show: TransactionShow,
  options: { label: 'Pending Transaction Verification' },
};
