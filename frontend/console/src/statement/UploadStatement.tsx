import { useState } from 'react';
import { useDataProvider, useRedirect } from 'react-admin';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { MAX_STATEMENT_BYTES, type StatementMapping, type StatementPreview } from '@contract/statements';
import { explain } from '../call-error';
import type { ConsoleDataProvider } from '../dataProvider';
import { useLocalMessage, useText } from '../i18n';
import { useOnceKey } from '../once-key';
import { Panel } from '../ui/Panel';
import { Problem } from '../ui/Problem';
import { Screen } from '../ui/Screen';
import { BackLink } from '../ui/BackLink';
import { AsRead } from './AsRead';
import { FileInput } from './FileInput';
import { MappingFields } from './MappingFields';

/** From the bank's file to its match: choose it, say which column is what, send it. */
export function UploadStatement() {
  const t = useText();
  const local = useLocalMessage();
  const data = useDataProvider<ConsoleDataProvider>();
  const redirect = useRedirect();
  const once = useOnceKey();
  const [file, setFile] = useState<File | null>(null);
  const [preview, setPreview] = useState<StatementPreview | null>(null);
  const [mapping, setMapping] = useState<StatementMapping | null>(null);
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function choose(chosen: File): Promise<void> {
    setFile(chosen);
    setPreview(null);
    setMapping(null);
    setProblem(null);
    if (chosen.size > MAX_STATEMENT_BYTES) {
      setProblem(t('The file can be at most {n} MB. Download a statement of fewer days.', { n: 10 }));
      return;
    }
    setBusy(true);
    try {
      const seen = await data.previewStatement(chosen, once.keyFor(`${chosen.name} ${chosen.lastModified}`));
      setPreview(seen);
      setMapping(seen.mapping);
    } catch (error) {
      setProblem(local(explain(error)));
    } finally {
      setBusy(false);
    }
  }

  async function send(chosen: File, columns: StatementMapping): Promise<void> {
    setSent(0);
    setProblem(null);
    try {
      const content = JSON.stringify([chosen.name, chosen.size, chosen.lastModified, columns]);
      const { id } = await data.keepStatement(chosen, columns, once.keyFor(content), setSent);
      once.succeeded();
      redirect('show', 'statements', id);
    } catch (error) {
      setProblem(local(explain(error)));
      setSent(null);
    }
  }

  return (
    <Screen title={t('Match a bank statement')} lead={<BackLink />}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 1100 }}>
        <FileInput file={file} busy={busy} choose={(chosen) => void choose(chosen)} />
        {problem && <Problem title={t('The statement could not be read.')} detail={problem} />}
        {file && preview && mapping && (
          <>
            <Panel title={t('Choose the columns')}>
              {preview.remembered ? (
                <Alert severity="success">
                  {t('The columns of this bank are remembered from last time.')}
                </Alert>
              ) : (
                <Alert severity="info">
                  {t(
                    'These columns are a guess. Check them once; they are remembered for every later file with these columns.',
                  )}
                </Alert>
              )}
              <MappingFields lines={preview.lines} mapping={mapping} change={setMapping} />
            </Panel>
            <Panel title={t('The first rows, as they are read')}>
              <AsRead lines={preview.lines} mapping={mapping} />
            </Panel>
            {sent !== null && (
              <LinearProgress
                aria-label={t('Sending the file')}
                variant={sent < 1 ? 'determinate' : 'indeterminate'}
                value={sent * 100}
              />
            )}
            <Button
              variant="contained"
              size="large"
              loading={sent !== null}
              onClick={() => void send(file, mapping)}
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
