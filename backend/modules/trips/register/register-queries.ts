import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { addDays } from '../../../contract/calendar.js';
import { MAX_REGISTER_DAYS } from '../../../contract/limits.js';
import { fleetMessages } from '../../../contract/messages/fleet.messages.js';
import { handoversMessages } from '../../../contract/messages/handovers.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import { refuse, refuseFields } from '../../../platform/http/refusal.js';
import { Settings } from '../../settings/index.js';
import type { RegisteredCar, RegisterPeriod } from './printed-register.js';

/** Reads the trips of a car with their hirers. */
@Injectable()
export class RegisterQueries {
  constructor(
    private readonly db: DataSource,
    private readonly settings: Settings,
  ) {}

  /**
   * Returns the trips that began on these days, the earliest first.
   * @throws Refusal 1001 for too many days, 1002
   */
  async find(carId: number, { from, to }: RegisterPeriod): Promise<RegisteredCar> {
    if (to < from || to > addDays(from, MAX_REGISTER_DAYS - 1))
      throw refuseFields({
        field: 'to',
        message: messageOf(handoversMessages, 'registerDays', { max: MAX_REGISTER_DAYS }),
      });
    const { zone } = this.settings.current.rules;
    const [car] = await this.db.query<RegisteredCar[]>(CAR, [carId, from, to, zone]);
    if (!car) throw refuse('NOT_FOUND', messageOf(fleetMessages, 'notFound'));
    return car;
  }
}

// Never null: car, trips. Columns that are not null, and a list.
const CAR = `
  SELECT k.id, k.car_name || ' ' || k.car_model AS car, k.plate,
         (SELECT coalesce(json_agg(json_build_object(
                   'reference', r.reference, 'hirer', c.full_name, 'address', c.address,
                   'customerId', c.id, 'licence', coalesce(h.licence_last_four, l.last_four),
                   'isLicenceOnRecord', coalesce(l.last_four = coalesce(h.licence_last_four, l.last_four), false),
                   'outAt', o.at, 'outKm', o.odometer_km, 'inAt', i.at, 'inKm', i.odometer_km) ORDER BY o.at, o.id), '[]')
            FROM rentals r
            JOIN valid_moves o ON o.rental_id = r.id AND o.to_status = 'ON_TRIP'
            JOIN customers c ON c.id = r.customer_id
            LEFT JOIN valid_moves i ON i.rental_id = r.id AND i.to_status = 'RETURNED'
            LEFT JOIN handovers h ON h.move_id = o.id
            LEFT JOIN LATERAL (SELECT last_four FROM licences WHERE customer_id = c.id
                                ORDER BY approved DESC LIMIT 1) l ON true
           WHERE r.car_id = k.id AND (o.at AT TIME ZONE $4::text)::date BETWEEN $2::date AND $3::date) AS trips
    FROM cars k WHERE k.id = $1`;
