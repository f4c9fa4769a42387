import Box from '@mui/material/Box';
import { skipToken, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { ShowBase, useShowContext } from 'react-admin';
import type { ConsoleTransaction } from '@contract/console';
import type { PaymentReview } from '@contract/payments/payment-review';
import { explain } from '../../shared/http/error-text';
import { useCalls } from '../../shared/http/use-calls';
import { useLocal, useText } from '../../shared/i18n';
import { BackLink } from '../../shared/ui/BackLink';
import { Problem } from '../../shared/ui/Problem';
import { Screen } from '../../shared/ui/Screen';
import { StatusChip } from '../../shared/ui/StatusChip';
import { UnreadScreen } from '../../shared/ui/UnreadScreen';
import { Actions } from './actions/Actions';
import { Corrections } from './actions/Corrections';
import type { PaymentCalls } from './calls';
import { HistoryPanel, SamePicturePanel } from './panels/HistoryPanel';
import { PaymentPanel } from './panels/PaymentPanel';
import { RentalPanel } from './panels/RentalPanel';
import { ScreenshotPanel } from './panels/ScreenshotPanel';
import { QueueLinks } from './QueueLinks';
import { Shortcut } from './Shortcut';

/** One payment with everything that its verification depends on. */
export const TransactionShow = () => (
  <ShowBase queryOptions={{ onError: () => undefined }} loading={false} error={false}>
    <Page />
  </ShowBase>
);

const KEYS = { verify: 'v', reject: 'r', refund: 'b' } as const;

function Page() {
  const t = useText();
  const data = useCalls<PaymentCalls>();
  const show = useShowContext<ConsoleTransaction>();
  const { record: payment } = show;
  const review = useQuery({
    queryKey: ['transactions', 'review', payment?.id],
    queryFn: payment ? () => data.reviewPayment(payment.id) : skipToken,
  });
  if (!payment) return <UnreadScreen title="Transaction" reading={show} />;
  return (
    <Screen
      title={{ text: `${t('Transaction')} ${payment.transactionId}` }}
      lead={
        <>
          <BackLink />
          <QueueLinks review={review.data} />
        </>
      }
      actions={
        <>
          <StatusChip status={payment.status} />
          <Actions
            row={payment}
            wrap={(name, action) => (
              <Shortcut key={name} of={KEYS[name]}>
                {action}
              </Shortcut>
            )}
          />
          <Corrections row={payment} />
        </>
      }
    >
      <Panels payment={payment} review={review} />
    </Screen>
  );
}

interface PanelsProps {
  payment: ConsoleTransaction;
  review: Pick<UseQueryResult<PaymentReview>, 'data' | 'error'>;
}

function Panels({ payment, review }: PanelsProps) {
  const local = useLocal();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)', lg: '3fr 2fr' },
        alignItems: 'start',
      }}
    >
      {payment.transactionScreenshotUrl !== null && (
        <ScreenshotPanel
          key={payment.id}
          path={payment.transactionScreenshotUrl}
          transactionId={payment.transactionId}
        />
      )}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <PaymentPanel payment={payment} />
        <RentalPanel payment={payment} />
        {review.error && <Problem title={local(explain(review.error))} />}
        {review.data && review.data.samePicture.length > 0 && (
          <SamePicturePanel samePicture={review.data.samePicture} />
        )}
        {review.data && <HistoryPanel history={review.data.history} />}
      </Box>
    </Box>
  );
}
