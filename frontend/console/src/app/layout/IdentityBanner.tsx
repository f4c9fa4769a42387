import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link, useCanAccess, useCreatePath } from 'react-admin';
import { isIdentified } from '@contract/business-identity';
import type { DeskRentalCalls } from '../../resources/desk-rentals/calls';
import { useCalls } from '../../shared/http/use-calls';
import { useText } from '../../shared/i18n';

/** Reminds admins of the legal details that the site must show, until they are entered. */
export function IdentityBanner() {
  const t = useText();
  const createPath = useCreatePath();
  const data = useCalls<DeskRentalCalls>();
  const { canAccess: mayEdit } = useCanAccess({ resource: 'settings', action: 'edit' });
  const settings = useQuery({
    queryKey: ['public-settings'],
    queryFn: () => data.publicSettings(),
    enabled: mayEdit === true,
  }).data;
  if (!settings || isIdentified(settings)) return null;
  return (
    <Alert
      severity="warning"
      sx={{ mt: 2 }}
      action={
        <Button
          component={Link}
          to={createPath({ resource: 'settings', type: 'list' })}
          color="inherit"
          sx={{ minHeight: 44 }}
        >
          {t('Settings')}
        </Button>
      }
    >
      {t('The site does not name the legal owner and the grievance officer yet. Enter both under Settings.')}
    </Alert>
  );
}
