import { FormDataConsumer } from 'react-admin';
import { daySlots } from './day-slots';
import { TextInput } from './inputs';

type DayInputProps = Omit<Parameters<typeof TextInput>[0], 'type' | 'slotProps'>;

/** A day of a form, shown in words. */
export const DayInput = (props: DayInputProps) => (
  <FormDataConsumer>
    {({ formData }) => (
      <TextInput {...props} type="date" slotProps={daySlots(valueAt(formData, props.source))} />
    )}
  </FormDataConsumer>
);

const valueAt = (data: unknown, source: string): unknown =>
  source.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown> | null)?.[key], data);
