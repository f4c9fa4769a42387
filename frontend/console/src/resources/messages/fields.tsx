import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ConsoleMessage, MessageChannel } from '@contract/office';
import { formatPhone } from '@shared/format/phone';
import { type PlainText, useText } from '../../shared/i18n';
import { formatAge, formatShortInstant } from '../../shared/i18n/format';
import { Row } from '../../shared/ui/Row';
import { StatusChip } from '../../shared/ui/StatusChip';
import { TwoLines } from '../../shared/ui/TwoLines';
import { ReadButton } from './ReadButton';
import { ResendAction } from './ResendAction';

export const CHANNEL_NAMES: Record<MessageChannel, PlainText> = { EMAIL: 'E-mail', SMS: 'SMS' };

export function Recipient() {
  const t = useText();
  return (
    <Row<ConsoleMessage>>
      {(row) => (
        <TwoLines
          main={<strong>{formatPhone(row.recipient)}</strong>}
          below={t(CHANNEL_NAMES[row.channel])}
        />
      )}
    </Row>
  );
}

export const Subject = () => (
  <Row<ConsoleMessage>>
    {(row) => (
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {row.subject}
      </Typography>
    )}
  </Row>
);

export function When() {
  const t = useText();
  return (
    <Row<ConsoleMessage>>
      {(row) => (
        <TwoLines
          main={formatShortInstant(row.createdAt)}
          below={t('{age} ago', { age: formatAge(row.createdAt) })}
        />
      )}
    </Row>
  );
}

export const State = () => (
  <Row<ConsoleMessage>>
    {(row) => <TwoLines wrap main={<StatusChip status={row.state} />} below={<DeliveryNote row={row} />} />}
  </Row>
);

function DeliveryNote({ row }: { row: ConsoleMessage }) {
  const t = useText();
  const { attempts, sentAt, lastError, nextAttemptAt } = row;
  const lines = [
    sentAt && t('Sent {when}', { when: formatShortInstant(sentAt) }),
    attempts > 1 && t('Tried {count} times', { count: attempts }),
    nextAttemptAt && attempts > 0 && t('Next try {when}', { when: formatShortInstant(nextAttemptAt) }),
    lastError,
  ];
  return (
    <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
      {lines.filter(Boolean).join(' · ')}
    </Box>
  );
}

export const Decision = () => (
  <Row<ConsoleMessage>>
    {(row) => (
      <Box sx={{ display: 'flex', gap: 1 }}>
        <ReadButton message={row} />
        {row.state === 'FAILED' && <ResendAction />}
      </Box>
    )}
  </Row>
);
