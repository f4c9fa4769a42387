import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link, useCanAccess, useCreatePath } from 'react-admin';
import { isIdentified } from '@contract/business-identity';
import { usePublicSettings } from '../../shared/http/use-public-settings';
import { useText } from '../../shared/i18n';

/** Reminds admins of the legal details that the site must show, until they are entered. */
export function IdentityBanner() {
  const t = useText();
  const createPath = useCreatePath();
  const { canAccess: mayEdit } = useCanAccess({ resource: 'settings', action: 'edit' });
  const settings = usePublicSettings(mayEdit === true).data;
  // Checks the permission again, because another screen may have loaded the settings.
  if (!mayEdit || !settings || isIdentified(settings)) return null;
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
