import PaymentsIcon from '@mui/icons-material/CurrencyRupee';
import { TransactionList } from './TransactionList';

export const transactions = {
  icon: PaymentsIcon,
  list: TransactionList,
  options: { label: 'Pending Transaction Verification' },
};
