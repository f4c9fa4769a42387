import type { ConsoleHandover } from '@contract/rentals/handovers';
import { formOf } from '@shared/http/form-of';
import type { Role } from '../../../shared/session/roles';
import type { HandoverRequests } from '../requests';
import type { PhoneStore } from './phone-store';
import {
  hasSentPhotosOnly,
  isFinal,
  nextStep,
  pauseAfter,
  type QueueState,
  stateOf,
  type Step,
} from './queue.rules';
import { NO_PROGRESS, type PhonePhoto, type PhoneRecord, type Progress, type QueueEntry } from './records';
import { storedOf } from './refusals';

/** The name of the lock and channel that all tabs of this browser share. */
const NAME = 'handover-queue';

/** A change by this tab or another one. */
type Change = { sending: string | null } | { received: ConsoleHandover } | Record<string, never>;

/**
 * Sends the records of this phone to the server in order. A lock across the tabs lets only one of them send. Each
 * request is idempotent by its ID, so that a request whose response was lost can be sent again.
 */
export class PhoneQueue {
  private entries = new Map<string, QueueEntry>();
  private sending: string | null = null;
  private afterReceived: () => void = () => undefined;
  private version = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private writes: Promise<unknown> = Promise.resolve();
  /** The last write of each record that the phone has not finished. */
  private readonly unsaved = new Map<string, symbol>();
  private readonly listeners = new Set<() => void>();
  private readonly receivedRecords = new Map<string, ConsoleHandover>();
  private readonly channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(NAME) : null;

  private constructor(
    readonly requests: HandoverRequests,
    readonly role: Role,
    private readonly store: PhoneStore,
  ) {
    this.channel?.addEventListener('message', ({ data }: MessageEvent<Change>) => this.onChange(data));
    window.addEventListener('online', () => this.start({ isNow: true }));
  }

  static async open(requests: HandoverRequests, role: Role, store: PhoneStore): Promise<PhoneQueue> {
    const queue = new PhoneQueue(requests, role, store);
    await queue.read();
    return queue;
  }

  /** Asks the browser to keep the records until they are removed. @returns false if it may delete them */
  async requestPersistence(): Promise<boolean> {
    return this.store.isKept && 'storage' in navigator && (await navigator.storage.persist());
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Returns a number that changes with each change of the queue. */
  readonly snapshot = (): number => this.version;

  find(id: string): QueueEntry | null {
    return this.entries.get(id) ?? null;
  }

  ofRental(rentalId: number): QueueEntry[] {
    return this.all().filter(({ record }) => record.form.rental.id === rentalId);
  }

  /** Returns the records of this role. An admin also gets records of other roles that need a decision. */
  all(): QueueEntry[] {
    return [...this.entries.values()].filter(
      (entry) =>
        entry.record.role === this.role ||
        (this.role === 'admin' && this.stateOf(entry).kind === 'NEEDS_YOU'),
    );
  }

  stateOf(entry: QueueEntry): QueueState {
    const { id } = entry.record;
    return this.unsaved.has(id) ? { kind: 'SAVING' } : stateOf(entry, this.sending === id);
  }

  /** Returns the completed record after the server has confirmed it; null before. */
  received(id: string): ConsoleHandover | null {
    return this.receivedRecords.get(id) ?? null;
  }

  /** @param listener Called after this tab completed a record. */
  onReceived(listener: () => void): void {
    this.afterReceived = listener;
  }

  /** Resolves after the record is saved on the phone. @param stored The server's draft that the record continues */
  save(record: PhoneRecord, stored: ConsoleHandover | null = null): Promise<void> {
    const { id } = record;
    const known = this.entries.get(id);
    const progress = known?.progress ?? { ...NO_PROGRESS, id, ...(stored && { stored, sentVersion: 1 }) };
    this.entries.set(id, { record, photos: known?.photos ?? [], progress });
    return this.writeContent(id, async () => {
      await this.store.put('records', id, record);
      if (!known) await this.store.put('progress', id, progress);
    });
  }

  addPhoto(photo: PhonePhoto, file: Blob): Promise<void> {
    const entry = this.entries.get(photo.recordId);
    if (entry) this.entries.set(photo.recordId, { ...entry, photos: [...entry.photos, photo] });
    return this.writeContent(photo.recordId, async () => {
      await this.store.putFile(photo.id, file);
      await this.store.put('photos', photo.id, photo);
    });
  }

  file(photoId: string): Promise<Blob | null> {
    return this.store.file(photoId);
  }

  /** Stores the server's state of the record after a request outside the queue. */
  setStored(stored: ConsoleHandover): Promise<void> {
    return this.saveProgress(stored.id, { stored });
  }

  /** Sends a refused step again. */
  again(id: string): void {
    this.saveProgress(id, { refused: null, failures: 0, retryAt: 0 }).catch(report);
    this.start();
  }

  /** Sends the photos of a step that the office has from another phone. */
  sendPhotosOnly(id: string): void {
    const record = this.entries.get(id)?.record;
    if (!record) return;
    const next = { ...record, version: record.version + 1, completion: null, photosOnly: true };
    this.saveProgress(id, { refused: null, failures: 0, retryAt: 0 }).catch(report);
    this.save(next).catch(report);
    this.start();
  }

  /** Records a handover that the server refused although the customer already has the car. */
  async recordAsItHappened(id: string, reason: string): Promise<void> {
    const completion = this.entries.get(id)?.record.completion;
    if (!completion) throw new Error('The record is not completed.');
    await this.finish(
      await this.requests.completeHandover(id, { ...completion, asItHappened: true, reason }),
    );
  }

  /** Removes a photo that the server refused. */
  removePhoto(id: string, photoId: string): void {
    const entry = this.entries.get(id);
    if (!entry) return;
    this.entries.set(id, { ...entry, photos: entry.photos.filter((photo) => photo.id !== photoId) });
    this.write(async () => {
      await this.store.remove('photos', [photoId]);
      await this.store.remove('files', [photoId]);
    }).catch(report);
    this.start();
  }

  /** Removes a record from the phone only. */
  async remove(id: string): Promise<void> {
    const photos = this.entries.get(id)?.photos.map((photo) => photo.id) ?? [];
    this.entries.delete(id);
    await this.write(async () => {
      await this.store.remove('records', [id]);
      await this.store.remove('photos', photos);
      await this.store.remove('files', photos);
      await this.store.remove('progress', [id]);
    });
  }

  /** Sends in the background. @param isNow Also sends records that wait for their next attempt */
  start({ isNow = false } = {}): void {
    this.send({ isNow }).catch(report);
  }

  /** Sends everything that is due. Resolves when it has finished. */
  async send({ isNow = false } = {}): Promise<void> {
    await this.writes;
    await locked(async () => {
      await this.read();
      for (const { record } of this.all()) await this.sendRecord(record.id, isNow);
    });
    this.scheduleNext();
  }

  private async sendRecord(id: string, isNow: boolean): Promise<void> {
    try {
      for (;;) {
        const entry = this.entries.get(id);
        const step = entry?.record.role === this.role ? nextStep(entry) : null;
        if (!entry || !step || (!isNow && entry.progress.retryAt > Date.now())) return;
        this.announce({ sending: id });
        if (!(await this.attempt(entry, step))) return;
      }
    } finally {
      if (this.sending !== null) this.announce({ sending: null });
    }
  }

  /** @returns true if the next step of the record can be sent now */
  private async attempt(entry: QueueEntry, step: Step): Promise<boolean> {
    const { id } = entry.record;
    try {
      const stored = await this.request(entry, step);
      const sentVersion = step.kind === 'DRAFT' ? entry.record.version : entry.progress.sentVersion;
      await this.saveProgress(id, { stored, sentVersion, failures: 0, retryAt: 0, refused: null });
      if (step.kind !== 'COMPLETION' && !hasSentPhotosOnly(this.entries.get(id))) return true;
      await this.finish(stored);
      return false;
    } catch (error) {
      if (isFinal(error)) {
        await this.saveProgress(id, { refused: { step: step.key, refusal: storedOf(error) } });
        return false;
      }
      const failures = entry.progress.failures + 1;
      await this.saveProgress(id, { failures, retryAt: Date.now() + pauseAfter(failures) });
      return false;
    }
  }

  private async finish(stored: ConsoleHandover): Promise<void> {
    this.announce({ received: stored });
    this.afterReceived();
    await this.remove(stored.id);
  }

  private async request({ record }: QueueEntry, step: Step): Promise<ConsoleHandover> {
    const { id, kind, content, form, completion, photosOnly = false } = record;
    if (step.kind === 'DRAFT') {
      const marks = content.marks.filter(({ text }) => text.trim() !== '');
      return this.requests.saveHandover(id, {
        rentalId: form.rental.id,
        kind,
        ...content,
        pointsVersion: form.pointsVersion,
        marks,
        photosOnly,
      });
    }
    if (step.kind === 'PHOTO') {
      const { point, capturedAt, deviceOffsetMs } = step.photo;
      // The photo is in the queue before its file is written, so this waits for the write.
      await this.writes;
      const file = await this.store.file(step.photo.id);
      const photo = file && new File([file], 'photo.jpg', { type: file.type });
      const body = formOf({ point, capturedAt, deviceOffsetMs, photo });
      return this.requests.addHandoverPhoto(id, step.photo.id, body);
    }
    if (!completion) throw new Error('The record is not completed.');
    return this.requests.completeHandover(id, completion);
  }

  private saveProgress(id: string, change: Partial<Progress>): Promise<void> {
    const entry = this.entries.get(id);
    if (!entry) return Promise.resolve();
    const progress = { ...entry.progress, ...change };
    this.entries.set(id, { ...entry, progress });
    return this.write(() => this.store.put('progress', id, progress));
  }

  /** Marks the record as unsaved until the write has ended, or after a failure until the next write succeeds. */
  private async writeContent(id: string, work: () => Promise<void>): Promise<void> {
    const own = Symbol(id);
    this.unsaved.set(id, own);
    await this.write(work);
    if (this.unsaved.get(id) !== own) return;
    this.unsaved.delete(id);
    this.notify();
  }

  /** Runs the writes in order, so that earlier content never replaces later content. */
  private write(work: () => Promise<void>): Promise<void> {
    this.notify();
    const written = this.writes.then(work);
    this.writes = written.catch(() => undefined);
    return written.then(() => this.channel?.postMessage({}));
  }

  private async read(): Promise<void> {
    const { writes } = this;
    await writes;
    const [records, photos, progress] = await Promise.all([
      this.store.all<PhoneRecord>('records'),
      this.store.all<PhonePhoto>('photos'),
      this.store.all<Progress>('progress'),
    ]);
    // A write started during the read, so the data is outdated.
    if (writes !== this.writes) return this.read();
    this.entries = new Map(
      records.map((record) => [
        record.id,
        {
          record,
          photos: photos.filter(({ recordId }) => recordId === record.id),
          progress: progress.find(({ id }) => id === record.id) ?? { ...NO_PROGRESS, id: record.id },
        },
      ]),
    );
    this.notify();
  }

  private scheduleNext(): void {
    clearTimeout(this.timer);
    const times = this.all().flatMap((entry) => (nextStep(entry) ? [entry.progress.retryAt] : []));
    if (times.length === 0) return;
    this.timer = setTimeout(() => this.start(), Math.max(0, Math.min(...times) - Date.now()));
  }

  private announce(change: Change): void {
    this.channel?.postMessage(change);
    this.apply(change);
  }

  private onChange(change: Change): void {
    this.apply(change);
    this.read().catch(report);
  }

  private apply(change: Change): void {
    if ('sending' in change) this.sending = change.sending;
    if ('received' in change) this.receivedRecords.set(change.received.id, change.received);
    this.notify();
  }

  private notify(): void {
    this.version += 1;
    this.listeners.forEach((listener) => listener());
  }
}

const report = (error: unknown): void => console.error(error);

const locked = (work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request(NAME, work) : work();
