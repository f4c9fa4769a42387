import { useQuery } from '@tanstack/react-query';
import type { PublicSettings } from '@contract/settings';
import { useCalls } from './use-calls';

export const PUBLIC_SETTINGS_KEY = ['public-settings'] as const;

interface SettingsCalls {
  publicSettings(): Promise<PublicSettings>;
}

/** The public settings. @param enabled Whether they are needed. */
export function usePublicSettings(enabled = true) {
  const data = useCalls<SettingsCalls>();
  return useQuery({ queryKey: PUBLIC_SETTINGS_KEY, queryFn: () => data.publicSettings(), enabled });
}
