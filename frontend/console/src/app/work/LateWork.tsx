import type { ReactNode } from 'react';
import { TitlePrefix } from '../../shared/ui/title-prefix';
import { useAlerts } from './use-alerts';
import { useWork } from './use-work';

/** Shows the number of late rows in the title of each screen, and alerts to new ones. */
export function LateWork({ children }: { children: ReactNode }) {
  const { data } = useWork(null);
  useAlerts(data);
  return <TitlePrefix value={data?.late ? `(${data.late}) ` : ''}>{children}</TitlePrefix>;
}
