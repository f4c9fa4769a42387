import { useGetIdentity, useLogout } from 'react-admin';
import LogoutIcon from '@mui/icons-material/Logout';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

/** Who is signed in here, and the way out. */
export function LogoutButton() {
  const { identity } = useGetIdentity();
  const logout = useLogout();
  return (
    <>
      <Typography variant="body2" sx={{ px: 1.5, display: { xs: 'none', sm: 'block' } }}>
        {identity?.fullName}
      </Typography>
      <Button color="inherit" startIcon={<LogoutIcon />} onClick={() => void logout()}>
        Logout
      </Button>
    </>
  );
}
