import type { ConsoleMessage } from '@contract/office';
import { formatPhone } from '@shared/format/phone';
import { useText } from '../../shared/i18n';
import { RowAction } from '../../shared/ui/actions/RowAction';
import { Facts } from '../../shared/ui/Facts';
import type { MessageCalls } from './calls';

export function ResendAction({ isNext }: { isNext?: boolean }) {
  const t = useText();
  return (
    <RowAction<ConsoleMessage, MessageCalls>
      name="resend"
      label="Send again"
      isNext={isNext}
      question={(row) => t('Send this message to {who} again?', { who: formatPhone(row.recipient) })}
      details={(row) => (
        <Facts
          facts={[
            ['Subject', row.subject],
            ['Last error', row.lastError ?? '—'],
          ]}
        />
      )}
      blocked={(row) =>
        !row.isResendable ? t('This OTP has expired. The person must send a new one.') : null
      }
      call={(data, row) => data.resendMessage(row.id)}
      doneMessage={() => t('The message is being sent again.')}
    />
  );
}
