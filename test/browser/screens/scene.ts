import type { Guest, Site } from '../../support/site';

/** What every scene works with. */
export interface AnyWorld<As extends string> {
  site: Site;
  /** The cookies of somebody who is signed in as that. */
  cookiesOf(as: As): Record<string, string>;
}

/** One screen in one state: where it is, and what brings it about. */
export interface AnyScene<As extends string, World extends AnyWorld<As>> {
  name: string;
  path: string | ((world: World) => string | Promise<string>);
  /** What session storage holds on arrival. */
  session?: (world: World) => Promise<Record<string, string>> | Record<string, string>;
  /** Who is signed in. */
  as?: As;
  /** In Hindi. */
  hindi?: boolean;
  /** Its parts are looked at elsewhere: once narrow and dark, once wide and light will do. */
  brief?: boolean;
  /** What befalls the line before the page is opened. */
  before?: (world: World) => unknown;
  /** What is done on the page, and waited for. */
  then: (guest: Guest, world: World) => Promise<unknown>;
  /** Complaints of the browser that belong to the state. */
  complaints?: RegExp;
}

export type Customer = 'approved' | 'pending' | 'rejected' | 'unpaid' | 'newcomer';

/** A screen of the site. */
export type Scene = AnyScene<Customer, ScenesWorld>;

/** The demo's own people and cars, made once for all scenes. */
export interface ScenesWorld extends AnyWorld<Customer> {
  /** The number of a car with pictures, and what its page keeps of it. */
  car: number;
  chosen: string;
  /** A car without pictures, description and mileage. */
  plainCar: number;
  /** The renting token of somebody new. */
  rentingToken(): Promise<string>;
  /** Two days that no other scene has asked for, as an address says them. */
  freeDays(): { search: string; fromDate: string; toDate: string };
}
