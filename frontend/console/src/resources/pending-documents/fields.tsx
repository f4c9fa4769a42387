import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link, useCreatePath } from 'react-admin';
import type { PendingDocument } from '@contract/customers/people';
import { formatPhone } from '@shared/format/phone';
import { useText } from '../../shared/i18n';
import { formatAge } from '../../shared/i18n/format';
import { RowMenu } from '../../shared/ui/actions/RowMenu';
import { identityName } from '../../shared/ui/customer/identity-names';
import { DocumentButton } from '../../shared/ui/documents/DocumentButton';
import { Row } from '../../shared/ui/Row';
import { useStaffLabel } from '../../shared/ui/staff/use-staff-label';
import { TwoLines } from '../../shared/ui/TwoLines';
import { ApproveAction } from './ApproveAction';
import { NextPickup } from './NextPickup';
import { RejectAction } from './RejectAction';
import { ReviewLink } from './ReviewLink';

export const Customer = () => <Row<PendingDocument>>{(row) => <CustomerLines row={row} />}</Row>;

function CustomerLines({ row }: { row: PendingDocument }) {
  const t = useText();
  const staffLabel = useStaffLabel();
  const to = useCreatePath()({ resource: 'pending-documents', type: 'show', id: row.id });
  const addedBy = row.addedBy && t('added by {who}', { who: staffLabel(row.addedBy) });
  return (
    <TwoLines
      wrap
      main={
        <Link to={to}>
          <strong>{row.fullName}</strong>
        </Link>
      }
      below={[row.renewal && t('Renewal'), row.address, addedBy].filter(Boolean).join(' · ')}
    />
  );
}

export const Contact = () => (
  <Row<PendingDocument>>
    {(row) => <TwoLines main={formatPhone(row.mobile) || row.email} below={row.mobile && row.email} />}
  </Row>
);

export const Documents = () => <Row<PendingDocument>>{(row) => <DocumentButtons row={row} />}</Row>;

function DocumentButtons({ row }: { row: PendingDocument }) {
  const t = useText();
  const name = row.fullName;
  const document = t(identityName(row.identity));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 0.5 }}>
      {row.identity?.filePath && (
        <DocumentButton
          label={t('View {document}', { document })}
          title={t('{document} of {name}', { document, name })}
          path={row.identity.filePath}
        />
      )}
      <DocumentButton
        label={t('View License')}
        title={t('Licence of {name}', { name })}
        path={row.licenseFilePath}
      />
    </Box>
  );
}

export const Submitted = () => (
  <Row<PendingDocument>>
    {(row) => (
      <Typography variant="body2" noWrap>
        {formatAge(row.submittedAt)}
      </Typography>
    )}
  </Row>
);

export const Pickup = () => (
  <Row<PendingDocument>>{({ nextPickupAt }) => <NextPickup at={nextPickupAt} />}</Row>
);

/** Staff rarely approve or reject without a review, so these actions are in a menu. */
export const Decision = () => (
  <Row<PendingDocument>>
    {({ fullName }) => (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <ReviewLink />
        <RowMenu of={fullName}>
          <ApproveAction />
          <RejectAction />
        </RowMenu>
      </Box>
    )}
  </Row>
);
