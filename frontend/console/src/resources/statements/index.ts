import StatementIcon from '@mui/icons-material/AccountBalanceOutlined';
import { statementCalls } from './calls';
import { StatementList } from './StatementList';
import { StatementShow } from './StatementShow';
import { UploadStatement } from './UploadStatement';
export const statements = {
  screens: {
    icon: StatementIcon,
    list: StatementList,
    create: UploadStatement,
    show: StatementShow,
    options: { label: 'Bank Statement' },
  },
  calls: statementCalls,
};
