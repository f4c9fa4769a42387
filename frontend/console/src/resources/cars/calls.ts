import type { Day } from '@contract/calendar';
import type { BlockRequest, ConsoleCarDetails } from '@contract/fleet/console-fleet';
import type {
  CarMaintenance,
  MaintenanceCompletion,
  MaintenanceJobRequest,
  MaintenanceKind,
  MaintenancePlanRequest,
  OdometerCorrection,
} from '@contract/fleet/maintenance';
import type { VehicleDocumentType } from '@contract/fleet/vehicle-documents';
import type { VehicleDetails } from '@contract/fleet/vehicles';
import type { Language } from '@contract/language';
import { formOf } from '@shared/http/form-of';
import type { Api } from '../../shared/http/api';
import { download } from '../../shared/http/download';

export interface CarForm {
  /** The fields as typed; the server parses numbers. */
  car: Record<string, string>;
  images: File[];
  agreement: File;
}

export interface TypedDocument {
  type: VehicleDocumentType;
  number: string;
  /** Empty if it does not expire. */
  expiresOn: string;
  file: File;
}

export type BlockTimes = Omit<BlockRequest, 'carId' | 'reason'>;

export interface CarCalls {
  /** `onProgress` receives the part sent so far, 0 to 1. */
  attachCar(form: CarForm, key: string, onProgress: (part: number) => void): Promise<VehicleDetails>;
  /** Saves the values as typed; the server parses numbers. Fails if `version` is not the current one. */
  editCar(id: number, version: number, values: Record<string, string>): Promise<ConsoleCarDetails>;
  retireCar(id: number, version: number, retired: boolean): Promise<ConsoleCarDetails>;
  arrangePictures(id: number, version: number, images: readonly string[]): Promise<ConsoleCarDetails>;
  /** Adds photos, or replaces the agreement. */
  sendCarFiles(
    car: { id: number; version: number },
    files: { images: readonly File[] } | { agreement: File },
    key: string,
    onProgress: (part: number) => void,
  ): Promise<ConsoleCarDetails>;
  enterDocument(
    car: { id: number; version: number },
    document: TypedDocument,
    key: string,
  ): Promise<ConsoleCarDetails>;
  removeDocument(car: { id: number; version: number }, type: VehicleDocumentType): Promise<ConsoleCarDetails>;
  downloadRegister(carId: number, period: { from: Day; to: Day }, language: Language): Promise<void>;
  maintenance(carId: number): Promise<CarMaintenance>;
  saveMaintenancePlan(
    carId: number,
    kind: MaintenanceKind,
    plan: MaintenancePlanRequest,
  ): Promise<CarMaintenance>;
  removeMaintenancePlan(carId: number, kind: MaintenanceKind): Promise<CarMaintenance>;
  planMaintenance(carId: number, job: MaintenanceJobRequest, key: string): Promise<CarMaintenance>;
  /** Blocks the car. */
  startMaintenance(jobId: number, times: BlockTimes, key: string): Promise<CarMaintenance>;
  finishMaintenance(jobId: number, done: MaintenanceCompletion, key: string): Promise<CarMaintenance>;
  correctMaintenance(jobId: number, correction: OdometerCorrection): Promise<CarMaintenance>;
  /** Removes a visit that is not completed, and ends its block. */
  removeMaintenance(jobId: number): Promise<CarMaintenance>;
}

export function carCalls(api: Api): CarCalls {
  const put = (path: string, body: unknown): Promise<ConsoleCarDetails> =>
    api.json(`/console/cars/${path}`, { method: 'PUT', body });
  return {
    attachCar({ car, images, agreement }, idempotencyKey, onUploadProgress) {
      const body = formOf({ car: JSON.stringify(car), images, agreement });
      return api.data('/api/vehicles', { method: 'POST', body, idempotencyKey, onUploadProgress });
    },
    editCar: (id, version, values) => put(`${id}`, { ...values, version }),
    retireCar: (id, version, retired) => put(`${id}/retirement`, { version, retired }),
    arrangePictures: (id, version, images) => put(`${id}/images`, { version, images }),
    async sendCarFiles({ id, version }, files, idempotencyKey, onUploadProgress) {
      const path = 'agreement' in files ? 'agreements' : 'images';
      await api.json(`/console/cars/${id}/${path}`, {
        method: 'POST',
        body: formOf({ version, ...files }),
        idempotencyKey,
        onUploadProgress,
      });
      return api.json(`/console/cars/${id}`);
    },
    enterDocument({ id, version }, document, idempotencyKey) {
      const body = formOf({ version, ...document });
      return api.json(`/console/cars/${id}/documents`, { method: 'POST', body, idempotencyKey });
    },
    removeDocument: ({ id, version }, type) =>
      api.json(`/console/cars/${id}/documents/${type}`, { method: 'DELETE', body: { version } }),
    downloadRegister: (id, { from, to }, language) =>
      download(
        api,
        `/console/cars/${id}/register?${String(new URLSearchParams({ from, to, language }))}`,
        'application/pdf',
      ),
    ...maintenanceCalls(api),
  };
}

function maintenanceCalls(
  api: Api,
): Pick<
  CarCalls,
  | 'maintenance'
  | 'saveMaintenancePlan'
  | 'removeMaintenancePlan'
  | 'planMaintenance'
  | 'startMaintenance'
  | 'finishMaintenance'
  | 'correctMaintenance'
  | 'removeMaintenance'
> {
  const ofCar = (id: number): string => `/console/cars/${id}/maintenance`;
  const post = (path: string, body: unknown, idempotencyKey: string): Promise<CarMaintenance> =>
    api.json(path, { method: 'POST', body, idempotencyKey });
  return {
    maintenance: (carId) => api.json(ofCar(carId)),
    saveMaintenancePlan: (carId, kind, body) =>
      api.json(`${ofCar(carId)}/plans/${kind}`, { method: 'PUT', body }),
    removeMaintenancePlan: (carId, kind) => api.json(`${ofCar(carId)}/plans/${kind}`, { method: 'DELETE' }),
    planMaintenance: (carId, body, key) => post(`${ofCar(carId)}/jobs`, body, key),
    startMaintenance: (id, body, key) => post(`/console/maintenance/${id}/start`, body, key),
    finishMaintenance: (id, body, key) => post(`/console/maintenance/${id}/completion`, body, key),
    correctMaintenance: (id, body) =>
      api.json(`/console/maintenance/${id}/odometer`, { method: 'PUT', body }),
    removeMaintenance: (id) => api.json(`/console/maintenance/${id}`, { method: 'DELETE' }),
  };
}
