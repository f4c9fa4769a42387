import Box from '@mui/material/Box';
import { ReferenceInput, required } from 'react-admin';
import { twelveHour } from '@contract/calendar';
import type { ConsoleCar } from '@contract/console';
import { MAX_REASON_LENGTH } from '@contract/limits';
import { DayInput } from '../../shared/ui/forms/DayInput';
import { AutocompleteInput, TextInput } from '../../shared/ui/forms/inputs';
import { SelectInput } from '../../shared/ui/forms/SelectInput';

const isRequired = [required('This field is required.')];
const halfHours = Array.from({ length: 48 }, (_, n) => {
  const id = `${String(Math.floor(n / 2)).padStart(2, '0')}:${n % 2 === 0 ? '00' : '30'}`;
  return { id, name: twelveHour(id) };
});
const day = { helperText: false, validate: isRequired } as const;
const time = { choices: halfHours, helperText: false, validate: isRequired } as const;
const nameOf = (car?: ConsoleCar): string =>
  car ? `${car.carName} ${car.carModel}${car.plate ? `, ${car.plate}` : ''}` : '';

export const BlockFields = () => (
  <Box sx={{ display: 'grid', gap: 1, maxWidth: 800 }}>
    <ReferenceInput
      source="carId"
      reference="cars"
      filter={{ retired: false }}
      sort={{ field: 'carName', order: 'ASC' }}
    >
      <AutocompleteInput
        label="Car"
        optionText={nameOf}
        filterToQuery={(q: string) => (q ? { q } : {})}
        helperText={false}
        validate={isRequired}
        // Rendered inside `main`, so that all content is within a landmark.
        disablePortal
        // Opening on focus would hide the errors below when a refused form focuses the field.
        openOnFocus={false}
      />
    </ReferenceInput>
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
        '& .MuiFormControl-root': { minWidth: 0 },
      }}
    >
      <DayInput source="fromDate" label="From" {...day} />
      <SelectInput source="fromTime" label="Start time" {...time} />
      <DayInput source="toDate" label="To" {...day} />
      <SelectInput source="toTime" label="End time" {...time} />
    </Box>
    <TextInput
      source="reason"
      label="Reason"
      multiline
      minRows={2}
      validate={isRequired}
      helperText="Only staff read it."
      slotProps={{ htmlInput: { maxLength: MAX_REASON_LENGTH } }}
    />
  </Box>
);
