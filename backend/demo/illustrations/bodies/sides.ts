import type { VehicleType } from '../../../contract/vehicles.js';
import { convertibleSide } from './convertible.js';
import { evSide } from './ev.js';
import { hatchbackSide } from './hatchback.js';
import { luxurySide } from './luxury.js';
import { muvSide } from './muv.js';
import { pickupSide } from './pickup.js';
import type { SideProfile } from './side-profile.js';
import { sedanSide } from './sedan.js';
import { suvSide } from './suv.js';

export const SIDES: Record<VehicleType, SideProfile> = {
  HATCHBACK: hatchbackSide,
  SEDAN: sedanSide,
  SUV: suvSide,
  MUV: muvSide,
  LUXURY: luxurySide,
  EV: evSide,
  CONVERTIBLE: convertibleSide,
  PICKUP: pickupSide,
};
