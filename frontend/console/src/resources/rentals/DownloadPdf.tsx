import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useLocaleState, useNotify } from 'react-admin';
import type { Language } from '@contract/language';
import { explain } from '../../shared/http/error-text';
import { type PlainText, useLocal, useText } from '../../shared/i18n';

interface Props {
  label: PlainText;
  /** Downloads it in the language of the console. */
  load: (language: Language) => Promise<void>;
}

/** A PDF file of a rental, to be printed. */
export function DownloadPdf({ label, load }: Props) {
  const t = useText();
  const local = useLocal();
  const notify = useNotify();
  const [locale] = useLocaleState();
  const downloading = useMutation({
    mutationFn: () => load(locale === 'hi' ? 'hi' : 'en'),
    onError: (error) => notify(local(explain(error)), { type: 'error' }),
  });
  return (
    <Button size="small" loading={downloading.isPending} onClick={() => downloading.mutate()}>
      {t(label)}
    </Button>
  );
}
