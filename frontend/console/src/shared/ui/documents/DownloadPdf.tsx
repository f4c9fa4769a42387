import Button, { type ButtonProps } from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import type { Language } from '@contract/language';
import { explain } from '../../http/error-text';
import { type PlainText, useLocal, useText } from '../../i18n';
import { useLanguage } from '../../i18n/use-language';

interface Props {
  label: PlainText;
  /** The name of the button for screen readers, if others have the same label. */
  name?: string;
  variant?: ButtonProps['variant'];
  /** Downloads the file in the language of the console. */
  load: (language: Language) => Promise<void>;
}

/** A button that downloads a PDF file for printing. */
export function DownloadPdf({ label, name, variant = 'text', load }: Props) {
  const t = useText();
  const local = useLocal();
  const notify = useNotify();
  const language = useLanguage();
  const downloading = useMutation({
    mutationFn: () => load(language),
    onError: (error) => notify(local(explain(error)), { type: 'error' }),
  });
  return (
    <Button
      size="small"
      variant={variant}
      loading={downloading.isPending}
      aria-label={name}
      onClick={() => downloading.mutate()}
    >
      {t(label)}
    </Button>
  );
}
