import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Fragment, useId } from 'react';
import { type PlainText, useText } from '../../shared/i18n';

const KEYS: readonly (readonly [keys: readonly string[], what: PlainText])[] = [
  [['/', 'Ctrl K'], 'Search everything'],
  [['J', 'K'], 'Next or previous row of a list'],
  [['Enter'], 'Open the row'],
  [['V', 'X'], 'Verify or reject the payment of the row'],
  [['A', 'R', 'N', 'P'], 'Approve, reject, next or previous while reviewing documents'],
  [['?'], 'Show these shortcuts'],
];

export function ShortcutsDialog({ close }: { close: () => void }) {
  const t = useText();
  const id = useId();
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={close} aria-labelledby={id}>
      <DialogTitle id={id}>{t('Keyboard shortcuts')}</DialogTitle>
      <DialogContent>
        <Box
          component="dl"
          sx={{
            m: 0,
            display: 'grid',
            gridTemplateColumns: 'auto minmax(0, 1fr)',
            gap: 1.5,
            alignItems: 'baseline',
            '& dt': { display: 'flex', gap: 0.5 },
            '& dd': { m: 0 },
            '& kbd': {
              px: 0.75,
              border: 1,
              borderColor: 'divider',
              borderRadius: 'var(--r-xs)',
              font: 'inherit',
            },
          }}
        >
          {KEYS.map(([keys, what]) => (
            <Fragment key={what}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{t(what)}</dd>
            </Fragment>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={close} autoFocus>
          {t('Close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
