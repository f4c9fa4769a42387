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
  mayBeNegative?: boolean;
}

export const RupeesInput = ({ source, label, step = 1, optional = false, mayBeNegative = false }: Props) => (
  <NumberInput
    source={source}
    label={label}
    min={mayBeNegative ? undefined : 0}
    step={step}
    helperText={false}
    validate={[...(optional ? [] : isRequired), ...(mayBeNegative ? [] : [notNegative])]}
    // The numeric keyboards of some phones have no minus sign.
    slotProps={{ htmlInput: mayBeNegative ? {} : { inputMode: step === 1 ? 'numeric' : 'decimal' } }}
  />
);
