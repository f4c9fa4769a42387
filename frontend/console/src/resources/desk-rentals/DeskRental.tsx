import Box from '@mui/material/Box';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { Screen } from '../../shared/ui/Screen';
import { type Draft, EMPTY_DRAFT } from './draft';
import { DraftSteps } from './DraftSteps';
import { RentalSteps } from './RentalSteps';
import { UnfinishedRentals } from './UnfinishedRentals';

const RENTAL = 'rental';

/** Books or reserves for a customer, who agrees by a code. The URL contains the ID after a code was sent. */
export function DeskRental() {
  const [search, setSearch] = useSearchParams();
  const [draft, setDraft] = useState<Draft>(EMPTY_DRAFT);
  const id = search.get(RENTAL);
  const { contact } = (useLocation().state ?? {}) as { contact?: string };

  function start(from: Draft): void {
    setDraft(from);
    setSearch({});
  }

  return (
    <Screen
      title="Book / Reserve for a Customer"
      lead="The customer agrees with an OTP sent to their own e-mail address."
    >
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          mt: 2,
          maxWidth: id === null ? 1160 : 760,
          gridTemplateColumns: 'minmax(0, 1fr)',
          // Large touch targets.
          '& .MuiButton-root': { minHeight: 48 },
        }}
      >
        {id === null ? (
          <>
            <UnfinishedRentals onChosen={(chosen) => setSearch({ [RENTAL]: chosen })} />
            <DraftSteps
              draft={draft}
              contact={contact}
              change={setDraft}
              onSent={(sent) => setSearch({ [RENTAL]: sent })}
            />
          </>
        ) : (
          <RentalSteps
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
