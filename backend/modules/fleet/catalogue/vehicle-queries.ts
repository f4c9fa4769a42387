import { Injectable } from '@nestjs/common';
import { fleetMessages } from '../../../contract/messages/fleet.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import { Clock } from '../../../platform/clock/clock.js';
import { etagOf, PreparedBody } from '../../../platform/http/prepared-body.js';
import { refuse, refuseFields } from '../../../platform/http/refusal.js';
import { Settings } from '../../settings/index.js';
import { TakenCars } from '../taken-cars.js';
import { FleetCatalogue } from './fleet-catalogue.js';
import { listBody, type Offer, WHOLE_LIST } from './fleet-snapshot.js';
import { quotedList } from './quoted-list.js';
import { matching } from './vehicle-filter.rules.js';
import type { VehicleQueryDto } from './vehicle-query.dto.js';
import { refuseQuery, windowOf } from './vehicle-query.rules.js';

/** The public queries of the fleet. */
@Injectable()
export class VehicleQueries {
  constructor(
    private readonly catalogue: FleetCatalogue,
    private readonly takenCars: TakenCars,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  get wholeList(): PreparedBody {
    return this.catalogue.current.wholeList;
  }

  get filters(): PreparedBody {
    return this.catalogue.current.filters;
  }

  /** @throws Refusal 1001 if valid parameters contradict each other or the rental rules. */
  async find(query: VehicleQueryDto): Promise<PreparedBody> {
    const { rules } = this.settings.current;
    const problem = refuseQuery(query, rules, this.clock.now());
    if (problem) throw refuseFields(problem);
    const window = windowOf(query, rules);
    const taken = window && (await this.takenCars.findIn(window));
    const snapshot = this.catalogue.current;
    const found = matching(snapshot.inOrder(query.sort), query, taken);
    const { page = 1, pageSize = WHOLE_LIST } = query;
    const first = (page - 1) * pageSize;
    const shown = found.slice(first, first + pageSize);
    const paged = query.page !== undefined || query.pageSize !== undefined;
    const quoted = quotedList(shown, window, this.settings.current, this.clock.now());
    return new PreparedBody(
      listBody(quoted.pieces),
      etagOf(snapshot.version, taken ? idsOf(shown) : '', quoted.version),
      paged ? { 'content-range': `vehicles ${rangeOf(first, shown.length)}/${found.length}` } : {},
    );
  }

  /** @throws Refusal 1002 unless a car on offer has this id. */
  async details(id: string): Promise<PreparedBody> {
    const offer = this.catalogue.current.offersById.get(id);
    if (!offer) throw refuse('NOT_FOUND', messageOf(fleetMessages, 'notFound'));
    const taken = await this.takenCars.findNow();
    return taken.has(offer.record.car.id) ? offer.taken : offer.free;
  }
}

const idsOf = (offers: readonly Offer[]): string => offers.map(({ record }) => record.car.id).join();

function rangeOf(first: number, count: number): string {
  return count > 0 ? `${first}-${first + count - 1}` : '*';
}
