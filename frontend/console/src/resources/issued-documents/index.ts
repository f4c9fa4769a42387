import DocumentIcon from '@mui/icons-material/ReceiptLongOutlined';
import { documentCalls } from './calls';

export const issuedDocuments = {
  screens: { icon: DocumentIcon, options: { label: 'Issued documents' } },
  calls: documentCalls,
};
