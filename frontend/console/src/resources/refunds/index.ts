import RefundIcon from '@mui/icons-material/CurrencyExchangeOutlined';
import { refundCalls } from './calls';
import { RefundList } from './RefundList';
import { RefundShow } from './RefundShow';

export const refunds = {
  screens: { icon: RefundIcon, list: RefundList, show: RefundShow, options: { label: 'Refunds' } },
  calls: refundCalls,
};
