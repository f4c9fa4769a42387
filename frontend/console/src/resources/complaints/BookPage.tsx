import Typography from '@mui/material/Typography';
import type { ComplaintBookPage } from '@contract/customers/complaints';
import { useText } from '../../shared/i18n';
import { formatDay, formatInstant } from '../../shared/i18n/format';

/** Shows whether the duplicate of a page of the complaint book was sent to the licensing authority. */
export function BookPage({ page: { duplicateDueAt, duplicateSentOn } }: { page: ComplaintBookPage }) {
  const t = useText();
  return (
    <Typography variant="body2">
      {duplicateSentOn
        ? t('The duplicate went to the licensing authority on {day}.', { day: formatDay(duplicateSentOn) })
        : t('Send the duplicate to the licensing authority by {when}.', {
            when: formatInstant(duplicateDueAt),
          })}
    </Typography>
  );
}
