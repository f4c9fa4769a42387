import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type SubmitEvent, useState } from 'react';
import { MAX_NOTE_LENGTH } from '@contract/notes';
import { explain } from '../../http/error-text';
import { useText } from '../../i18n';
import { Problem } from '../Problem';
import { type Noted, useAddNote } from './use-notes';

export function AddNote(noted: Noted) {
  const t = useText();
  const [text, setText] = useState('');
  const adding = useAddNote(noted);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    const written = text.trim();
    if (adding.isPending || written === '') return;
    adding.mutate(written, { onSuccess: () => setText('') });
  }

  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 1 }}>
      <TextField
        label={t('New note')}
        multiline
        minRows={2}
        value={text}
        onChange={(event) => setText(event.target.value)}
        slotProps={{ htmlInput: { maxLength: MAX_NOTE_LENGTH } }}
        helperText={t('A note cannot be changed later.')}
        sx={{ m: 0 }}
      />
      {adding.error && <Problem title="The note was not saved." detail={explain(adding.error)} />}
      <Button
        type="submit"
        variant="outlined"
        loading={adding.isPending}
        disabled={text.trim() === ''}
        sx={{ justifySelf: 'start' }}
      >
        {t('Save note')}
      </Button>
    </Box>
  );
}
