import Box from '@mui/material/Box';
import type { ConsoleCustomerDetails } from '@contract/customers/console-customers';
import { useText } from '../../shared/i18n';
import { identityName } from '../../shared/ui/customer/identity-names';
import { nameOf } from '../../shared/ui/customer/name-of';
import { DocumentButton } from '../../shared/ui/documents/DocumentButton';

export function Documents({ customer }: { customer: ConsoleCustomerDetails }) {
  const t = useText();
  const { identity, licenseFilePath, licenseBackFilePath } = customer;
  if (!identity?.filePath && !licenseFilePath) return t('Not provided yet');
  const name = nameOf(customer);
  const document = t(identityName(identity));
  const identityTitle = t('{document} of {name}', { document, name });
  const licenceTitle = t('Licence of {name}', { name });
  const documents = [
    [t('View {document}', { document }), identityTitle, identity?.filePath],
    [
      t('View {document}, back', { document }),
      t('{title}, back side', { title: identityTitle }),
      identity?.backFilePath,
    ],
    [t('View License'), licenceTitle, licenseFilePath],
    [t('View License, back'), t('{title}, back side', { title: licenceTitle }), licenseBackFilePath],
  ] as const;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 0.5 }}>
      {documents.map(
        ([label, title, path]) =>
          path && <DocumentButton key={title} label={label} title={title} path={path} />,
      )}
    </Box>
  );
}
