import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { ArrayInput, required, SimpleFormIterator } from 'react-admin';
import type { PlainText } from '../../shared/i18n';
import { NumberInput, TextInput } from '../../shared/ui/forms/inputs';

const isRequired = [required('This field is required.')];

export const Columns = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      columnGap: 2,
      rowGap: 0.5,
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
      alignItems: 'start',
    }}
  >
    {children}
  </Box>
);

interface FieldProps {
  source: string;
  label: PlainText;
  help?: PlainText;
}

export const RequiredTextInput = ({ help, rows, ...field }: FieldProps & { rows?: number }) => (
  <TextInput
    {...field}
    validate={isRequired}
    helperText={help ?? false}
    multiline={rows !== undefined}
    rows={rows}
  />
);

/** Sends an empty text instead of null. */
export const OptionalTextInput = ({ help, ...field }: FieldProps) => (
  <TextInput {...field} parse={(text: string) => text} helperText={help ?? false} />
);

export const RequiredNumberInput = ({ help, ...field }: FieldProps) => (
  <NumberInput {...field} validate={isRequired} helperText={help ?? false} />
);

export const TimeInput = (field: FieldProps) => (
  <TextInput
    {...field}
    type="time"
    validate={isRequired}
    helperText={false}
    slotProps={{ htmlInput: { step: 1800 }, inputLabel: { shrink: true } }}
  />
);

export const LinesInput = ({ help, ...field }: FieldProps) => (
  <TextInput
    {...field}
    validate={isRequired}
    helperText={help ?? 'One per line.'}
    multiline
    minRows={2}
    format={(list?: string[]) => list?.join('\n') ?? ''}
    parse={(text: string) => text.split('\n')}
  />
);

// react-admin shows the buttons of a group only while the pointer is over it, so keyboard users would never see them.
const GROUP_STYLE = {
  '& .RaSimpleFormIterator-form > *': { flex: 1 },
  '& .RaSimpleFormIterator-action': { visibility: 'visible' },
  '& .RaSimpleFormIterator-line': { py: 1 },
  '& .MuiIconButton-root': { minWidth: 44, minHeight: 44 },
} as const;

interface GroupsProps extends FieldProps {
  /** True if the order matters. */
  isOrdered?: boolean;
  children: ReactNode;
}

export const GroupsInput = ({ source, label, help, isOrdered = false, children }: GroupsProps) => (
  <ArrayInput source={source} label={label} helperText={help ?? false}>
    <SimpleFormIterator inline fullWidth disableReordering={!isOrdered} disableClear sx={GROUP_STYLE}>
      {children}
    </SimpleFormIterator>
  </ArrayInput>
);
