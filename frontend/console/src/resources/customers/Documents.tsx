import Box from '@mui/material/Box';
import type { ConsoleCustomerDetails } from '@contract/customers/console-customers';
import { useText } from '../../shared/i18n';
import { nameOf } from '../../shared/ui/customer/name-of';
import { DocumentButton } from '../../shared/ui/documents/DocumentButton';

export function Documents({ customer }: { customer: ConsoleCustomerDetails }) {
  const t = useText();
  const { aadhaarFilePath, aadhaarBackFilePath, licenseFilePath, licenseBackFilePath } = customer;
  if (!aadhaarFilePath && !licenseFilePath) return t('Not provided yet');
  const name = nameOf(customer);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 0.5 }}>
      {aadhaarFilePath && (
        <DocumentButton
          label={t('View Aadhaar')}
          title={t('Aadhaar of {name}', { name })}
          path={aadhaarFilePath}
        />
      )}
      {aadhaarBackFilePath && (
        <DocumentButton
          label={t('View Aadhaar, back')}
          title={t('{title}, back side', { title: t('Aadhaar of {name}', { name }) })}
          path={aadhaarBackFilePath}
        />
      )}
      {licenseFilePath && (
        <DocumentButton
          label={t('View License')}
          title={t('Licence of {name}', { name })}
          path={licenseFilePath}
        />
      )}
      {licenseBackFilePath && (
        <DocumentButton
          label={t('View License, back')}
          title={t('{title}, back side', { title: t('Licence of {name}', { name }) })}
          path={licenseBackFilePath}
        />
      )}
    </Box>
  );
}
