import type { DeskReport } from '@contract/reports';
import { DueGrid } from './DueGrid';
import { DuePanel } from './DuePanel';

export const DuePanels = ({ due }: { due: DeskReport['due'] }) => (
  <DueGrid>
    {(['PICKUP_LATE', 'RETURN_LATE', 'PICKUP_UNCONFIRMED'] as const)
      .filter((kind) => due[kind].rows.length > 0)
      .map((kind) => (
        <DuePanel key={kind} due={kind} group={due[kind]} />
      ))}
    <DuePanel due="PICKUP_TODAY" group={due.PICKUP_TODAY} />
    <DuePanel due="RETURN_TODAY" group={due.RETURN_TODAY} />
  </DueGrid>
);
