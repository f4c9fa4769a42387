import { minValue, required } from 'react-admin';
import type { PlainText } from '../../i18n';
import { NumberInput } from './inputs';

export const isRequired = [required('This field is required.')];
const notNegative = minValue(0);

interface Props {
  source: string;
  label: PlainText;
  /** 1 for whole rupees, 0.01 for paise. */
  step?: number;
  optional?: boolean;
}

export const RupeesInput = ({ source, label, step = 1, optional = false }: Props) => (
  <NumberInput
    source={source}
    label={label}
    min={0}
    step={step}
    helperText={false}
    validate={optional ? notNegative : [...isRequired, notNegative]}
    slotProps={{ htmlInput: { inputMode: step === 1 ? 'numeric' : 'decimal' } }}
  />
);
