import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { CheckingTimes } from '../../../contract/rentals/checking-times.js';
import { readCheckingTimes } from './read-checking-times.js';

@Injectable()
export class CheckingTimeQueries {
  constructor(private readonly db: DataSource) {}

  read(): Promise<CheckingTimes> {
    return readCheckingTimes(this.db);
  }
}
