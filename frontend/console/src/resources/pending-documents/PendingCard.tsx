import Box from '@mui/material/Box';
import type { PendingDocument } from '@contract/customers/people';
import { formatPhone } from '@shared/format/phone';
import { useText } from '../../shared/i18n';
import { formatAge } from '../../shared/i18n/format';
import { identityName } from '../../shared/ui/customer/identity-names';
import { Facts } from '../../shared/ui/Facts';
import { Row } from '../../shared/ui/Row';
import { Customer, Decision, Documents } from './fields';
import { NextPickup } from './NextPickup';

export function PendingCard() {
  const t = useText();
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Customer />
      <Row<PendingDocument>>
        {(row) => (
          <Facts
            facts={[
              ['Mobile', formatPhone(row.mobile) || t('No number')],
              ['E-mail', row.email],
              [identityName(row.identity), row.identity?.number ?? ''],
              ['Waiting', formatAge(row.submittedAt)],
              ['Next pickup', <NextPickup key="pickup" at={row.nextPickupAt} />],
            ]}
          />
        )}
      </Row>
      <Documents />
      <Decision />
    </Box>
  );
}
