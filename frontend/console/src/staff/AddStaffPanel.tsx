import { useState, type FormEvent } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { CODES } from '@contract/codes';
import { ApiError } from '@shared/http';
import { explain } from '../error-text';
import { CREATE_TEXTS } from '../create-staff';
import type { ConsoleDataProvider } from '../dataProvider';
import { useText } from '../i18n';
import { refuseMobile } from '../mobile-field';
import { useSendOnce } from '@shared/idempotency/use-send-once';
import type { Role } from '../roles';
import { Panel } from '../ui/Panel';
import { Problem } from '../ui/Problem';

export function AddStaffPanel() {
  const data = useDataProvider<ConsoleDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const sendOnce = useSendOnce();
  const t = useText();
  const [mobile, setMobile] = useState('');
  const [kind, setKind] = useState<Role>('admin');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [problem, setProblem] = useState<{ title: string; detail?: string } | null>(null);
  const [busy, setBusy] = useState(false);
  const texts = CREATE_TEXTS[kind];

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const refused = refuseMobile(mobile);
    setRefusal(refused);
    setProblem(null);
    if (refused) return;
    setBusy(true);
    try {
      await sendOnce([kind, mobile], (key) => data.createStaff(kind, mobile.trim(), key));
      setMobile('');
      notify(t(texts.created), { type: 'success' });
      refresh();
    } catch (error) {
      const exists = error instanceof ApiError && error.code === CODES.ALREADY_EXISTS.code;
      setProblem(exists ? { title: error.message } : { title: texts.failed, detail: explain(error) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Panel title="Add a member of staff">
      <Box
        component="form"
        noValidate
        onSubmit={(event: FormEvent) => void submit(event)}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start', maxWidth: 800 }}
      >
        <TextField
          label={t('Mobile number')}
          type="tel"
          autoComplete="off"
          value={mobile}
          error={refusal !== null}
          helperText={refusal && t(refusal)}
          onChange={(event) => setMobile(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 16, inputMode: 'tel' } }}
          sx={{ flex: '1 1 16rem', m: 0 }}
        />
        <RadioGroup
          row
          aria-label={t('Kind of staff')}
          value={kind}
          onChange={(event) => setKind(event.target.value as Role)}
        >
          <FormControlLabel value="admin" control={<Radio size="small" />} label={t('Admin')} />
          <FormControlLabel value="custom-admin" control={<Radio size="small" />} label={t('Custom admin')} />
        </RadioGroup>
        <Button type="submit" variant="contained" loading={busy} sx={{ minHeight: 40 }}>
          {t(texts.label)}
        </Button>
      </Box>
      {problem && <Problem {...problem} />}
    </Panel>
  );
}
