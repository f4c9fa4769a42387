import type { Knot } from '../pen/path.js';

export type Grille = 'bars' | 'mesh' | 'slats' | 'closed';

/** A body seen from the front: half of it, x from the middle outwards, heights above the ground, in centimetres. */
export interface FrontProfile {
  height: number;
  /** From the middle of the bonnet over the wing down to the middle of the bumper's lower edge. */
  shell: readonly Knot[];
  /** From the middle of the roof down the pillar to the middle of its foot. */
  cabin: readonly Knot[];
  windscreen: readonly Knot[];
  /** Pressed lines on the bonnet, from the screen towards the nose. */
  folds: readonly (readonly Knot[])[];
  /** The shut line of the bonnet. */
  lip: readonly Knot[];
  headlamp: readonly Knot[];
  /** The daylight line inside or beside the lamp. */
  daylight: readonly Knot[];
  grille: readonly Knot[];
  pattern: Grille;
  intake: readonly Knot[];
  /** The dark corner of the bumper, with or without a fog lamp. */
  corner: readonly Knot[];
  fog?: Knot;
  mirror: Knot;
  plate: number;
  wheel: { inner: number; outer: number; top: number };
  chrome?: boolean;
  /** A bright plate under the bumper. */
  skid?: readonly Knot[];
  rails?: Knot;
  open?: boolean;
}
