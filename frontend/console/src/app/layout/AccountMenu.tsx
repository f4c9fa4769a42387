import PersonIcon from '@mui/icons-material/AccountCircleOutlined';
import ThemeIcon from '@mui/icons-material/Brightness4Outlined';
import LogoutIcon from '@mui/icons-material/Logout';
import LanguageIcon from '@mui/icons-material/TranslateOutlined';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useGetIdentity, useLogout, useNotify, useTheme } from 'react-admin';
import { useLocal, useText } from '../../shared/i18n';
import { useOtherLanguage } from '../i18n/use-other-language';

interface Item {
  icon: ReactNode;
  label: string;
  lang?: string;
  press: () => void;
}

/** Theme, language and sign-out, below the user's name. */
export function AccountMenu() {
  const local = useLocal();
  const { identity } = useGetIdentity();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = (): void => setAnchor(null);
  const items = [useThemeItem(close), useLanguageItem(close), useLogoutItem()];
  return (
    <>
      <Button
        color="inherit"
        startIcon={<PersonIcon />}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ minHeight: 44 }}
      >
        {local(identity?.fullName ?? '')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {items.map(({ icon, label, lang, press }) => (
          <MenuItem key={label} lang={lang} onClick={press} sx={{ minHeight: 44 }}>
            <ListItemIcon>{icon}</ListItemIcon>
            <ListItemText>{label}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

function useThemeItem(close: () => void): Item {
  const t = useText();
  const isDarkDevice = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  const [theme, setTheme] = useTheme(isDarkDevice ? 'dark' : 'light');
  const other = theme === 'dark' ? 'light' : 'dark';
  return {
    icon: <ThemeIcon />,
    label: t(other === 'dark' ? 'Dark theme' : 'Light theme'),
    press: () => {
      setTheme(other);
      close();
    },
  };
}

/** Names the other language in that language, for users who cannot read the current one. */
function useLanguageItem(close: () => void): Item {
  const t = useText();
  const notify = useNotify();
  const { other, name, change } = useOtherLanguage();
  const changing = useMutation({
    mutationFn: change,
    onError: () =>
      notify(t('The language could not be changed. Check your connection and try again.'), { type: 'error' }),
    onSettled: close,
  });
  return { icon: <LanguageIcon />, label: name, lang: other, press: () => changing.mutate() };
}

function useLogoutItem(): Item {
  const t = useText();
  const logout = useLogout();
  return { icon: <LogoutIcon />, label: t('Logout'), press: () => void logout() };
}
