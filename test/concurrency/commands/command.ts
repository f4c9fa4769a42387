import type pg from 'pg';
import type { Background } from '../background';
import type { PairFixture } from '../fixtures';
import type { Call } from '../requests';

/** The staff members, who are the same for all fixtures. */
export interface Staff {
  admin: { id: number; token: string };
  desk: { id: number; token: string };
}

export interface Time {
  db: pg.Pool;
  background: Pick<Background, 'run'>;
}

type Part = 'hold' | 'rental' | 'reservation' | 'unclaimed' | 'desk' | 'block' | 'refund' | 'settlement';
/** Commands of one group run concurrently more often. */
type Group = 'calendar' | 'money' | 'approval';

export interface Command {
  name: string;
  /** The write files that it runs, without folder and extension. */
  covers: string[];
  /** The parts of a fixture that the command needs. */
  needs: Part[];
  groups: Group[];
  call?: (fixture: PairFixture, staff: Staff) => Call;
  /** Replaces `call`: lets time pass and runs the product's background jobs. */
  passTime?: (fixture: PairFixture, time: Time) => Promise<void>;
  /** True if the command changes the catalogue of cars that the servers keep in memory. */
  changesCar?: boolean;
  /** The other command's response `of` is equivalent to its response `as` in this pair, for this reason. */
  sameAnswer?: { of: string; as: string; reason: string };
}

export const REASON = 'The car is in the workshop';

export const kindOf = ({ spec }: PairFixture): 'bookings' | 'reservations' =>
  spec.rental?.kind === 'RESERVATION' ? 'reservations' : 'bookings';

/** Returns whether the fixture has all parts that the command needs. */
export function isMeaningful(command: Command, { spec }: Pick<PairFixture, 'spec'>): boolean {
  const has: Record<Part, boolean> = {
    hold: spec.hold !== undefined,
    rental: spec.rental !== undefined,
    reservation: spec.rental?.kind === 'RESERVATION',
    unclaimed: spec.unclaimed !== undefined || spec.hold?.isPaid === true,
    desk: spec.desk !== undefined,
    block: spec.block === true,
    refund: spec.rental?.refund !== undefined,
    settlement: spec.rental?.settlement !== undefined,
  };
  return command.needs.every((part) => has[part]);
}
