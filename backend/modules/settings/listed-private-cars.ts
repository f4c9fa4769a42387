import type { EntityManager } from 'typeorm';

export interface PrivateCars {
  count: number;
  /** The plates of the first few cars, or the name of a car without a plate. */
  cars: string;
}

/** Finds the listed cars that a licensed operator may not list. The fleet, a higher layer, provides it. */
export abstract class ListedPrivateCars {
  abstract find(manager: EntityManager): Promise<PrivateCars>;
}
