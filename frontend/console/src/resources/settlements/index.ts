import SettlementIcon from '@mui/icons-material/FactCheckOutlined';
import { settlementCalls } from './calls';
import { SettlementList } from './SettlementList';
import { SettlementShow } from './SettlementShow';

export const settlements = {
  screens: {
    icon: SettlementIcon,
    list: SettlementList,
    show: SettlementShow,
    options: { label: 'Settlements' },
  },
  calls: settlementCalls,
};
