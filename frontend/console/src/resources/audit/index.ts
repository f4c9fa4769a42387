import AuditIcon from '@mui/icons-material/HistoryOutlined';
import { AuditList } from './AuditList';
import { AuditShow } from './AuditShow';

export const audit = {
  icon: AuditIcon,
  list: AuditList,
  show: AuditShow,
  options: { label: 'Audit' },
};
