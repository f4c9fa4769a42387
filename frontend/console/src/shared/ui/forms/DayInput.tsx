import { FormDataConsumer } from 'react-admin';
import { daySlots } from './day-slots';
import { TextInput } from './inputs';

type DayInputProps = Omit<Parameters<typeof TextInput>[0], 'type' | 'slotProps'> & { withTime?: boolean };

/** An input for a day, optionally with a time, that shows the day in words. Also works for items of a list. */
export const DayInput = ({ withTime = false, ...props }: DayInputProps) => (
  <FormDataConsumer>
    {({ formData, scopedFormData }: { formData: unknown; scopedFormData?: unknown }) => (
      <TextInput
        {...props}
        type={withTime ? 'datetime-local' : 'date'}
        slotProps={daySlots(valueAt(scopedFormData ?? formData, props.source))}
      />
    )}
  </FormDataConsumer>
);

const valueAt = (data: unknown, source: string): unknown =>
  source.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown> | null)?.[key], data);
