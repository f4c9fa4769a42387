import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AuditValues } from '@contract/office';
import { useLocal, useText } from '../../i18n';
import { changesOf, shown } from './changes';

interface Props {
  /** Accessible name of the table. */
  label: string;
  before: AuditValues | null;
  after: AuditValues | null;
}

const TABLE_STYLE = {
  width: '100%',
  borderCollapse: 'collapse',
  typography: 'body2',
  '& th, & td': {
    textAlign: 'left',
    verticalAlign: 'top',
    p: 0.75,
    borderBottom: 1,
    borderColor: 'divider',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
  },
  '& thead th': { color: 'text.secondary', fontWeight: 600 },
  '& tbody th': { fontWeight: 400 },
} as const;

export function ChangesTable({ label, before, after }: Props) {
  const t = useText();
  const local = useLocal();
  const changes = changesOf(before, after);
  if (changes.length === 0) return <Typography variant="body2">{t('No value changed.')}</Typography>;
  return (
    <Box component="table" aria-label={label} sx={TABLE_STYLE}>
      <thead>
        <tr>
          <th scope="col">{t('What')}</th>
          <th scope="col">{t('Before')}</th>
          <th scope="col">{t('After')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.path.join('/')}>
            <th scope="row">{change.path.map((name) => local(name)).join(' › ')}</th>
            <td>{shown(change.before, t)}</td>
            <td>{shown(change.after, t)}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
