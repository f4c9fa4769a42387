import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { MAX_REASON_LENGTH } from '@contract/limits';
import { formatRupees, rupees } from '@contract/money';
import {
  type ConsoleSettlement,
  DISPUTE_REPLIES,
  type DisputeReply,
  type SettlementLine,
} from '@contract/rentals/settlements';
import { useText } from '../../shared/i18n';
import { RowAction } from '../../shared/ui/actions/RowAction';
import { Panel } from '../../shared/ui/Panel';
import { LINES } from '../../shared/ui/settlement-lines';
import type { SettlementCalls } from './calls';
import { REPLIES } from './words';

interface Draft {
  reply: DisputeReply | '';
  amount: string;
  text: string;
}

const EMPTY: Draft = { reply: '', amount: '', text: '' };

const isComplete = (line: SettlementLine, { reply, amount, text }: Draft): boolean =>
  reply !== '' &&
  text.trim() !== '' &&
  (reply !== 'REDUCED' || (Number(amount) > 0 && Number(amount) < line.amount));

/** The admin's replies to all disputed lines, which are sent together. */
export function ReplyPanel({ settlement: { lines } }: { settlement: ConsoleSettlement }) {
  const t = useText();
  const [drafts, setDrafts] = useState<Record<number, Draft>>({});
  const disputed = lines.filter(({ dispute }) => dispute !== null);
  const draftOf = ({ id }: SettlementLine): Draft => drafts[id] ?? EMPTY;
  return (
    <Panel title="Answer the dispute">
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        {disputed.map((line) => (
          <ReplyFields
            key={line.id}
            line={line}
            draft={draftOf(line)}
            onChange={(draft) => setDrafts({ ...drafts, [line.id]: draft })}
          />
        ))}
        <RowAction<ConsoleSettlement, SettlementCalls>
          name="reply"
          label="Send the answers"
          isNext
          question={() => t('Send these answers? The settlement is final then.')}
          blocked={() =>
            disputed.every((line) => isComplete(line, draftOf(line)))
              ? null
              : t('Choose and explain an answer to each line, with a lower amount where you reduce it.')
          }
          call={(data, { id, version }) =>
            data.answerDispute(id, {
              version,
              replies: disputed.map((line) => {
                const { reply, amount, text } = draftOf(line);
                return {
                  lineId: line.id,
                  reply: reply as DisputeReply,
                  ...(reply === 'REDUCED' && { amount: rupees(Number(amount)) }),
                  text: text.trim(),
                };
              }),
            })
          }
          doneMessage={({ reference }) => t('The dispute of {reference} is answered.', { reference })}
        />
      </Box>
    </Panel>
  );
}

interface ReplyFieldsProps {
  line: SettlementLine;
  draft: Draft;
  onChange: (draft: Draft) => void;
}

function ReplyFields({ line: { id, kind, amount, dispute }, draft, onChange }: ReplyFieldsProps) {
  const t = useText();
  const title = `answer-${id}`;
  return (
    <Box role="group" aria-labelledby={title} sx={{ display: 'grid', gap: 1, width: '100%' }}>
      <Typography id={title} variant="body2" sx={{ fontWeight: 600 }}>
        {`${t(LINES[kind])}, ${formatRupees(amount)}`}
      </Typography>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {dispute?.text}
      </Typography>
      <TextField
        select
        label={t('Answer')}
        value={draft.reply}
        onChange={({ target }) => onChange({ ...draft, reply: target.value as DisputeReply })}
      >
        {DISPUTE_REPLIES.map((reply) => (
          <MenuItem key={reply} value={reply}>
            {t(REPLIES[reply])}
          </MenuItem>
        ))}
      </TextField>
      {draft.reply === 'REDUCED' && (
        <TextField
          label={t('Amount (₹)')}
          value={draft.amount}
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
          onChange={({ target }) => onChange({ ...draft, amount: target.value })}
        />
      )}
      <TextField
        label={t('Text for the customer')}
        multiline
        minRows={2}
        value={draft.text}
        slotProps={{ htmlInput: { maxLength: MAX_REASON_LENGTH } }}
        onChange={({ target }) => onChange({ ...draft, text: target.value })}
      />
    </Box>
  );
}
