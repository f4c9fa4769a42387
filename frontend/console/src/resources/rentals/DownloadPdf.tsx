import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import type { Language } from '@contract/language';
import { explain } from '../../shared/http/error-text';
import { type PlainText, useLocal, useText } from '../../shared/i18n';
import { useLanguage } from '../../shared/i18n/use-language';

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
  const language = useLanguage();
  const downloading = useMutation({
    mutationFn: () => load(language),
    onError: (error) => notify(local(explain(error)), { type: 'error' }),
  });
  return (
    <Button size="small" loading={downloading.isPending} onClick={() => downloading.mutate()}>
      {t(label)}
    </Button>
  );
}
