import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { explain } from '../../shared/http/error-text';
import { useCalls } from '../../shared/http/use-calls';
import { useLocal, useText } from '../../shared/i18n';
import { useLanguage } from '../../shared/i18n/use-language';
import type { ComplaintCalls } from './calls';

/** Downloads the page of the complaint book, to print its three copies. */
export function PageFile({ id }: { id: number }) {
  const t = useText();
  const local = useLocal();
  const data = useCalls<ComplaintCalls>();
  const notify = useNotify();
  const language = useLanguage();
  const downloading = useMutation({
    mutationFn: () => data.downloadPage(id, language),
    onError: (error) => notify(local(explain(error)), { type: 'error' }),
  });
  return (
    <Button
      size="small"
      variant="outlined"
      loading={downloading.isPending}
      onClick={() => downloading.mutate()}
    >
      {t('Form 7 (PDF)')}
    </Button>
  );
}
