import { dayIn } from '@contract/calendar';
import type { ConsoleComplaint } from '@contract/customers/complaints';
import { CITY_ZONE } from '@shared/format/locale';
import { useText } from '../../shared/i18n';
import { RowAction } from '../../shared/ui/actions/RowAction';
import { BookPage } from './BookPage';
import type { ComplaintCalls } from './calls';
import { Summary } from './Summary';

/** Records when the duplicate of the page was sent to the licensing authority. */
export function MarkSentAction({ isNext }: { isNext?: boolean }) {
  const t = useText();
  return (
    <RowAction<ConsoleComplaint, ComplaintCalls>
      name="markSent"
      label="Mark sent"
      isNext={isNext}
      question={(row) =>
        t('Have you sent the duplicate of page {number}?', { number: row.bookPage?.number ?? '' })
      }
      details={(row) => (
        <>
          {row.bookPage && <BookPage page={row.bookPage} />}
          <Summary row={row} />
        </>
      )}
      reasons={[
        {
          name: 'sentOn',
          label: 'Sent on',
          kind: 'day',
          initial: dayIn(CITY_ZONE, new Date()),
          missing: 'Enter the day.',
          required: true,
        },
      ]}
      call={(data, row, { sentOn = '' }) => data.markDuplicateSent(row.id, sentOn)}
      doneMessage={(row) =>
        t('The duplicate of page {number} is recorded as sent.', { number: row.bookPage?.number ?? '' })
      }
    />
  );
}
