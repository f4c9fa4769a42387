import SearchIcon from '@mui/icons-material/SearchOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../../shared/i18n';
import { useKey } from '../../shared/ui/shortcuts/use-key';

const SearchDialog = lazy(async () => ({ default: (await import('./SearchDialog')).SearchDialog }));

/** Opens the search over all records, also by `/` and Ctrl-K. */
export function SearchButton() {
  const t = useText();
  const [open, setOpen] = useState(false);
  useKey(['/', 'shift+/'], () => setOpen(true), { useKey: true });
  useKey('mod+k', () => setOpen(true), { enableOnFormTags: true });
  return (
    <>
      <Tooltip title={t('Search everything')}>
        <IconButton
          color="inherit"
          aria-label={t('Search everything')}
          aria-keyshortcuts="/ Control+K"
          onClick={() => setOpen(true)}
        >
          <SearchIcon />
        </IconButton>
      </Tooltip>
      {open && (
        <Suspense fallback={null}>
          <SearchDialog close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
