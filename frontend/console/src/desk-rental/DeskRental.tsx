import { useState } from 'react';
import { useSearchParams } from 'react-router';
import Box from '@mui/material/Box';
import { useText } from '../i18n';
import { Screen } from '../ui/Screen';
import { Arranged } from './Arranged';
import { Arranging } from './Arranging';
import { EMPTY_DRAFT, type Draft } from './draft';
import { Unfinished } from './Unfinished';

const RENTAL = 'rental';

/** Books or reserves for a customer, who agrees by a code. The address names what the server knows of it already. */
export function DeskRental() {
  const t = useText();
  const [search, setSearch] = useSearchParams();
  const [draft, setDraft] = useState<Draft>(EMPTY_DRAFT);
  const id = search.get(RENTAL);

  function start(from: Draft): void {
    setDraft(from);
    setSearch({});
  }

  return (
    <Screen
      title={t('Book / Reserve for a Customer')}
      lead={t('The customer agrees with an OTP sent to their own e-mail address.')}
    >
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          mt: 2,
          maxWidth: 760,
          gridTemplateColumns: 'minmax(0, 1fr)',
          // Room for thumbs.
          '& .MuiButton-root': { minHeight: 48 },
        }}
      >
        {id === null ? (
          <>
            <Unfinished onChosen={(chosen) => setSearch({ [RENTAL]: chosen })} />
            <Arranging draft={draft} change={setDraft} onSent={(sent) => setSearch({ [RENTAL]: sent })} />
          </>
        ) : (
          <Arranged
            key={id}
            id={id}
            onSent={(sent) => setSearch({ [RENTAL]: sent }, { replace: true })}
            startFrom={start}
          />
        )}
      </Box>
    </Screen>
  );
}
