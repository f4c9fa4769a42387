import type { Knot } from '../pen/path.js';

export type WheelDesign = 'five' | 'twin' | 'ten' | 'mesh' | 'turbine' | 'rugged';

/** Where a wheel stands and how large it is; `arch` is the radius of the opening in the body. */
export interface Wheels {
  rear: number;
  front: number;
  radius: number;
  arch: number;
  design: WheelDesign;
}

/** A thin line along the body: chrome, unless it has a colour of its own. */
export interface Accent {
  along: readonly Knot[];
  color?: string;
}

/** A body seen from its right side: x from the tail (0) to the nose, heights above the ground, in centimetres. */
export interface SideProfile {
  length: number;
  height: number;
  wheels: Wheels;
  /** Height of the lower edge between the wheels. */
  sill: number;
  /** From the lower rear corner over the roof to the lower front corner. */
  outline: readonly Knot[];
  /** The whole dark area of the side windows, pillars included. */
  glasshouse: readonly Knot[];
  panes: readonly (readonly Knot[])[];
  /** The slivers of windscreen and rear window that show from the side. */
  screens: readonly (readonly Knot[])[];
  /** The line below the windows that catches the sky. */
  shoulder: readonly Knot[];
  /** The pressed line through the doors. */
  crease: readonly Knot[];
  /** The lower line over the sill. */
  rocker: readonly Knot[];
  seams: readonly (readonly Knot[])[];
  handles: readonly Knot[];
  mirror: Knot;
  headlamp: readonly Knot[];
  taillamp: readonly Knot[];
  /** Dark openings and inserts in the bumpers. */
  inserts: readonly (readonly Knot[])[];
  /** Where the heads of the seats are, for the silhouettes behind the glass. */
  seats: readonly Knot[];
  steering: Knot;
  /** Unpainted plastic along the lower edge and around the wheels. */
  cladding?: boolean;
  rails?: readonly Knot[];
  accents?: readonly Accent[];
  /** A flap: for fuel, or for the charging plug. */
  flap?: Knot;
  antenna?: Knot;
  /** Details that only this body has. */
  deck?: 'bed' | 'open';
  /** The colour of the brake callipers, where they are meant to be seen. */
  brakes?: string;
}
