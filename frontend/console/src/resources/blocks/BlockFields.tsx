import Box from '@mui/material/Box';
import { ReferenceInput } from 'react-admin';
import type { ConsoleCar } from '@contract/console';
import { MAX_REASON_LENGTH } from '@contract/limits';
import { AutocompleteInput, TextInput } from '../../shared/ui/forms/inputs';
import { PeriodInputs } from '../../shared/ui/forms/PeriodInputs';
import { isRequired } from '../../shared/ui/forms/RupeesInput';

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
        // A list that opens on focus would hide the errors below it when a refused form focuses the field.
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
      <PeriodInputs />
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
