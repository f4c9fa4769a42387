import { useMutation } from '@tanstack/react-query';
import { useLanguage, useText } from '@/lib/i18n';
import { useToast } from '@/ui/feedback/Toast';
import { Button } from '@/ui/form/Button';
import { Icon } from '@/ui/media/Icon';
import { downloadReceipt } from '../api/download-receipt';
import { confirmationMessages } from '../messages';

export function ReceiptButton({ reference }: { reference: string }) {
  const t = useText(confirmationMessages);
  const { language } = useLanguage();
  const toast = useToast();
  const download = useMutation({
    mutationFn: () => downloadReceipt(reference, language),
    onError: () => toast(t('receiptFailed'), 'error'),
  });
  return (
    <Button variant="secondary" busy={download.isPending} onClick={() => download.mutate()}>
      <Icon name="download" size={18} />
      {t('receipt')}
    </Button>
  );
}
