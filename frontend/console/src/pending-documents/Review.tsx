import { useShowContext, ShowBase } from 'react-admin';
import type { ConsoleCustomerDetails } from '@contract/console-customers';
import { WHOLE } from '../customers/whole';
import { UnreadScreen } from '../ui/UnreadScreen';
import { QueueLink } from './QueueLink';
import { ReviewDesk } from './ReviewDesk';

/** One customer's papers beside what they typed, and the decision. */
export const Review = () => (
  <ShowBase resource="customers" queryOptions={WHOLE} loading={false} error={false}>
    <Page />
  </ShowBase>
);

function Page() {
  const show = useShowContext<ConsoleCustomerDetails>();
  const { record, error, isPending } = show;
  if (error || isPending || !record)
    return <UnreadScreen title="Review the documents" lead={<QueueLink />} reading={show} />;
  return <ReviewDesk customer={record} />;
}
