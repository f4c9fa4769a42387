import Box from '@mui/material/Box';
import type { PendingDocument } from '@contract/people';
import { formatAge, formatMobile, formatShortInstant } from '../format';
import { DocumentButton } from '../ui/DocumentButton';
import { Row } from '../ui/Row';
import { TwoLines } from '../ui/TwoLines';
import { ApproveAction } from './ApproveAction';
import { RejectAction } from './RejectAction';

export const Customer = () => (
  <Row<PendingDocument>>
    {(row) => (
      <TwoLines
        wrap
        main={<strong>{row.fullName}</strong>}
        below={row.addedBy ? `${row.address} · added by ${formatMobile(row.addedBy)}` : row.address}
      />
    )}
  </Row>
);

export const Contact = () => (
  <Row<PendingDocument>>{(row) => <TwoLines main={formatMobile(row.mobile)} below={row.email} />}</Row>
);

export const Papers = () => (
  <Row<PendingDocument>>
    {(row) => (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 0.5 }}>
        <DocumentButton
          label="View Aadhaar"
          title={`Aadhaar of ${row.fullName}`}
          path={row.aadhaarFilePath}
        />
        <DocumentButton
          label="View License"
          title={`Licence of ${row.fullName}`}
          path={row.licenseFilePath}
        />
      </Box>
    )}
  </Row>
);

export const Submitted = () => (
  <Row<PendingDocument>>
    {(row) => <TwoLines main={formatAge(row.submittedAt)} below={formatShortInstant(row.submittedAt)} />}
  </Row>
);

export const Decision = () => (
  <Box sx={{ display: 'flex', gap: 1 }}>
    <ApproveAction />
    <RejectAction />
  </Box>
);
