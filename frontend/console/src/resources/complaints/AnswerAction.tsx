import { type ConsoleComplaint, MAX_ANSWER_LENGTH } from '@contract/customers/complaints';
import { useText } from '../../shared/i18n';
import type { Reason } from '../../shared/ui/actions/ReasonFields';
import { RowAction } from '../../shared/ui/actions/RowAction';
import type { ComplaintCalls } from './calls';
import { Summary } from './Summary';

const ANSWER: Reason = {
  name: 'text',
  label: 'Answer',
  maxLength: MAX_ANSWER_LENGTH,
  missing: 'Write the answer. The customer gets it by e-mail.',
};

export function AnswerAction({ isNext }: { isNext?: boolean }) {
  const t = useText();
  return (
    <RowAction<ConsoleComplaint, ComplaintCalls>
      name="answer"
      label="Answer"
      isNext={isNext}
      question={(row) => t('Answer complaint {number}', { number: row.number })}
      details={(row) => <Summary row={row} />}
      reasons={[ANSWER]}
      call={(data, row, { text }) => data.answerComplaint(row.id, text ?? '')}
      doneMessage={(row) =>
        t('Complaint {number} is answered. The customer gets an e-mail.', { number: row.number })
      }
    />
  );
}
