import SettlementIcon from '@mui/icons-material/FactCheckOutlined';
import { settlementCalls } from './calls';
import { SettlementList } from './SettlementList';

export const settlements = {
  screens: {
    icon: SettlementIcon,
    list: SettlementList,
    options: { label: 'Settlements' },
  },
  calls: settlementCalls,
};
