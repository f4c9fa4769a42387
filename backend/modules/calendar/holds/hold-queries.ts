import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Hold } from '../../../contract/rentals/rentals.js';
import type { Caller } from '../../../platform/auth/access.js';
import { Settings } from '../../settings/index.js';
import { FindHolds } from './find-holds.js';
import { toHold } from './hold.presenter.js';

@Injectable()
export class HoldQueries {
  constructor(
    private readonly db: DataSource,
    private readonly holds: FindHolds,
    private readonly settings: Settings,
  ) {}

  /** @throws Refusal 1002 if the customer has no such hold. */
  async findOwn(by: Caller, holdId: string): Promise<Hold> {
    return toHold(await this.holds.findById(this.db.manager, by.id, holdId), this.settings.current.upi);
  }

  /** Returns the customer's live holds of all cars. */
  async listOwn(by: Caller): Promise<Hold[]> {
    const live = await this.holds.liveOf(this.db.manager, by.id);
    return live.map((hold) => toHold(hold, this.settings.current.upi));
  }
}
