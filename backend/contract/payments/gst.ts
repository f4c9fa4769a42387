import { VEHICLE_TYPES, type VehicleType } from '../fleet/vehicles.js';

/** The tax on rentals of a type of car. Empty until it is entered. */
export class GstService {
  /**
   * Services accounting code, 6 digits.
   * @example "996601"
   */
  sac: string;
  /**
   * Percent.
   * @example 18
   */
  rate: number | null;
}

export class GstServices implements Record<VehicleType, GstService> {
  HATCHBACK: GstService;
  SEDAN: GstService;
  SUV: GstService;
  MUV: GstService;
  LUXURY: GstService;
  EV: GstService;
  CONVERTIBLE: GstService;
  PICKUP: GstService;
}

/** The GST on issued documents. Prices include it. */
export class GstSettings {
  /** @example false */
  enabled: boolean;
  /**
   * IGST for customers with a GSTIN of another state; otherwise CGST and SGST.
   * @example true
   */
  b2bInterstate: boolean;
  services: GstServices;
}

/** The tax terms of a rental, frozen with its charges. */
export interface GstTerms {
  sac: string;
  rate: number;
  b2bInterstate: boolean;
}

export const NO_GST: GstSettings = {
  enabled: false,
  b2bInterstate: true,
  services: Object.fromEntries(VEHICLE_TYPES.map((type) => [type, { sac: '', rate: null }])) as Record<
    VehicleType,
    GstService
  >,
};

/** The tax terms of a new rental of a car; null while GST is off. */
export function gstTermsOf(
  { enabled, b2bInterstate, services }: GstSettings,
  type: VehicleType,
): GstTerms | null {
  const { sac, rate } = services[type];
  return enabled && rate !== null ? { sac, rate, b2bInterstate } : null;
}
