import { useShowContext, ShowBase } from 'react-admin';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { ConsoleCustomerDetails } from '@contract/console-customers';
import { explain } from '../call-error';
import { WHOLE } from '../customers/whole';
import { useText } from '../i18n';
import { Problem } from '../ui/Problem';
import { Screen } from '../ui/Screen';
import { QueueLink } from './QueueLink';
import { ReviewDesk } from './ReviewDesk';

/** One customer's papers beside what they typed, and the decision. */
export const Review = () => (
  <ShowBase resource="customers" queryOptions={WHOLE} loading={false} error={false}>
    <Page />
  </ShowBase>
);

function Page() {
  const t = useText();
  const { record, error, isPending, refetch } = useShowContext<ConsoleCustomerDetails>();
  if (error) {
    const again = (
      <Button color="inherit" size="small" onClick={() => void refetch()}>
        {t('Try again')}
      </Button>
    );
    return (
      <Screen title="Review the papers" lead={<QueueLink />}>
        <Problem title={explain(error)} action={again} />
      </Screen>
    );
  }
  if (isPending || !record) {
    return (
      <Screen title="Review the papers" lead={<QueueLink />}>
        <Skeleton variant="rounded" height={320} />
      </Screen>
    );
  }
  return <ReviewDesk customer={record} />;
}
