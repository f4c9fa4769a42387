import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { documentPath } from '../../../contract/customers/document-path.js';
import type {
  CarRefusalCause,
  CarRefusalState,
  ConsoleCarRefusal,
  OwnCarRefusal,
} from '../../../contract/rentals/car-refusals.js';
import { Settings } from '../../settings/index.js';
import { cancelFrom } from './car-refusal.rules.js';

interface RefusalRow {
  id: number;
  cause: CarRefusalCause;
  note: string | null;
  state: CarRefusalState;
  reportedAt: Date;
  answer: string | null;
  answeredBy: string | null;
  answeredAt: Date | null;
  photos: string[];
  answerPhotos: string[];
}

const PHOTOS = (ofAnswer: 'of_answer' | 'NOT of_answer'): string =>
  `ARRAY (SELECT document_id::text FROM car_refusal_photos WHERE refusal_id = f.id AND ${ofAnswer} ORDER BY document_id)`;

/** Reads the refused cars of a rental. */
@Injectable()
export class CarRefusalQueries {
  constructor(
    private readonly db: DataSource,
    private readonly settings: Settings,
  ) {}

  /** Newest first. */
  async ofRental(rentalId: number): Promise<ConsoleCarRefusal[]> {
    const rows = await this.rowsOf(rentalId);
    return rows.map((row) => ({
      ...this.present(row),
      id: row.id,
      answeredBy: row.answeredBy,
      answeredAt: row.answeredAt?.toISOString() ?? null,
    }));
  }

  /** The newest refusal of a rental; null if there is none. */
  async newestOf(rentalId: number): Promise<OwnCarRefusal | null> {
    const [newest] = await this.rowsOf(rentalId);
    return newest ? this.present(newest) : null;
  }

  private rowsOf(rentalId: number): Promise<RefusalRow[]> {
    return this.db.query<RefusalRow[]>(
      `SELECT f.id, f.cause, f.note, f.state, f.reported_at AS "reportedAt", f.answer, f.answered_by_id::text AS "answeredBy",
              f.answered_at AS "answeredAt", ${PHOTOS('NOT of_answer')} AS photos, ${PHOTOS('of_answer')} AS "answerPhotos"
         FROM car_refusals f WHERE f.rental_id = $1 ORDER BY f.id DESC`,
      [rentalId],
    );
  }

  private present(row: RefusalRow): OwnCarRefusal {
    return {
      cause: row.cause,
      note: row.note,
      state: row.state,
      reportedAt: row.reportedAt.toISOString(),
      cancelFrom: cancelFrom(row.reportedAt, this.settings.current.rules).toISOString(),
      answer: row.answer,
      photos: row.photos.map(documentPath),
      answerPhotos: row.answerPhotos.map(documentPath),
    };
  }
}
