import StatementIcon from '@mui/icons-material/AccountBalanceOutlined';
import { statementCalls } from './calls';
export const statements = {
  screens: {
    icon: StatementIcon,
    options: { label: 'Bank Statement' },
  },
  calls: statementCalls,
};
