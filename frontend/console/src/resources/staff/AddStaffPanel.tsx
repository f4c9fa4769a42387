import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { CODES } from '@contract/codes';
import { MAX_NAME_LENGTH } from '@contract/limits';
import { ApiError } from '@shared/http';
import { useSendOnce } from '@shared/idempotency/use-send-once';
import { explain } from '../../shared/http/error-text';
import { useCalls } from '../../shared/http/use-calls';
import { type PlainText, useText } from '../../shared/i18n';
import type { Role } from '../../shared/session/roles';
import { refuseMobile } from '../../shared/ui/forms/mobile.rules';
import { Panel } from '../../shared/ui/Panel';
import { Problem } from '../../shared/ui/Problem';
import type { StaffCalls } from './calls';
import { CREATE_TEXTS } from './create-staff';

export function AddStaffPanel() {
  const data = useCalls<StaffCalls>();
  const notify = useNotify();
  const refresh = useRefresh();
  const sendOnce = useSendOnce();
  const t = useText();
  const [mobile, setMobile] = useState('');
  const [name, setName] = useState('');
  const [kind, setKind] = useState<Role>('admin');
  const [refusal, setRefusal] = useState<PlainText | null>(null);
  const texts = CREATE_TEXTS[kind];

  const adding = useMutation({
    mutationFn: () => sendOnce([kind, mobile, name], (key) => data.createStaff({ kind, mobile, name }, key)),
    onSuccess: () => {
      setMobile('');
      setName('');
      notify(t(texts.created), { type: 'success' });
      refresh();
    },
  });
  const { error, isPending } = adding;
  const exists = error instanceof ApiError && error.code === CODES.ALREADY_EXISTS.code;

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (isPending) return;
    const refused = refuseMobile(mobile);
    setRefusal(refused);
    adding.reset();
    if (!refused) adding.mutate();
  }

  return (
    <Panel title="Add a member of staff">
      <Box
        component="form"
        noValidate
        onSubmit={submit}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start', maxWidth: 1100 }}
      >
        <NameField name={name} change={setName} />
        <MobileField mobile={mobile} refusal={refusal} change={setMobile} />
        <KindChoice kind={kind} choose={setKind} />
        <Button type="submit" variant="contained" loading={isPending} sx={{ minHeight: 40 }}>
          {t(texts.label)}
        </Button>
      </Box>
      {error && (
        <Problem title={exists ? error : texts.failed} detail={exists ? undefined : explain(error)} />
      )}
    </Panel>
  );
}

function KindChoice({ kind, choose }: { kind: Role; choose: (kind: Role) => void }) {
  const t = useText();
  return (
    <RadioGroup
      row
      aria-label={t('Kind of staff')}
      value={kind}
      onChange={(event) => choose(event.target.value as Role)}
    >
      <FormControlLabel value="admin" control={<Radio size="small" />} label={t('Admin')} />
      <FormControlLabel value="custom-admin" control={<Radio size="small" />} label={t('Custom admin')} />
    </RadioGroup>
  );
}

function NameField({ name, change }: { name: string; change: (name: string) => void }) {
  const t = useText();
  return (
    <TextField
      label={t('Name')}
      autoComplete="off"
      value={name}
      onChange={(event) => change(event.target.value)}
      slotProps={{ htmlInput: { maxLength: MAX_NAME_LENGTH } }}
      sx={{ flex: '1 1 16rem', m: 0 }}
    />
  );
}

interface MobileFieldProps {
  mobile: string;
  refusal: PlainText | null;
  change: (mobile: string) => void;
}

function MobileField({ mobile, refusal, change }: MobileFieldProps) {
  const t = useText();
  return (
    <TextField
      label={t('Mobile number')}
      type="tel"
      autoComplete="off"
      value={mobile}
      error={refusal !== null}
      helperText={refusal && t(refusal)}
      onChange={(event) => change(event.target.value)}
      slotProps={{ htmlInput: { maxLength: 16, inputMode: 'tel' } }}
      sx={{ flex: '1 1 16rem', m: 0 }}
    />
  );
}
