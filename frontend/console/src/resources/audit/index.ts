import AuditIcon from '@mui/icons-material/HistoryOutlined';
import { AuditList } from './AuditList';
import { AuditShow } from './AuditShow';
import { auditCalls } from './calls';
export const audit = {
  screens: {
    icon: AuditIcon,
    list: AuditList,
    show: AuditShow,
    options: { label: 'Audit' },
  },
  calls: auditCalls,
};
