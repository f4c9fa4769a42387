/** What lies behind a car, down to the far edge of the road, and the colours it lends to the ground. */
export interface Backdrop {
  markup: string;
  /** Asphalt, far and near. */
  road: readonly [far: string, near: string];
  kerb: readonly [top: string, face: string];
  line: string;
}

/** The far edge of the road in every backdrop, in pixels from the top. */
export const ROADSIDE = 600;
