import AuditIcon from '@mui/icons-material/HistoryOutlined';
import { auditCalls } from './calls';
export const audit = {
  screens: {
    icon: AuditIcon,
    options: { label: 'Audit' },
  },
  calls: auditCalls,
};
