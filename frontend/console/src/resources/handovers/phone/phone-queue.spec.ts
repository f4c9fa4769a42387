import { CODES } from '@contract/codes';
import type { ConsoleHandover, HandoverDraft } from '@contract/rentals/handovers';
import { ApiError } from '@shared/http';
import type { HandoverRequests } from '../requests';
import { PhoneQueue } from './phone-queue';
import type { PhoneStore, StoreName } from './phone-store';
import type { PhoneCompletion, PhoneRecord } from './records';

const RECORD = {
  id: 'r',
  role: 'admin',
  version: 1,
  completion: null,
  content: { marks: [] },
  form: { rental: { id: 1 } },
} as unknown as PhoneRecord;
const PHOTO = {
  id: 'p',
  recordId: 'r',
  point: 'FRONT',
  capturedAt: '2026-11-29T10:00:00.000Z',
  deviceOffsetMs: null,
} as const;

/** Simulates a browser with one tab. */
function useBrowser(): void {
  const BROWSER = { window: new EventTarget(), navigator: {} };
  const before = ['window', 'navigator', 'BroadcastChannel'].map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  );
  beforeAll(() => {
    for (const [name, value] of Object.entries(BROWSER))
      Object.defineProperty(globalThis, name, { value, configurable: true });
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  });
  afterAll(() => {
    for (const [name, descriptor] of before)
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
  });
}

/** A store that finishes writing a file after all other writes. */
function fakeStore(onProgress: () => void): PhoneStore {
  const stored = new Map<StoreName, Map<string, unknown>>();
  const storeOf = (name: StoreName): Map<string, unknown> =>
    stored.get(name) ?? stored.set(name, new Map()).get(name)!;
  return {
    isKept: true,
    put(name, id, value) {
      storeOf(name).set(id, value);
      if (name === 'progress') onProgress();
      return Promise.resolve();
    },
    putFile: (id, file) =>
      new Promise((done) => {
        setImmediate(() => done(void storeOf('files').set(id, file)));
      }),
    all: <T>(name: StoreName) => Promise.resolve([...storeOf(name).values()] as T[]),
    file: (id) => Promise.resolve((storeOf('files').get(id) as Blob | undefined) ?? null),
    remove(name, ids) {
      for (const id of ids) storeOf(name).delete(id);
      return Promise.resolve();
    },
    clear: () => Promise.resolve(),
  };
}

const answer = (...ids: string[]): Promise<ConsoleHandover> =>
  Promise.resolve({ id: 'r', photos: ids.map((id) => ({ id })) } as unknown as ConsoleHandover);

describe('queue of the phone', () => {
  useBrowser();

  it('sends a photo with its file if it is taken while the phone stores the progress', async () => {
    let onProgress = (): void => undefined;
    const store = fakeStore(() => onProgress());
    const sent: [string, boolean][] = [];
    const requests = {
      saveHandover: () => answer(),
      addHandoverPhoto(_: string, id: string, form: FormData) {
        sent.push([id, form.has('photo')]);
        return answer(id);
      },
    } as unknown as HandoverRequests;

    const queue = await PhoneQueue.open(requests, 'admin', store);
    await queue.save(RECORD);
    let taken: Promise<void> | undefined;
    onProgress = () => void (taken ??= queue.addPhoto(PHOTO, new Blob(['photo'])));
    await queue.send();
    await taken;
    await queue.send();
    expect(sent).toEqual([['p', true]]);
  });

  it('sends the version of the points that the record was begun with', async () => {
    const sent: HandoverDraft[] = [];
    const requests = {
      saveHandover(_: string, draft: HandoverDraft) {
        sent.push(draft);
        return answer();
      },
    } as unknown as HandoverRequests;
    const store = fakeStore(() => undefined);
    const queue = await PhoneQueue.open(requests, 'admin', store);
    await queue.save({ ...RECORD, form: { ...RECORD.form, pointsVersion: 7 } });
    await queue.send();
    expect(sent.map(({ pointsVersion }) => pointsVersion)).toEqual([7]);
  });

  it('sends only the photos of a step that another phone completed, and then removes the record', async () => {
    const sent: unknown[] = [];
    const requests = {
      saveHandover(_: string, { photosOnly }: HandoverDraft) {
        if (!photosOnly) throw new ApiError({ ...CODES.WRONG_STATE, data: { reason: 'COMPLETED' } }, 409);
        sent.push('draft');
        return answer();
      },
      addHandoverPhoto(_: string, id: string) {
        sent.push(id);
        return answer(id);
      },
    } as unknown as HandoverRequests;
    const queue = await PhoneQueue.open(
      requests,
      'admin',
      fakeStore(() => undefined),
    );
    await queue.save({ ...RECORD, completion: { confirmation: 'SIGNATURE' } as PhoneCompletion });
    await queue.addPhoto(PHOTO, new Blob(['photo']));
    await queue.send();
    expect([sent, queue.stateOf(queue.find('r')!).kind]).toEqual([[], 'NEEDS_YOU']);
    const removed = new Promise<void>((done) => {
      queue.subscribe(() => {
        if (!queue.find('r')) done();
      });
    });
    queue.sendPhotosOnly('r');
    await removed;
    expect([sent, queue.received('r')?.id]).toEqual([['draft', 'p'], 'r']);
  });
});
