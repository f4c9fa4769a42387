import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/auth/access.js';
import { Settings } from '../settings/index.js';
import { Car } from './car.entity.js';
import { type CarColumns, columnsOf, refusePlate } from './car-columns.js';
import { type CarNote, ChangeCar } from './change-car.js';
import type { EditCarDto } from './edit-car.dto.js';
import { requireListablePlate } from './plate-kind.js';

/** Changes the data and prices of a car. Existing rentals and holds keep their fare. */
@Injectable()
export class EditCar {
  constructor(
    private readonly changeCar: ChangeCar,
    private readonly settings: Settings,
  ) {}

  /** @throws Refusal 1005 if another car has this plate; 1015 PLATE_KIND if it is private, listed, and the operator is licensed. */
  async edit(by: Caller, id: number, { version, ...fields }: EditCarDto): Promise<void> {
    const next = columnsOf(fields, this.settings.current.protection);
    try {
      await this.changeCar.run(by, { id, version }, async (manager, car) => {
        const changed = (Object.keys(next) as (keyof CarColumns)[]).filter(
          (name) => car[name] !== next[name],
        );
        if (changed.length === 0) return null;
        if (car.retiredAt === null) await requireListablePlate(manager, this.settings, next);
        await manager.update(Car, { id }, next);
        return noteOf(car, next, changed);
      });
    } catch (error) {
      throw refusePlate(error);
    }
  }
}

/** Returns the changed values before and after. Omits the owner's data, because audit entries are never deleted. */
function noteOf(car: Car, next: CarColumns, changed: readonly (keyof CarColumns)[]): CarNote {
  const shown = changed.filter((name) => !name.startsWith('owner'));
  const pick = (from: CarColumns): Record<string, unknown> =>
    Object.fromEntries(shown.map((name) => [name, from[name]]));
  const ownerChange = changed.length > shown.length ? { ownerChanged: true } : {};
  return { action: 'edit-car', before: pick(car), after: { ...pick(next), ...ownerChange } };
}
