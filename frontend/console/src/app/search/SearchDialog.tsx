import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import TextField from '@mui/material/TextField';
import useAutocomplete from '@mui/material/useAutocomplete';
import { type FoundRecord, MAX_SEARCH_LENGTH } from '@contract/search';
import { useText } from '../../shared/i18n';
import { FoundRow } from './FoundRow';
import { SearchState } from './SearchState';
import { useOpenRecord } from './use-open-record';
import { useSearch } from './use-search';

const NONE: FoundRecord[] = [];
// The final height of the dialog, so that the layout does not shift when results arrive.
const RESULTS = { height: '24rem', maxHeight: '60vh', display: 'flex', flexDirection: 'column' } as const;
const LIST = { flex: '1 1 auto', minHeight: 0, overflowY: 'auto', m: 0, p: 1, listStyle: 'none' } as const;

/** One field for all records; arrows choose a result, Enter opens it. */
export function SearchDialog({ close }: { close: () => void }) {
  const t = useText();
  const search = useSearch();
  const openRecord = useOpenRecord();
  const { found = NONE } = search;

  const { getRootProps, getInputProps, getListboxProps, getOptionProps } = useAutocomplete({
    options: found,
    open: true,
    value: null,
    autoHighlight: true,
    clearOnBlur: false,
    inputValue: search.text,
    filterOptions: (options) => options,
    getOptionLabel: (record) => record.title,
    getOptionKey: ({ list, id }) => `${list}/${id}`,
    onInputChange: (_, text, reason) => {
      if (reason === 'input') search.change(text);
    },
    // Prevents the dialog from handling the key.
    onClose: (_, reason) => {
      if (reason === 'escape') close();
    },
    onChange: (_, record) => {
      if (!record) return;
      close();
      openRecord(record);
    },
  });

  const input = getInputProps();
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={close}
      slotProps={{
        paper: { 'aria-label': t('Search everything') },
        container: { sx: { alignItems: 'flex-start' } },
      }}
    >
      <Box {...getRootProps()} sx={{ p: 2, pb: 0 }}>
        <TextField
          id={input.id}
          label={t('Search everything')}
          slotProps={{
            htmlInput: { ...input, maxLength: MAX_SEARCH_LENGTH, autoFocus: true },
          }}
        />
      </Box>
      <Box sx={RESULTS}>
        <SearchState {...search} />
        <Box component="ul" {...getListboxProps()} sx={LIST}>
          {found.map((record, index) => {
            const { key, ...option } = getOptionProps({ option: record, index });
            return <FoundRow key={key} record={record} option={option} />;
          })}
        </Box>
      </Box>
    </Dialog>
  );
}
