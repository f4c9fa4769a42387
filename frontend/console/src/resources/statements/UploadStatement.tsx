import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useRedirect } from 'react-admin';
import { MAX_STATEMENT_BYTES, type StatementMapping } from '@contract/payments/statements';
import { useSendOnce } from '@shared/idempotency/use-send-once';
import { explain } from '../../shared/http/error-text';
import { useCalls } from '../../shared/http/use-calls';
import { useLocal, useText } from '../../shared/i18n';
import { BackLink } from '../../shared/ui/BackLink';
import { UploadProgress } from '../../shared/ui/forms/UploadProgress';
import { Problem } from '../../shared/ui/Problem';
import { Screen } from '../../shared/ui/Screen';
import type { StatementCalls } from './calls';
import { ColumnsPanels } from './ColumnsPanels';
import { FileInput } from './FileInput';

/** Chooses a file, checks the mapping of its columns and sends it. */
export function UploadStatement() {
  const t = useText();
  const local = useLocal();
  const data = useCalls<StatementCalls>();
  const redirect = useRedirect();
  const sendOnce = useSendOnce();
  const [file, setFile] = useState<File | null>(null);
  const [mapping, setMapping] = useState<StatementMapping | null>(null);
  const [sent, setSent] = useState(0);
  const previewing = useMutation({
    mutationFn: (chosen: File) => sendOnce(chosen, (key) => data.previewStatement(chosen, key)),
    onSuccess: (preview) => setMapping(preview.mapping),
  });
  const saving = useMutation({
    mutationFn: ({ chosen, columns }: { chosen: File; columns: StatementMapping }) =>
      sendOnce([chosen, columns], (key) => data.saveStatement(chosen, columns, key, setSent)),
    onMutate: () => setSent(0),
    onSuccess: ({ id }) => redirect('show', 'statements', id),
  });
  const preview = previewing.data;
  const tooLarge = file !== null && file.size > MAX_STATEMENT_BYTES;
  const error = saving.error ?? previewing.error;
  const problem = tooLarge
    ? t('The file can be at most {n} MB. Download a statement of fewer days.', { n: 10 })
    : error && local(explain(error));

  function choose(chosen: File): void {
    setFile(chosen);
    setMapping(null);
    saving.reset();
    previewing.reset();
    if (chosen.size <= MAX_STATEMENT_BYTES) previewing.mutate(chosen);
  }

  return (
    <Screen title="Match a bank statement" lead={<BackLink />}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 1100 }}>
        <FileInput file={file} busy={previewing.isPending} choose={choose} />
        {problem && <Problem title={t('The statement could not be read.')} detail={problem} />}
        {file && preview && mapping && (
          <>
            <ColumnsPanels preview={preview} mapping={mapping} change={setMapping} />
            {saving.isPending && <UploadProgress sent={sent} label={t('Sending the file')} />}
            <Button
              variant="contained"
              size="large"
              loading={saving.isPending}
              onClick={() => saving.mutate({ chosen: file, columns: mapping })}
              sx={{ justifySelf: 'start' }}
            >
              {t('Match with the payments')}
            </Button>
          </>
        )}
      </Box>
    </Screen>
  );
}
