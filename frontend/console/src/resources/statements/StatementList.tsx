import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import { DataTable } from 'react-admin';
import type { ConsoleStatement } from '@contract/payments/statements';
import { columnOf } from '../../shared/ui/lists/columns';
import { CreateButton } from '../../shared/ui/lists/CreateButton';
import { ScreenList } from '../../shared/ui/lists/ScreenList';
import { Days, Name, Size, Uploaded } from './fields';

const Table = DataTable<ConsoleStatement>;
const Col = columnOf<ConsoleStatement>();

const Card = () => (
  <Box sx={{ display: 'grid', gap: 1, typography: 'body2' }}>
    <Name />
    <Days />
    <Size />
    <Uploaded />
  </Box>
);

export function StatementList() {
  return (
    <ScreenList
      title="Bank Statement"
      lead="Match a bank statement with the payments and verify all exact matches at once."
      empty="No statement has been uploaded yet."
      actions={<CreateButton resource="statements" label="Match a bank statement" icon={<UploadIcon />} />}
      sort={{ field: 'id', order: 'DESC' }}
      card={<Card />}
    >
      <Table bulkActionButtons={false} rowClick="show">
        <Col source="name" label="File" disableSort field={Name} />
        <Col label="Days" disableSort field={Days} />
        <Col label="Rows" disableSort field={Size} />
        <Col source="id" label="Uploaded" field={Uploaded} />
      </Table>
    </ScreenList>
  );
}
