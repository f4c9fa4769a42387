import type { FuelType, Transmission, VehicleType } from '@contract/fleet/vehicles';
import type { RentalStatus } from '@contract/rentals/rentals';

type Spoken<Word extends string> = Word extends `${infer First}_${infer Rest}` ? `${First} ${Rest}` : Word;
type TypeLabel<T extends VehicleType> = T extends 'SUV' | 'MUV' | 'EV' ? T : Capitalize<Lowercase<T>>;
type Word = FuelType | Transmission | TypeLabel<VehicleType> | Spoken<RentalStatus>;

/** Translations of the contract's labels and of the filter options. */
export const wordsHindi = {
  Hatchback: 'हैचबैक',
  Sedan: 'सेडान',
  SUV: 'SUV',
  MUV: 'MUV',
  Luxury: 'लग्ज़री',
  EV: 'इलेक्ट्रिक (EV)',
  Convertible: 'कन्वर्टिबल',
  Pickup: 'पिकअप ट्रक',

  Manual: 'मैनुअल',
  Automatic: 'ऑटोमैटिक',

  Petrol: 'पेट्रोल',
  Diesel: 'डीज़ल',
  CNG: 'CNG',
  Electric: 'इलेक्ट्रिक',
  Hybrid: 'हाइब्रिड',

  PENDING: 'पेंडिंग',
  CONFIRMED: 'कन्फ़र्म',
  'ON TRIP': 'ट्रिप पर',
  RETURNED: 'वापस मिली',
  CLOSED: 'पूरी हुई',
  DECLINED: 'मंज़ूर नहीं',
  CANCELLED: 'कैंसल',
  'NO SHOW': 'पिकअप नहीं हुआ',
  EXPIRED: 'समय ख़त्म',
} satisfies Record<Word, string>;
