import { Injectable } from '@nestjs/common';
import { BoundedCache } from '../../../platform/cache/bounded-cache.js';
import { SharedReadings } from '../../../platform/database/coalesced-query.js';
import type { PreparedBody } from '../../../platform/http/prepared-body.js';
import { FleetCatalogue } from './fleet-catalogue.js';
import { VehicleQueries } from './vehicle-queries.js';
import type { VehicleQueryDto } from './vehicle-query.dto.js';

const MAX_QUERY_BYTES = 512 * 1024;
/** Of a query beside its text. */
const BYTES_PER_QUERY = 500;
const BYTES_PER_RESULT = 300;

/**
 * Searches whose query the route has found to be valid. They are many customers' searches, so the same text is not
 * parsed again, and its result is put together once: without a window until a car changes, with one for all who ask at
 * the same moment.
 */
@Injectable()
export class RepeatedSearches {
  private readonly valid = new BoundedCache<VehicleQueryDto>(MAX_QUERY_BYTES);
  private readonly inWindow = new SharedReadings<PreparedBody>();

  constructor(
    private readonly catalogue: FleetCatalogue,
    private readonly queries: VehicleQueries,
  ) {}

  /** `text` is the query as it was sent, and `query` what it means. */
  remember(text: string, query: VehicleQueryDto): void {
    this.valid.set(text, query, 2 * text.length + BYTES_PER_QUERY);
  }

  /** Null for a query that has not been sent before, or long ago. */
  find(text: string): PreparedBody | Promise<PreparedBody> | null {
    const query = this.valid.get(text);
    if (!query) return null;
    if (query.from !== undefined || query.to !== undefined)
      return this.inWindow.get(text, () => this.queries.find(query));
    const { searches } = this.catalogue.current;
    const known = searches.get(text);
    if (known) return known;
    const found = this.queries.findListed(query);
    searches.set(text, found, found.bytes.length + 2 * text.length + BYTES_PER_RESULT);
    return found;
  }
}
