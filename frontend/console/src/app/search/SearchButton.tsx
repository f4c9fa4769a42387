import SearchIcon from '@mui/icons-material/SearchOutlined';
import ButtonBase from '@mui/material/ButtonBase';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../../shared/i18n';
import { useKey } from '../../shared/ui/shortcuts/use-key';

const SearchDialog = lazy(async () => ({ default: (await import('./SearchDialog')).SearchDialog }));

const SHORTCUT = 'Ctrl K';

/** On narrower screens, only the icon is shown. */
const WITH_TEXT = '@media (min-width: 768px)';

const FIELD = {
  typography: 'body2',
  minWidth: 44,
  height: 44,
  gap: 1,
  borderRadius: 1,
  [WITH_TEXT]: {
    flex: '0 1 22rem',
    height: 36,
    px: 1.5,
    mr: 1,
    justifyContent: 'flex-start',
    border: '1px solid rgb(255 255 255 / 45%)',
    color: 'rgb(255 255 255 / 85%)',
  },
  '& > span': { display: 'none', [WITH_TEXT]: { display: 'inline' } },
  '& > kbd': { display: 'none', font: 'inherit', [WITH_TEXT]: { display: 'inline', ml: 'auto' } },
} as const;

/** Opens the search in all records; `/` and Ctrl-K open it too. */
export function SearchButton() {
  const t = useText();
  const [open, setOpen] = useState(false);
  useKey(['/', 'shift+/'], () => setOpen(true), { useKey: true });
  useKey('mod+k', () => setOpen(true), { enableOnFormTags: true });
  const prompt = t('Search reference, plate, mobile');
  return (
    <>
      <ButtonBase
        aria-label={prompt}
        aria-keyshortcuts="/ Control+K"
        onClick={() => setOpen(true)}
        sx={FIELD}
      >
        <SearchIcon />
        <span>{prompt}</span>
        <kbd aria-hidden>{SHORTCUT}</kbd>
      </ButtonBase>
      {open && (
        <Suspense fallback={null}>
          <SearchDialog close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
