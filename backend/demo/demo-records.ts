export interface DemoRecord {
  /** The payment of the trip. */
  transactionId: string;
  plate: string;
  /** The step that it recorded. */
  to: 'ON_TRIP' | 'RETURNED';
  odometer: number;
  /** Each with the photo of its point. */
  marks: readonly { point: string; text: string }[];
}

/** The trip whose draft of the settlement charges a mark of the return. */
const DAMAGED = { transactionId: '526447129653', plate: 'MH12RT4521' } as const;

/** Records that staff made on a phone. */
export const DEMO_RECORDS: readonly DemoRecord[] = [
  {
    transactionId: '526468830291',
    plate: 'MH12NF5150',
    to: 'ON_TRIP',
    odometer: 23_480,
    marks: [{ point: 'BACK', text: 'Scratch on the bumper, left, 6 cm' }],
  },
  { ...DAMAGED, to: 'ON_TRIP', odometer: 31_120, marks: [] },
  {
    ...DAMAGED,
    to: 'RETURNED',
    odometer: 31_655,
    marks: [{ point: 'LEFT', text: 'Dent in the rear door, 4 cm' }],
  },
];

/** The charge for the mark of that return, in rupees. */
export const DEMO_DAMAGE = {
  transactionId: DAMAGED.transactionId,
  amount: 1_800,
  text: 'Dent in the rear door: beating and paint',
} as const;

/** The challan that is charged of a closed rental. */
export const DEMO_CHALLAN = {
  transactionId: '525944256098',
  amount: 1_000,
  text: 'Challan for speeding on the Mumbai-Pune Expressway, 11:20 AM',
} as const;
