import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/auth/access.js';
import { Settings } from '../settings/index.js';
import { Car } from './car.entity.js';
import { type CarVersion, ChangeCar } from './change-car.js';
import { requireListablePlate } from './plate-kind.js';

/** Takes a car off the list, or puts it back. Its rentals do not change. */
@Injectable()
export class RetireCar {
  constructor(
    private readonly changeCar: ChangeCar,
    private readonly settings: Settings,
  ) {}

  /** @throws Refusal 1015 PLATE_KIND if the command would list a private car of a licensed operator again. */
  decide(by: Caller, expected: CarVersion, retired: boolean): Promise<void> {
    return this.changeCar.run(by, expected, async (manager, car) => {
      const was = car.retiredAt !== null;
      if (was === retired) return null;
      if (!retired) await requireListablePlate(manager, this.settings, car);
      await manager.update(Car, { id: car.id }, { retiredAt: retired ? () => 'app_now()' : null });
      return {
        action: retired ? 'retire-car' : 'bring-car-back',
        before: { retired: was },
        after: { retired },
      };
    });
  }
}
