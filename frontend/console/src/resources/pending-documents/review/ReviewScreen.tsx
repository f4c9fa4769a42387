import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { RecordContextProvider, ResourceContextProvider } from 'react-admin';
import type { ConsoleCustomerDetails } from '@contract/customers/console-customers';
import { type PlainText, useText } from '../../../shared/i18n';
import { identityName } from '../../../shared/ui/customer/identity-names';
import { nameOf } from '../../../shared/ui/customer/name-of';
import { DocumentPane } from '../../../shared/ui/documents/DocumentPane';
import { Panel } from '../../../shared/ui/Panel';
import { Screen } from '../../../shared/ui/Screen';
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
  const document = t(identityName(customer.identity));
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
                label={identityName(customer.identity)}
                title={t('{document} of {name}', { document, name })}
                path={customer.identity?.filePath ?? null}
                missing={
                  customer.identity?.check ? 'The QR code of the card was checked instead.' : undefined
                }
                back={customer.identity?.backFilePath ?? null}
              />
              <DocumentPanel
                label="Driving licence"
                title={t('Licence of {name}', { name })}
                path={customer.licenseFilePath}
                back={customer.licenseBackFilePath}
              />
            </Box>
            <DecisionBar customer={customer} queue={queue} />
          </Box>
        </RecordContextProvider>
      </ResourceContextProvider>
    </Screen>
  );
}

interface DocumentPanelProps {
  label: PlainText;
  title: string;
  path: string | null;
  back: string | null;
  /** Shown instead of a missing photo. */
  missing?: PlainText | undefined;
}

function DocumentPanel({ label, title, path, back, missing = 'Not provided yet' }: DocumentPanelProps) {
  const t = useText();
  return (
    <Panel title={label}>
      {path ? <TallDocument title={title} path={path} /> : t(missing)}
      {back && (
        <>
          <Typography variant="subtitle2" component="h3" sx={{ mt: 2, mb: 1 }}>
            {t('Back side')}
          </Typography>
          <TallDocument title={t('{title}, back side', { title })} path={back} />
        </>
      )}
    </Panel>
  );
}

function TallDocument({ title, path }: { title: string; path: string }) {
  return (
    // The key resets the zoom for another customer's document.
    <Box key={path} sx={{ height: { xs: '48vh', md: 'calc(100vh - 19rem)' }, minHeight: 320 }}>
      <DocumentPane title={title} path={path} />
    </Box>
  );
}
