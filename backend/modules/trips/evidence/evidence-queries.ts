import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { EvidenceCheck, EvidenceFault, EvidenceProblem } from '../../../contract/rentals/evidence.js';
import { type HandoverKind, isConfirmingPicture } from '../../../contract/rentals/handovers.js';
import type { InspectionPoint } from '../../../contract/rentals/inspection-points.js';
import { nameOfPoint } from '../../../contract/rentals/inspection-points.rules.js';
import { FileStorage } from '../../../platform/files/index.js';
import { Refusal } from '../../../platform/http/refusal.js';
import { noSuchRental } from '../../rentals/index.js';
import {
  agrees,
  type ChainItem,
  continues,
  customerMarkContents,
  type EvidenceContent,
  photoContent,
  type PhotoFacts,
  readContent,
  recordContents,
} from './evidence.rules.js';
import { PHOTO_FACTS, recordFacts, type RecordRow, recordsWith } from './evidence-facts.js';

type StoredItem = ChainItem & { step: HandoverKind; rentalId: number };
type StoredPhoto = PhotoFacts & { key: string };

/** The current content of the records and photos to compare with the chain. */
interface Present {
  contents: ReadonlyMap<string, EvidenceContent>;
  photos: ReadonlyMap<string, StoredPhoto>;
}

/** Checks the evidence chain of a car, and compares it with the stored records and files. */
@Injectable()
export class EvidenceQueries {
  constructor(
    private readonly db: DataSource,
    private readonly files: FileStorage,
  ) {}

  async cars(): Promise<{ id: number; plate: string | null }[]> {
    return this.db.query<{ id: number; plate: string | null }[]>(
      'SELECT id, plate FROM cars WHERE id IN (SELECT car_id FROM evidence_items) ORDER BY id',
    );
  }

  /** Checks the whole chain of the car of a rental, and the records and files of that rental. @throws Refusal 1002 */
  async checkRental(rentalId: number): Promise<EvidenceCheck> {
    const [rental] = await this.db.query<{ carId: number }[]>(
      'SELECT car_id AS "carId" FROM rentals WHERE id = $1',
      [rentalId],
    );
    if (!rental) throw noSuchRental('ANY');
    return this.check(rental.carId, rentalId);
  }

  /** Checks the chain of a car, and compares the records and files of the car or of one rental. */
  async check(carId: number, rentalId: number | null = null): Promise<EvidenceCheck> {
    const items = await this.db.query<StoredItem[]>(ITEMS, [carId]);
    const records = await this.db.query<RecordRow[]>(`${recordsWith('rental_moves')} WHERE ${OF_CAR}`, [
      carId,
      rentalId,
    ]);
    const present = await this.present(records, carId, rentalId);
    const inChain = new Set(items.flatMap(({ kind, handoverId }) => (kind === 'FORM' ? [handoverId] : [])));
    const { filesRemoved, problem } = await this.compare(items, present, rentalId);
    return {
      items: items.length,
      lastHash: items.at(-1)?.hash ?? null,
      withoutItems: records.filter(({ id }) => !inChain.has(id)).length,
      filesRemoved,
      problem: problem && (await this.withName(problem)),
    };
  }

  private async withName(problem: EvidenceProblem): Promise<EvidenceProblem> {
    const { handoverId, point } = problem;
    if (point === null || isConfirmingPicture(point)) return problem;
    const [row] = await this.db.query<{ points: InspectionPoint[] }[]>(
      'SELECT points FROM handovers WHERE id = $1',
      [handoverId],
    );
    return { ...problem, name: nameOfPoint(row?.points ?? [], point) };
  }

  private async compare(
    items: readonly StoredItem[],
    present: Present,
    rentalId: number | null,
  ): Promise<Pick<EvidenceCheck, 'filesRemoved' | 'problem'>> {
    let filesRemoved = 0;
    for (const [index, item] of items.entries()) {
      const isCompared = rentalId === null || item.rentalId === rentalId;
      const unlinked = continues(item, items[index - 1]) ? null : 'CHAIN';
      const fault = unlinked ?? (isCompared ? await this.faultOf(item, present) : null);
      if (fault === 'REMOVED') filesRemoved += 1;
      else if (fault) return { filesRemoved, problem: problemOf(item, fault) };
    }
    return { filesRemoved, problem: null };
  }

  private async faultOf(item: StoredItem, present: Present): Promise<EvidenceFault | 'REMOVED' | null> {
    const stored = readContent(item);
    if (!stored) return 'CHAIN';
    if (item.kind !== 'PHOTO' && item.kind !== 'SIGNATURE') {
      const content = present.contents.get(keyOf(stored));
      return content && agrees(stored, content) ? null : 'RECORD';
    }
    const photo = present.photos.get(String(stored['id']));
    if (!photo) return 'REMOVED';
    const { key, ...facts } = photo;
    if (!agrees(stored, photoContent(facts, String(stored['sha256'])))) return 'RECORD';
    return (await this.hashOf(key)) === stored['sha256'] ? null : 'FILE';
  }

  /** Null if the file is missing or damaged. */
  private async hashOf(key: string): Promise<string | null> {
    try {
      const file = await this.files.open(key);
      if (!file) return null;
      const hash = createHash('sha256');
      for await (const part of file.stream) hash.update(part as Buffer);
      return hash.digest('hex');
    } catch (error) {
      if (error instanceof Refusal) throw error;
      return null;
    }
  }

  private async present(
    records: readonly RecordRow[],
    carId: number,
    rentalId: number | null,
  ): Promise<Present> {
    const contents = records
      .map(recordFacts)
      .flatMap((facts) => [...recordContents(facts), ...customerMarkContents(facts)]);
    const photos = await this.db.query<StoredPhoto[]>(
      `SELECT ${PHOTO_FACTS}, d.storage_key AS key
         FROM handover_photos p JOIN documents d ON d.id = p.document_id JOIN handovers h ON h.id = p.handover_id
        WHERE ${OF_CAR}`,
      [carId, rentalId],
    );
    return {
      contents: new Map(contents.map((content) => [keyOf(content), content])),
      photos: new Map(photos.map((photo) => [photo.id, photo])),
    };
  }
}

const ITEMS = `
  SELECT e.position, e.handover_id AS "handoverId", e.kind, e.content, e.hash, h.kind AS step, h.rental_id AS "rentalId"
    FROM evidence_items e JOIN handovers h ON h.id = e.handover_id WHERE e.car_id = $1 ORDER BY e.position`;

const OF_CAR = `h.rental_id IN (SELECT r.id FROM rentals r WHERE r.car_id = $1 AND ($2::int IS NULL OR r.id = $2))`;

const keyOf = ({ kind, by, handover, number }: EvidenceContent): string =>
  JSON.stringify([kind, by, handover, number]);

const problemOf = (item: StoredItem, fault: EvidenceFault): EvidenceCheck['problem'] => {
  const { position, kind, step, handoverId } = item;
  const point = (readContent(item)?.['point'] ?? null) as string | null;
  return { position, kind, step, handoverId, point, name: null, fault };
};
