import Button from '@mui/material/Button';
import { useText } from '../i18n';

export function TryAgain({ busy, onPress }: { busy: boolean | undefined; onPress: () => void }) {
  const t = useText();
  return (
    <Button color="inherit" size="small" loading={busy} onClick={onPress}>
      {t('Try again')}
    </Button>
  );
}
