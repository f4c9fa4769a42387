import StatementIcon from '@mui/icons-material/AccountBalanceOutlined';
import { StatementList } from './StatementList';
import { StatementShow } from './StatementShow';
import { UploadStatement } from './UploadStatement';

export const statements = {
  icon: StatementIcon,
  list: StatementList,
  create: UploadStatement,
  show: StatementShow,
  options: { label: 'Bank Statement' },
};
