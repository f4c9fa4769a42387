import type { Guest, Site } from '../../support/browser/site';

/** The test data that every scene uses. */
export interface AnyScreenData<As extends string> {
  site: Site;
  /** The cookies of a session in this role. */
  cookiesOf(as: As): Record<string, string>;
}

/** One screen in one state: its path, and the steps that lead to the state. */
export interface AnyScene<As extends string, Data extends AnyScreenData<As>> {
  name: string;
  path: string | ((data: Data) => string | Promise<string>);
  /** The session storage when the page opens. */
  session?: (data: Data) => Promise<Record<string, string>> | Record<string, string>;
  /** The signed-in user. */
  as?: As;
  /** Shows the page in Hindi. */
  hindi?: boolean;
  /** Runs before the page is opened, to break the network for example. */
  before?: (data: Data) => unknown;
  /** Brings the page into the state, and waits for it. */
  then: (guest: Guest, data: Data) => Promise<unknown>;
  /** Texts of the state, wherever they are on the page. */
  texts?: readonly (string | RegExp)[];
  /** Leaves the state as its texts suggest, after the end of the network faults. */
  wayOut?: (guest: Guest, data: Data) => Promise<unknown>;
  /** Console errors of the browser that belong to the state. */
  consoleErrors?: RegExp | readonly RegExp[];
  /** Repeats the parts of another scene or of a journey, so it runs only if all widths and looks are checked. */
  repeated?: boolean;
}

/** An applicant registers; a former customer has a token of a session that has ended. */
export type Customer =
  | 'approved'
  | 'pending'
  | 'rejected'
  | 'unpaid'
  | 'newcomer'
  | 'applicant'
  | 'signed-out';

/** A screen of the site. */
export type Scene = AnyScene<Customer, ScreenData>;

/** The customers of the demo and two cars, created once for all scenes. */
export interface ScreenData extends AnyScreenData<Customer> {
  /** The ID of a car with photos. `chosen` is the value that its page stores in the session. */
  car: number;
  chosen: string;
  /** The ID of a car without photos, description and mileage. */
  plainCar: number;
  /** The renting token of a new customer. */
  rentingToken(): Promise<string>;
  /** Two days that no other scene uses, as query parameters. */
  freeDays(): { search: string; fromDate: string; toDate: string };
}
