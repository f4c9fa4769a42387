import type { ReactElement } from 'react';
import { isDay } from '@contract/calendar';
import { formatDay } from '../../i18n/format';

export interface FilterChip {
  source: string;
  /** The English text; empty if the value needs no label. */
  label: string;
  /** An English text for a choice; empty if the label is enough. */
  value: string;
}

interface FilterProps {
  source: string;
  label?: string | false;
  choices?: readonly { id: unknown; name: string }[];
}

/** Returns the active filters as labels and values, including filters in the URL that have no input. */
export function chipsOf(
  filters: readonly ReactElement[],
  values: Readonly<Record<string, unknown>>,
): FilterChip[] {
  const inputs = new Map(
    filters.map(({ props }) => [(props as FilterProps).source, props as FilterProps] as const),
  );
  return Object.entries(values).flatMap(([source, value]) => {
    if (value === undefined || value === null || value === '') return [];
    const input = inputs.get(source);
    return [{ source, label: labelOf(source, input), value: valueOf(value, input) }];
  });
}

function labelOf(source: string, input: FilterProps | undefined): string {
  if (typeof input?.label === 'string') return input.label;
  return source === 'q' ? '' : inWords(source);
}

function valueOf(value: unknown, input: FilterProps | undefined): string {
  const choice = input?.choices?.find(({ id }) => id === value);
  return choice?.name ?? textOf(value);
}

function textOf(value: unknown): string {
  if (value === true) return '';
  if (typeof value === 'string') return isDay(value) ? formatDay(value) : value;
  return JSON.stringify(value);
}

function inWords(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
