import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ComponentType, createElement, type HTMLAttributes } from 'react';
import { useResourceDefinitions } from 'react-admin';
import type { FoundIn, FoundRecord } from '@contract/search';
import { formatPhone } from '@shared/format/phone';
import { type PlainText, useText } from '../../shared/i18n';
import { type Status, StatusChip } from '../../shared/ui/StatusChip';

const KINDS: Record<FoundIn, PlainText> = {
  bookings: 'Booking',
  reservations: 'Reservation',
  customers: 'Customer',
  cars: 'Car',
  transactions: 'Transaction',
  complaints: 'Complaint',
};

interface Props {
  record: FoundRecord;
  option: HTMLAttributes<HTMLLIElement>;
}

export function FoundRow({ record: { list, title, details, status }, option }: Props) {
  const t = useText();
  const icon = useResourceDefinitions()[list]?.icon as ComponentType;
  return (
    <Box
      component="li"
      {...option}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr) auto',
        alignItems: 'center',
        gap: 1.5,
        p: 1,
        borderRadius: 1,
        cursor: 'pointer',
        '&.Mui-focused': { bgcolor: 'action.hover', boxShadow: 'inset 3px 0 var(--link)' },
      }}
    >
      <Box aria-hidden sx={{ display: 'flex', color: 'text.secondary' }}>
        {createElement(icon)}
      </Box>
      <div>
        <Typography variant="body2" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <Typography variant="caption" color="textSecondary" component="div">
          {[t(KINDS[list]), ...details.map(formatPhone)].join(' · ')}
        </Typography>
      </div>
      {status && <StatusChip status={status as Status} />}
    </Box>
  );
}
