import type { ReactElement } from 'react';
import { isDay } from '@contract/calendar';
import { formatDay } from '../format';

export interface FilterChip {
  source: string;
  /** English; empty where the value says it all. */
  label: string;
  /** English where it is a choice; empty where the label says it all. */
  value: string;
}

interface FilterProps {
  source: string;
  label?: string | false;
  choices?: readonly { id: unknown; name: string }[];
}

/** The filters in force, in words; those that the address set without an input of their own too. */
export function chipsOf(
  filters: readonly ReactElement[],
  values: Readonly<Record<string, unknown>>,
): FilterChip[] {
  const known = new Map(
    filters.map(({ props }) => [(props as FilterProps).source, props as FilterProps] as const),
  );
  return Object.entries(values).flatMap(([source, value]) => {
    if (value === undefined || value === null || value === '') return [];
    const { label, choices } = known.get(source) ?? {};
    const named = typeof label === 'string' ? label : source === 'q' ? '' : wordsOf(source);
    if (value === true) return [{ source, label: named, value: '' }];
    const choice = choices?.find(({ id }) => id === value);
    return [{ source, label: named, value: choice?.name ?? textOf(value) }];
  });
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return isDay(value) ? formatDay(value) : value;
  return JSON.stringify(value);
}

function wordsOf(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
