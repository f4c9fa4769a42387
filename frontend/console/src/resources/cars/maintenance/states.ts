import type { CarMaintenance, MaintenanceJobState, MaintenanceState } from '@contract/fleet/maintenance';

export const PLAN_STATES = {
  OK: ['In time', 'success'],
  DUE_SOON: ['Due soon', 'warning'],
  OVERDUE: ['Overdue', 'error'],
} as const satisfies Record<MaintenanceState, readonly [string, string]>;

export const JOB_STATES = {
  PLANNED: ['Planned', 'default'],
  IN_WORK: ['In work', 'warning'],
  DONE: ['Finished', 'success'],
} as const satisfies Record<MaintenanceJobState, readonly [string, string]>;

/** The props of every dialog of the panel. */
export interface MaintenanceDialog {
  carId: number;
  close: () => void;
  changed: (next: CarMaintenance) => void;
}
