import LogoutIcon from '@mui/icons-material/Logout';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useGetIdentity, useLogout } from 'react-admin';
import { useLocal, useText } from '../../shared/i18n';

export function LogoutButton() {
  const t = useText();
  const local = useLocal();
  const { identity } = useGetIdentity();
  const logout = useLogout();
  return (
    <>
      <Typography variant="body2" sx={{ px: 1.5, display: { xs: 'none', sm: 'block' } }}>
        {local(identity?.fullName ?? '')}
      </Typography>
      <Button color="inherit" startIcon={<LogoutIcon />} onClick={() => void logout()}>
        {t('Logout')}
      </Button>
    </>
  );
}
