import type { ReactElement, ReactNode } from 'react';
import * as admin from 'react-admin';
import type { PlainText } from '../../i18n/texts';

type Texts = 'label' | 'helperText' | 'placeholder';

/** react-admin translates these props of its inputs; here they accept known texts only. */
type WithTexts<Props> = (
  props: Omit<Props, Texts> & {
    label?: PlainText | false;
    helperText?: PlainText | ReactElement | false;
    placeholder?: PlainText;
  },
) => ReactNode;

export const AutocompleteInput = admin.AutocompleteInput as WithTexts<admin.AutocompleteInputProps>;
export const BooleanInput = admin.BooleanInput as WithTexts<admin.BooleanInputProps>;
export const NumberInput = admin.NumberInput as WithTexts<admin.NumberInputProps>;
export const TextInput = admin.TextInput as WithTexts<admin.TextInputProps>;
