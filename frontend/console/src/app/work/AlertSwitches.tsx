import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useNotify } from 'react-admin';
import { useText } from '../../shared/i18n';
import { playSound } from './play-sound';
import { useAlertChoice, useChooseAlerts } from './use-alert-choice';

/** Switches for the alerts to late work. The choice is stored with the account, so it applies in every browser. */
export function AlertSwitches() {
  const t = useText();
  const notify = useNotify();
  const choice = useAlertChoice();
  const { mutate: choose } = useChooseAlerts();
  const { sound, notification } = choice ?? { sound: false, notification: false };

  function changeSound(isOn: boolean): void {
    choose({ sound: isOn, notification });
    if (isOn) playSound();
  }

  async function changeNotification(isOn: boolean): Promise<void> {
    const isAllowed = !isOn || (await Notification.requestPermission()) === 'granted';
    if (isAllowed) choose({ sound, notification: isOn });
    else notify(t('Your browser blocks notifications of this page.'), { type: 'warning' });
  }

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
      <FormControlLabel
        control={<Switch checked={sound} disabled={!choice} onChange={(_, isOn) => changeSound(isOn)} />}
        label={t('Sound when work becomes late')}
      />
      {'Notification' in window && (
        <FormControlLabel
          control={
            <Switch
              checked={notification && Notification.permission === 'granted'}
              disabled={!choice}
              onChange={(_, isOn) => void changeNotification(isOn)}
            />
          }
          label={t('Notification when work becomes late')}
        />
      )}
    </Box>
  );
}
