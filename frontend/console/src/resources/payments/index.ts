import PaymentsIcon from '@mui/icons-material/CurrencyRupee';
import { paymentCalls } from './calls';
import { TransactionList } from './TransactionList';
import { TransactionShow } from './TransactionShow';
export const payments = {
  screens: {
    icon: PaymentsIcon,
    list: TransactionList,
    show: TransactionShow,
    options: { label: 'Pending Transaction Verification' },
  },
  calls: paymentCalls,
};
