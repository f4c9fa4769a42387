import Box from '@mui/material/Box';
import { RecordContextProvider, ResourceContextProvider } from 'react-admin';
import type { ConsoleCustomerDetails } from '@contract/customers/console-customers';
import { useText } from '../../i18n';
import { formatDay } from '../../i18n/format';
import type { Reason } from '../actions/ReasonFields';
import { RowAction } from '../actions/RowAction';
import type { CustomerNumberCalls } from './calls';
import { MaskedNumber } from './MaskedNumber';
import { nameOf } from './name-of';

/** The details of the driving licence, and the form in which an admin enters them. Requires the customer's id as `key`. */
export function LicenceDetails({ customer }: { customer: ConsoleCustomerDetails }) {
  const t = useText();
  const { licence, approval } = customer;
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      <MaskedNumber customer={customer} kind="licence" masked={licence?.licenseNumber ?? null} />
      {licence && (
        <span>
          {t('{classes}, valid until {day}', {
            classes: licence.licenseClasses.join(', '),
            day: formatDay(licence.licenseValidUntil),
          })}
        </span>
      )}
      {licence?.dateOfBirth && <span>{t('Born on {day}', { day: formatDay(licence.dateOfBirth) })}</span>}
      {approval && (
        <ResourceContextProvider value="customers">
          <RecordContextProvider value={customer}>
            <EnterLicence />
          </RecordContextProvider>
        </ResourceContextProvider>
      )}
    </Box>
  );
}

const missing = 'This field is required.';
const FIELDS: readonly Reason[] = [
  { name: 'licenseNumber', label: 'Licence number', isShort: true, required: true, missing, maxLength: 40 },
  {
    name: 'licenseClasses',
    label: 'Classes, such as LMV',
    isShort: true,
    required: true,
    missing,
    maxLength: 100,
  },
  { name: 'licenseValidUntil', label: 'Valid until', kind: 'day', required: true, missing },
  { name: 'dateOfBirth', label: 'Date of birth', kind: 'day', required: true, missing },
];

function EnterLicence() {
  const t = useText();
  return (
    <RowAction<ConsoleCustomerDetails, CustomerNumberCalls>
      name="reveal"
      label="Enter licence details"
      question={(row) => t('Enter the licence details of {name}', { name: nameOf(row) })}
      details={() => t('As printed on the licence. They replace what was entered before.')}
      reasons={FIELDS}
      call={(
        data,
        row,
        { licenseNumber = '', licenseClasses = '', licenseValidUntil = '', dateOfBirth = '' },
      ) => data.enterLicence(row.id, { licenseNumber, licenseClasses, licenseValidUntil, dateOfBirth })}
      doneMessage={() => t('The licence details are saved.')}
    />
  );
}
