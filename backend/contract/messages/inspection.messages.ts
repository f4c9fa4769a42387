import { defineMessages } from './define-messages.js';

/** The points of a car that staff inspect. */
export const inspectionMessages = defineMessages('inspection', {
  FRONT: 'Front',
  LEFT: 'Left side',
  BACK: 'Back',
  RIGHT: 'Right side',
  ODOMETER: 'Odometer and fuel display',
  WINDSCREEN: 'Windscreen',
  TYRES: 'Tyres',
  SPARE_WHEEL: 'Spare wheel and tools',
  INTERIOR: 'Interior',
  PAPERS: 'Vehicle documents in the car',
  FASTAG: 'FASTag',
});
