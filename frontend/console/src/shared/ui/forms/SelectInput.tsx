import type { ComponentProps } from 'react';
import { useTranslate } from 'react-admin';
import { TextInput } from './inputs';

type Props = Omit<ComponentProps<typeof TextInput>, 'select' | 'children'> & {
  choices: readonly { id: string | number | boolean; name: string }[];
  /** False if the names come from data. */
  translateChoice?: boolean;
};

/** A native select list, because a scripted menu needs a tenth of a second to open on a slow computer. */
export function SelectInput({ choices, translateChoice = true, slotProps, ...field }: Props) {
  const t = useTranslate();
  const idOf = (value: string) => choices.find(({ id }) => String(id) === value)?.id ?? null;
  return (
    <TextInput {...field} select parse={idOf} slotProps={{ ...slotProps, select: { native: true } }}>
      <option value="" aria-label={t('ra.action.clear_input_value')} />
      {choices.map(({ id, name }) => (
        <option key={String(id)} value={String(id)}>
          {translateChoice ? t(name, { _: name }) : name}
        </option>
      ))}
    </TextInput>
  );
}
