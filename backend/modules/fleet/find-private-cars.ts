import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { defined } from '../../contract/defined.js';
import type { ListedPrivateCars, PrivateCars } from '../settings/index.js';

const MAX_NAMED = 10;

@Injectable()
export class FindPrivateCars implements ListedPrivateCars {
  async find(manager: EntityManager): Promise<PrivateCars> {
    const [found] = await manager.query<PrivateCars[]>(
      `SELECT count(*)::int AS count,
              coalesce(string_agg(label, ', ' ORDER BY id) FILTER (WHERE place <= ${MAX_NAMED}), '') AS cars
         FROM (SELECT id, coalesce(plate, car_name || ' ' || car_model) AS label, row_number() OVER (ORDER BY id) AS place
                 FROM cars WHERE plate_kind = 'PRIVATE' AND retired_at IS NULL) listed`,
    );
    return defined(found, 'found');
  }
}
