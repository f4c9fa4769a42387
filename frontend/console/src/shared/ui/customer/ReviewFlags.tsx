import Alert from '@mui/material/Alert';
import { Link, useCreatePath } from 'react-admin';
import type { ConsoleCustomerDetails } from '@contract/customers/console-customers';
import type { ReviewFlag } from '@contract/customers/people';
import { type PlainText, useText } from '../../i18n';

/** Only flags that need a text. The screens show missing details in place, and link to another customer. */
const FLAG_TEXTS: Partial<Record<ReviewFlag, PlainText>> = {
  LICENCE_NUMBER_UNUSUAL: 'The licence number has an unusual form. Compare it with the photo.',
  LICENCE_EXPIRED: 'The driving licence is no longer valid.',
  LICENCE_BLOCKED: 'The licence number is blocked.',
  IDENTITY_BLOCKED: 'The identity number is blocked.',
  UNDER_AGE: 'The customer is younger than the minimum age.',
};

/** Flags of the documents for the admin who reviews them. */
export function ReviewFlags({
  flags,
  licence,
  sameNumbers,
}: Pick<ConsoleCustomerDetails, 'flags' | 'licence' | 'sameNumbers'>) {
  const t = useText();
  const pathOf = useCreatePath();
  const alerts = flags.map((flag) => {
    const text = FLAG_TEXTS[flag];
    return (
      text && (
        <Alert key={flag} severity="warning">
          {t(text)}
        </Alert>
      )
    );
  });
  const others = sameNumbers.map(({ id, fullName, number }) => (
    <Alert key={`${id} ${number}`} severity="warning">
      {number === 'LICENCE'
        ? t('Another customer has the same licence number:')
        : t('Another customer has the same identity number:')}{' '}
      <Link to={pathOf({ resource: 'customers', type: 'show', id })}>
        {fullName ?? t('Customer {id}', { id })}
      </Link>
    </Alert>
  ));
  // The stored details belong to the earlier licence.
  const isRenewed = licence && flags.includes('LICENCE_DETAILS_MISSING') && (
    <Alert key="renewed" severity="warning">
      {t('The details of the new licence were not sent. Enter them from the photo.')}
    </Alert>
  );
  return [...others, ...alerts, isRenewed];
}
