import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useLocaleState, useNotify } from 'react-admin';
import { explain } from '../../../shared/http/error-text';
import { useCalls } from '../../../shared/http/use-calls';
import { useLocal, useText } from '../../../shared/i18n';
import type { RentalCalls } from '../calls';

/** The receipt as a PDF file, to be printed. */
export function DownloadReceipt({ rentalId }: { rentalId: number }) {
  const t = useText();
  const local = useLocal();
  const data = useCalls<RentalCalls>();
  const notify = useNotify();
  const [locale] = useLocaleState();
  const downloading = useMutation({
    mutationFn: () => data.downloadReceipt(rentalId, locale === 'hi' ? 'hi' : 'en'),
    onError: (error) => notify(local(explain(error)), { type: 'error' }),
  });
  return (
    <Button size="small" loading={downloading.isPending} onClick={() => downloading.mutate()}>
      {t('Receipt (PDF)')}
    </Button>
  );
}
