import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ConsoleCarDetails } from '@contract/fleet/console-fleet';
import { useText } from '../../shared/i18n';
import { formatInstant } from '../../shared/i18n/format';

/** All agreements of a car, the one in use first. */
export function AgreementVersions({ agreements }: Pick<ConsoleCarDetails, 'agreements'>) {
  const t = useText();
  return (
    <>
      {agreements.length === 0 && (
        <Typography variant="body2">{t('This car has no agreement yet.')}</Typography>
      )}
      <Box component="ul" sx={{ m: 0, pl: 2.5, typography: 'body2' }}>
        {agreements.map((agreement, index) => (
          <li key={agreement.id}>
            <MuiLink href={agreement.url} target="_blank" rel="noreferrer">
              {t('Version of {when}', { when: formatInstant(agreement.createdAt) })}
            </MuiLink>
            {index === 0 ? ` · ${t('in use')}` : ''}
          </li>
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary">
        {t('Bookings and reservations keep the version their customer accepted.')}
      </Typography>
    </>
  );
}
