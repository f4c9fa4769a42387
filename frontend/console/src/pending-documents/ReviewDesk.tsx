import { useRef } from 'react';
import { RecordContextProvider, ResourceContextProvider } from 'react-admin';
import Box from '@mui/material/Box';
import type { ConsoleCustomerDetails } from '@contract/console-customers';
import { nameOf } from '../customers/name-of';
import { useText } from '../i18n';
import { DocumentPane } from '../ui/DocumentPane';
import { Panel } from '../ui/Panel';
import { Screen } from '../ui/Screen';
import { DecisionBar } from './DecisionBar';
import { QueueLink } from './QueueLink';
import { TypedPanel } from './TypedPanel';
import { useQueue } from './use-queue';
import { useShortcuts } from './use-shortcuts';

/** What was typed and both papers side by side, above the decision; the next customer is one key away. */
export function ReviewDesk({ customer }: { customer: ConsoleCustomerDetails }) {
  const t = useText();
  const place = useRef<HTMLDivElement>(null);
  useShortcuts(place);
  const queue = useQueue({ id: customer.id, submittedAt: customer.submittedAt ?? '' });
  const name = nameOf(customer);
  const waiting = queue.waiting === undefined ? '' : t('{count} waiting', { count: queue.waiting });
  return (
    <Screen
      title={name}
      lead={
        <>
          <QueueLink /> {waiting && `· ${waiting}`}
        </>
      }
    >
      <ResourceContextProvider value="pending-documents">
        <RecordContextProvider value={customer}>
          <Box ref={place} sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <Box
              sx={{
                display: 'grid',
                gap: 2,
                alignItems: 'start',
                gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr', lg: '19rem 1fr 1fr' },
                '& > *': { minWidth: 0 },
                '& > :first-of-type': { gridColumn: { md: '1 / -1', lg: 'auto' } },
              }}
            >
              <TypedPanel customer={customer} />
              <PaperPanel
                label="Aadhaar"
                title={t('Aadhaar of {name}', { name })}
                path={customer.aadhaarFilePath}
              />
              <PaperPanel
                label="Driving licence"
                title={t('Licence of {name}', { name })}
                path={customer.licenseFilePath}
              />
            </Box>
            <DecisionBar customer={customer} queue={queue} />
          </Box>
        </RecordContextProvider>
      </ResourceContextProvider>
    </Screen>
  );
}

function PaperPanel({ label, title, path }: { label: string; title: string; path: string | null }) {
  const t = useText();
  return (
    <Panel title={label}>
      {path ? (
        // A paper of its own has its own zoom; another customer's never takes it over.
        <Box key={path} sx={{ height: { xs: '48vh', md: 'calc(100vh - 19rem)' }, minHeight: 320 }}>
          <DocumentPane title={title} path={path} />
        </Box>
      ) : (
        t('Not provided yet')
      )}
    </Panel>
  );
}
