import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useNotify } from 'react-admin';
import { useText } from '../../shared/i18n';
import { playSound } from './play-sound';
import { useNotificationPreference, useSoundPreference } from './use-alerts';

/** Whether this browser alerts its user when work becomes late. */
export function AlertSwitches() {
  const t = useText();
  const notify = useNotify();
  const [sound, setSound] = useSoundPreference();
  const [notification, setNotification] = useNotificationPreference();

  function changeSound(isOn: boolean): void {
    setSound(isOn);
    if (isOn) playSound();
  }

  async function changeNotification(isOn: boolean): Promise<void> {
    const isAllowed = !isOn || (await Notification.requestPermission()) === 'granted';
    setNotification(isOn && isAllowed);
    if (!isAllowed) notify(t('Your browser blocks notifications of this page.'), { type: 'warning' });
  }

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
      <FormControlLabel
        control={<Switch checked={sound} onChange={(_, isOn) => changeSound(isOn)} />}
        label={t('Sound when work becomes late')}
      />
      {'Notification' in window && (
        <FormControlLabel
          control={
            <Switch
              checked={notification && Notification.permission === 'granted'}
              onChange={(_, isOn) => void changeNotification(isOn)}
            />
          }
          label={t('Notification when work becomes late')}
        />
      )}
    </Box>
  );
}
