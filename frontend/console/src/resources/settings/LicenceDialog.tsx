import Typography from '@mui/material/Typography';
import { useNotify } from 'react-admin';
import { useSendOnce } from '@shared/idempotency/use-send-once';
import { useCalls } from '../../shared/http/use-calls';
import { type PlainText, useText } from '../../shared/i18n';
import { FormDialog } from '../../shared/ui/actions/FormDialog';
import { DocumentInput } from '../../shared/ui/forms/DocumentInput';
import type { SettingsCalls } from './calls';

export type LicenceStep = 'upload' | 'remove';

interface Props {
  version: number;
  step: LicenceStep;
  reload: () => Promise<unknown>;
  close: () => void;
}

/** Uploads or removes the licence of the operator. */
export function LicenceDialog({ version, step, reload, close }: Props) {
  const t = useText();
  const data = useCalls<SettingsCalls>();
  const notify = useNotify();
  const sendOnce = useSendOnce();

  /** Reads the file again even after a refusal, so that the next request is based on the current version. */
  async function change(request: Promise<unknown>, done: PlainText): Promise<void> {
    try {
      await request;
    } finally {
      await reload();
    }
    close();
    notify(t(done), { type: 'success' });
  }

  if (step === 'remove')
    return (
      <FormDialog
        title={t('Remove the operator licence?')}
        label="Remove"
        defaultValues={{}}
        save={() => change(data.removeLicence(version), 'The operator licence is removed.')}
        close={close}
      >
        <Typography variant="body2">{t('Customers can no longer open its file.')}</Typography>
      </FormDialog>
    );
  return (
    <FormDialog
      title={t('Operator licence')}
      label="Upload"
      defaultValues={{}}
      save={(values) => {
        const { file } = values as { file: File };
        const request = sendOnce([version, file], (key) => data.uploadLicence(version, file, key));
        return change(request, 'The operator licence is uploaded.');
      }}
      close={close}
    >
      <DocumentInput source="file" label="operator licence" />
    </FormDialog>
  );
}
