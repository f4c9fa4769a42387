import { formatRupees } from '@contract/money';
import type { ConsoleSettlement } from '@contract/rentals/settlements';
import { useText } from '../../shared/i18n';
import { RowAction } from '../../shared/ui/actions/RowAction';
import type { SettlementCalls } from './calls';

/** Sends a draft to the customer. */
export function IssueAction() {
  const t = useText();
  return (
    <RowAction<ConsoleSettlement, SettlementCalls>
      name="issue"
      label="Check and send"
      confirmLabel="Send"
      isNext
      question={({ reference, total }) =>
        t('Send the settlement of {reference} over {sum}?', { reference, sum: formatRupees(total) })
      }
      details={({ total }) =>
        total === 0
          ? t('Nothing is to be paid, so it is final at once.')
          : t('The customer accepts or disputes it within 48 hours. It can no longer be changed.')
      }
      call={(data, { id, version, total }) => data.issueSettlement(id, { version, expectedTotal: total })}
      doneMessage={({ reference }) => t('The settlement of {reference} is sent.', { reference })}
    />
  );
}
