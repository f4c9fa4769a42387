import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ConsoleMessage } from '@contract/office';
import { explain } from '../../shared/http/error-text';
import { useCalls } from '../../shared/http/use-calls';
import { useText } from '../../shared/i18n';
import { Problem } from '../../shared/ui/Problem';
import type { MessageCalls } from './calls';

export function TextDialog({ message, close }: { message: ConsoleMessage; close: () => void }) {
  const t = useText();
  const data = useCalls<MessageCalls>();
  const { data: read, error } = useQuery({
    queryKey: ['message-text', message.id],
    queryFn: () => data.messageText(message.id),
    gcTime: 0,
  });
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={close} aria-labelledby="message-subject">
      <DialogTitle id="message-subject">{message.subject}</DialogTitle>
      <DialogContent>
        {error && <Problem title={explain(error)} />}
        {!error && !read && <Skeleton variant="rounded" height={120} aria-label={t('Loading…')} />}
        {read && (
          <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {read.text}
          </Typography>
        )}
        {message.carriesCode && (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
            {t('Only the recipient can see the one-time code.')}
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={close} autoFocus>
          {t('Close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
