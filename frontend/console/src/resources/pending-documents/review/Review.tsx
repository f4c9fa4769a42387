import { ShowBase, useShowContext } from 'react-admin';
import type { ConsoleCustomerDetails } from '@contract/customers/console-customers';
import { FULL_RECORD } from '../../../shared/ui/customer/full-record';
import { RereadProblem } from '../../../shared/ui/RereadProblem';
import { UnreadScreen } from '../../../shared/ui/UnreadScreen';
import { QueueLink } from './QueueLink';
import { ReviewScreen } from './ReviewScreen';

export const Review = () => (
  <ShowBase resource="customers" queryOptions={FULL_RECORD} loading={false} error={false}>
    <Page />
  </ShowBase>
);

function Page() {
  const show = useShowContext<ConsoleCustomerDetails>();
  const { record } = show;
  if (!record) return <UnreadScreen title="Review the documents" lead={<QueueLink />} reading={show} />;
  return (
    <>
      <RereadProblem reading={show} />
      <ReviewScreen customer={record} />
    </>
  );
}
