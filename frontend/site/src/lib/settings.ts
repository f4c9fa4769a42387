import { useQuery } from '@tanstack/react-query';
import type { PublicSettings } from '@contract/settings';
import { request } from '@shared/http';

const DEFAULT_RULES: PublicSettings['rules'] = {
  zone: 'Asia/Kolkata',
  pickupFrom: '12:00',
  pickupTo: '23:00',
  returnFrom: '00:00',
  returnTo: '23:00',
  maxAdvanceDays: 180,
  maxLengthDays: 60,
  minLeadMinutes: 60,
  bufferMinutes: 60,
  holdMinutes: 15,
  paidHoldMinutes: 30,
  lateGraceMinutes: 30,
  minimumAge: 21,
  documentCheckHours: 24,
  refundWorkingDays: 5,
};

export const SETTINGS_KEY = ['settings'] as const;
export const SETTINGS_PATH = '/api/settings';

/** Reads the public settings of the business once per visit. */
export function useSettings() {
  return useQuery({
    queryKey: SETTINGS_KEY,
    queryFn: async ({ signal }) => (await request<PublicSettings>(SETTINGS_PATH, { signal })).data,
    staleTime: Infinity,
  });
}

/** Returns the rental rules, or the defaults until the settings are loaded. */
export function useRules(): PublicSettings['rules'] {
  return useSettings().data?.rules ?? DEFAULT_RULES;
}
