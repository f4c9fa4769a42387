import { MAX_ANSWER_LENGTH, type ConsoleComplaint } from '@contract/complaints';
import { RowAction } from '../RowAction';
import { Summary } from './Summary';

const ANSWER = {
  name: 'text',
  label: 'Answer',
  maxLength: MAX_ANSWER_LENGTH,
  missing: 'Write the answer; the customer is mailed it.',
};

export const AnswerAction = () => (
  <RowAction<ConsoleComplaint>
    name="answer"
    label="Answer"
    ask={(row) => `Answer complaint ${row.number}`}
    details={(row) => <Summary row={row} />}
    reasons={[ANSWER]}
    call={(data, row, { text }) => data.answerComplaint(row.id, text ?? '')}
    done={(row) => `Complaint ${row.number} is answered; the customer is mailed.`}
  />
);
