import type { VehicleType } from '../../../contract/vehicles.js';

/** How a car is furnished, as the passengers see it. Colours run from the lit to the shaded side. */
export interface CabinProfile {
  hide: readonly [lit: string, shaded: string];
  stitch: string;
  /** The upper dashboard and the rims. */
  pad: readonly [lit: string, shaded: string];
  /** The lower dashboard and doors. */
  lower: readonly [lit: string, shaded: string];
  /** The inlay across the dashboard; `paint` takes the colour of the car. */
  inlay: readonly [lit: string, shaded: string] | 'paint';
  headliner: readonly [lit: string, shaded: string];
  screen: 'inset' | 'tablet' | 'wide';
  cluster: 'dials' | 'screen';
  vents: 'round' | 'slots' | 'line';
  lever: 'stick' | 'selector';
  spokes: 2 | 3;
  /** How much bonnet shows above the dashboard, in pixels. */
  bonnet: number;
  open?: boolean;
}

const CHARCOAL = ['#4a5058', '#1c2025'] as const;
const SLATE = ['#3a4047', '#16191d'] as const;
const PALE = ['#efebe4', '#c9c2b6'] as const;

export const CABINS: Record<VehicleType, CabinProfile> = {
  HATCHBACK: {
    hide: ['#5b636c', '#2b3036'],
    stitch: '#c9d0d6',
    pad: CHARCOAL,
    lower: SLATE,
    inlay: 'paint',
    headliner: ['#dcdfe1', '#a9aeb2'],
    screen: 'inset',
    cluster: 'dials',
    vents: 'round',
    lever: 'stick',
    spokes: 3,
    bonnet: 34,
  },
  SEDAN: {
    hide: ['#d8c6a8', '#a08a68'],
    stitch: '#7d6746',
    pad: CHARCOAL,
    lower: ['#cdbb9c', '#8d7a5c'],
    inlay: ['#c8ced3', '#7d868e'],
    headliner: PALE,
    screen: 'tablet',
    cluster: 'dials',
    vents: 'slots',
    lever: 'selector',
    spokes: 3,
    bonnet: 38,
  },
  SUV: {
    hide: ['#7c5338', '#432a1a'],
    stitch: '#d9b48c',
    pad: SLATE,
    lower: SLATE,
    inlay: ['#8c949b', '#474e55'],
    headliner: ['#c9cccf', '#8f9498'],
    screen: 'tablet',
    cluster: 'dials',
    vents: 'slots',
    lever: 'selector',
    spokes: 3,
    bonnet: 56,
  },
  MUV: {
    hide: ['#cfc8bd', '#978e80'],
    stitch: '#6f675a',
    pad: ['#565c63', '#252a2f'],
    lower: ['#c7bfb2', '#8c8476'],
    inlay: ['#8a6a4a', '#4f3823'],
    headliner: PALE,
    screen: 'inset',
    cluster: 'dials',
    vents: 'slots',
    lever: 'stick',
    spokes: 3,
    bonnet: 26,
  },
  LUXURY: {
    hide: ['#f1e7d6', '#bfab8c'],
    stitch: '#8d6f49',
    pad: ['#3c332d', '#181310'],
    lower: ['#e4d6be', '#a8946f'],
    inlay: ['#8d5a33', '#45260f'],
    headliner: ['#f3ede2', '#cdc2ae'],
    screen: 'wide',
    cluster: 'screen',
    vents: 'round',
    lever: 'selector',
    spokes: 2,
    bonnet: 48,
  },
  EV: {
    hide: ['#eef1f3', '#b3bcc3'],
    stitch: '#3fa7a0',
    pad: ['#525b63', '#23292e'],
    lower: ['#e6eaed', '#a8b1b8'],
    inlay: ['#d6c5a8', '#9b8664'],
    headliner: ['#eff1f2', '#c5cacd'],
    screen: 'wide',
    cluster: 'screen',
    vents: 'line',
    lever: 'selector',
    spokes: 2,
    bonnet: 24,
  },
  CONVERTIBLE: {
    hide: ['#c9985f', '#7d5630'],
    stitch: '#f6e6cc',
    pad: SLATE,
    lower: ['#b98954', '#6f4a28'],
    inlay: 'paint',
    headliner: SLATE,
    screen: 'inset',
    cluster: 'dials',
    vents: 'round',
    lever: 'stick',
    spokes: 3,
    bonnet: 44,
    open: true,
  },
  PICKUP: {
    hide: ['#565b60', '#24282c'],
    stitch: '#e0813a',
    pad: ['#3f4449', '#17191c'],
    lower: ['#3b4045', '#15181a'],
    inlay: ['#a3abb1', '#5a636a'],
    headliner: ['#bfc3c6', '#85898d'],
    screen: 'tablet',
    cluster: 'dials',
    vents: 'slots',
    lever: 'stick',
    spokes: 3,
    bonnet: 62,
  },
};
