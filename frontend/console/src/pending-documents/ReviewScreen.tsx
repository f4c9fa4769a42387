import Box from '@mui/material/Box';
import { useRef } from 'react';
import { RecordContextProvider, ResourceContextProvider } from 'react-admin';
import type { ConsoleCustomerDetails } from '@contract/customers/console-customers';
import { nameOf } from '../customers/name-of';
import { type PlainText, useText } from '../i18n';
import { DocumentPane } from '../ui/documents/DocumentPane';
import { Panel } from '../ui/Panel';
import { Screen } from '../ui/Screen';
import { DecisionBar } from './DecisionBar';
import { EnteredDataPanel } from './EnteredDataPanel';
import { QueueLink } from './QueueLink';
import { useQueue } from './use-queue';
import { useShortcuts } from './use-shortcuts';

/** The entered data and both documents side by side, above the decision. */
export function ReviewScreen({ customer }: { customer: ConsoleCustomerDetails }) {
  const t = useText();
  const container = useRef<HTMLDivElement>(null);
  useShortcuts(container);
  const queue = useQueue({ id: customer.id, submittedAt: customer.submittedAt ?? '' });
  const name = nameOf(customer);
  const waiting = queue.waiting === undefined ? '' : t('{count} waiting', { count: queue.waiting });
  return (
    <Screen
      title={{ text: name }}
      lead={
        <>
          <QueueLink /> {waiting && `· ${waiting}`}
        </>
      }
    >
      <ResourceContextProvider value="pending-documents">
        <RecordContextProvider value={customer}>
          <Box ref={container} sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
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
              <EnteredDataPanel customer={customer} />
              <DocumentPanel
                label="Aadhaar"
                title={t('Aadhaar of {name}', { name })}
                path={customer.aadhaarFilePath}
              />
              <DocumentPanel
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

function DocumentPanel({ label, title, path }: { label: PlainText; title: string; path: string | null }) {
  const t = useText();
  return (
    <Panel title={label}>
      {path ? (
        // The key resets the zoom for another customer's document.
        <Box key={path} sx={{ height: { xs: '48vh', md: 'calc(100vh - 19rem)' }, minHeight: 320 }}>
          <DocumentPane title={title} path={path} />
        </Box>
      ) : (
        t('Not provided yet')
      )}
    </Panel>
  );
}
