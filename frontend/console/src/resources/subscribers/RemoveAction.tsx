import Typography from '@mui/material/Typography';
import type { ConsoleSubscriber } from '@contract/office';
import { useText } from '../../shared/i18n';
import { RowAction } from '../../shared/ui/actions/RowAction';
import type { SubscriberCalls } from './calls';

export function RemoveAction() {
  const t = useText();
  return (
    <RowAction<ConsoleSubscriber, SubscriberCalls>
      name="remove"
      label="Unsubscribe"
      color="error"
      question={(row) => t('Unsubscribe {email}?', { email: row.email })}
      details={() => (
        <Typography variant="body2">
          {t('The address is deleted and gets no more newsletters. They may subscribe again on the site.')}
        </Typography>
      )}
      call={(data, row) => data.removeSubscriber(row.id)}
      doneMessage={(row) => t('{email} is unsubscribed.', { email: row.email })}
    />
  );
}
