import type { ConsoleCarDetails } from '@contract/fleet/console-fleet';
import type { VehicleDocumentType } from '@contract/fleet/vehicle-documents';
import type { VehicleDetails } from '@contract/fleet/vehicles';
import type { Api } from '../../shared/http/api';

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

export interface CarCalls {
  /** `onProgress` gets the sent part, 0 to 1. */
  attachCar(form: CarForm, key: string, onProgress: (part: number) => void): Promise<VehicleDetails>;
  /** `values` as typed; the server parses numbers. The server refuses if `version` is not the current one. */
  editCar(id: number, version: number, values: Record<string, string>): Promise<ConsoleCarDetails>;
  retireCar(id: number, version: number, retired: boolean): Promise<ConsoleCarDetails>;
  arrangePictures(id: number, version: number, images: readonly string[]): Promise<ConsoleCarDetails>;
  /** Adds pictures, or replaces the agreement. */
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
}

export function carCalls(api: Api): CarCalls {
  const put = (path: string, body: unknown): Promise<ConsoleCarDetails> =>
    api.json(`/console/cars/${path}`, { method: 'PUT', body });
  return {
    attachCar: (form, idempotencyKey, onUploadProgress) =>
      api.data('/api/vehicles', { method: 'POST', body: toFormData(form), idempotencyKey, onUploadProgress }),
    editCar: (id, version, values) => put(`${id}`, { ...values, version }),
    retireCar: (id, version, retired) => put(`${id}/retirement`, { version, retired }),
    arrangePictures: (id, version, images) => put(`${id}/images`, { version, images }),
    async sendCarFiles({ id, version }, files, idempotencyKey, onUploadProgress) {
      const body = new FormData();
      body.set('version', String(version));
      if ('agreement' in files) body.set('agreement', files.agreement);
      else for (const image of files.images) body.append('images', image);
      const path = 'agreement' in files ? 'agreements' : 'images';
      await api.json(`/console/cars/${id}/${path}`, {
        method: 'POST',
        body,
        idempotencyKey,
        onUploadProgress,
      });
      return api.json(`/console/cars/${id}`);
    },
    enterDocument({ id, version }, document, idempotencyKey) {
      const body = new FormData();
      body.set('version', String(version));
      const fields: Record<string, string | File> = { ...document };
      for (const [name, value] of Object.entries(fields)) body.set(name, value);
      return api.json(`/console/cars/${id}/documents`, { method: 'POST', body, idempotencyKey });
    },
    removeDocument: ({ id, version }, type) =>
      api.json(`/console/cars/${id}/documents/${type}`, { method: 'DELETE', body: { version } }),
  };
}

function toFormData({ car, images, agreement }: CarForm): FormData {
  const form = new FormData();
  form.set('car', JSON.stringify(car));
  for (const image of images) form.append('images', image);
  form.set('agreement', agreement);
  return form;
}
