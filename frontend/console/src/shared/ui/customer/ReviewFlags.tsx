import Alert from '@mui/material/Alert';
import type { ReviewFlag } from '@contract/customers/people';
import { type PlainText, useText } from '../../i18n';

const FLAG_TEXTS: Record<ReviewFlag, PlainText> = {
  LICENCE_DETAILS_MISSING: 'The details of the driving licence are missing.',
  LICENCE_NUMBER_UNUSUAL: 'The licence number has an unusual form. Compare it with the picture.',
  LICENCE_EXPIRED: 'The driving licence is no longer valid.',
  UNDER_AGE: 'The customer is younger than the minimum age.',
};

/** What an admin should notice about the documents. */
export function ReviewFlags({ flags }: { flags: readonly ReviewFlag[] }) {
  const t = useText();
  return flags.map((flag) => (
    <Alert key={flag} severity={flag === 'LICENCE_DETAILS_MISSING' ? 'info' : 'warning'} sx={{ mt: 1 }}>
      {t(FLAG_TEXTS[flag])}
    </Alert>
  ));
}
