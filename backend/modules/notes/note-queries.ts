import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ConsoleNote, NoteSubject } from '../../contract/notes.js';

type NoteRow = Omit<ConsoleNote, 'at'> & { at: Date };

const selectBy = (column: string): string =>
  `SELECT n.id, n.text, n.staff_id::text AS by, n.at FROM notes n
    WHERE n.${column} = $1 ORDER BY n.id DESC`;

const SELECT: Record<NoteSubject, string> = {
  customer: selectBy('customer_id'),
  rental: selectBy('rental_id'),
  car: selectBy('car_id'),
};

@Injectable()
export class NoteQueries {
  constructor(private readonly db: DataSource) {}

  /** Returns the notes about a subject, newest first. */
  async findBySubject(subject: NoteSubject, id: number): Promise<ConsoleNote[]> {
    const rows = await this.db.query<NoteRow[]>(SELECT[subject], [id]);
    return rows.map(({ id: note, text, by, at }) => ({ id: note, text, by, at: at.toISOString() }));
  }
}
