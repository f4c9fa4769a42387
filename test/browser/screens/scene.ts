import type { Site, Guest } from '../../support/site';

/** One screen of the site in one state: where it is, and what brings it about. */
export interface Scene {
  name: string;
  path: string | ((world: ScenesWorld) => string);
  /** What session storage holds on arrival. */
  session?: (world: ScenesWorld) => Promise<Record<string, string>> | Record<string, string>;
  /** Whose account token the cookie holds. */
  as?: 'approved' | 'pending' | 'rejected' | 'newcomer';
  /** What befalls the line before the page is opened. */
  before?: (world: ScenesWorld) => unknown;
  /** What is done on the page, and waited for. */
  then: (guest: Guest, world: ScenesWorld) => Promise<unknown>;
  /** Complaints of the browser that belong to the state. */
  complaints?: RegExp;
}

/** The demo's own people and cars, made once for all scenes. */
export interface ScenesWorld {
  site: Site;
  /** The number of a car with pictures, and what its page keeps of it. */
  car: number;
  chosen: string;
  /** A car without pictures, description and mileage. */
  plainCar: number;
  /** Account tokens. */
  account: Record<NonNullable<Scene['as']>, string>;
  /** The renting token of somebody new. */
  rentingToken(): Promise<string>;
  /** Two days that no other scene has asked for, as an address says them. */
  freeDays(): { search: string; fromDate: string; toDate: string };
}
