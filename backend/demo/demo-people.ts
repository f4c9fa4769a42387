import type { RejectionReasons } from '../contract/customers/people.js';

export interface DemoPerson {
  email: string;
  mobile: string;
  /** Null for an account without a registration. */
  registered: DemoRegistration | null;
  suspended?: true;
}

export interface DemoRegistration {
  name: string;
  address: string;
  /** Eleven made-up digits; the check digit is computed. */
  aadhaar: string;
  hoursAgo: number;
  /** Null while the documents wait for a decision. */
  decision: { approval: 'APPROVED' } | { approval: 'REJECTED'; reasons: RejectionReasons } | null;
  /** Added at the desk by the custom admin. */
  atTheDesk?: true;
}

const DAY = 24;
const APPROVED = { approval: 'APPROVED' } as const;

/** Customers in every state. The people and their numbers are invented. */
export const DEMO_PEOPLE: readonly DemoPerson[] = [
  {
    email: 'approved@example.com',
    mobile: '9000000011',
    registered: {
      name: 'Ananya Deshmukh',
      address: '7 Sample Society, Karve Road, Kothrud, Pune 411038',
      aadhaar: '99990000011',
      hoursAgo: 140 * DAY,
      decision: APPROVED,
    },
  },
  {
    email: 'pending@example.com',
    mobile: '9000000012',
    registered: {
      name: 'Rohan Kulkarni',
      address: '21 Example Residency, Baner Road, Pune 411045',
      aadhaar: '99990000012',
      hoursAgo: 20,
      decision: null,
    },
  },
  {
    email: 'rejected@example.com',
    mobile: '9000000013',
    registered: {
      name: 'Kavya Nair',
      address: '3 Demo Apartments, Aundh, Pune 411007',
      aadhaar: '99990000013',
      hoursAgo: 3 * DAY,
      decision: {
        approval: 'REJECTED',
        reasons: {
          license: 'The picture is cut off: the date until which the licence is valid cannot be read.',
          note: 'A photo of the whole card on a dark table works best.',
        },
      },
    },
  },
  {
    email: 'siddharth.joshi@example.com',
    mobile: '9000000014',
    registered: {
      name: 'Siddharth Joshi',
      address: '14 Sample Heights, Viman Nagar, Pune 411014',
      aadhaar: '99990000014',
      hoursAgo: 95 * DAY,
      decision: APPROVED,
    },
  },
  {
    email: 'fatima.shaikh@example.com',
    mobile: '9000000015',
    registered: {
      name: 'Fatima Shaikh',
      address: '5 Example Lane, Camp, Pune 411001',
      aadhaar: '99990000015',
      hoursAgo: 61 * DAY,
      decision: APPROVED,
    },
  },
  {
    email: 'vikram.pawar@example.com',
    mobile: '9000000016',
    registered: {
      name: 'Vikram Pawar',
      address: '88 Demo Colony, Hadapsar, Pune 411028',
      aadhaar: '99990000016',
      hoursAgo: 33 * DAY,
      decision: APPROVED,
    },
  },
  {
    email: 'priya.iyer@example.com',
    mobile: '9000000017',
    registered: {
      name: 'Priya Iyer',
      address: '9 Sample Towers, Kharadi, Pune 411014',
      aadhaar: '99990000017',
      hoursAgo: 9,
      decision: null,
    },
  },
  {
    email: 'harpreet.singh@example.com',
    mobile: '9000000018',
    registered: {
      name: 'Harpreet Singh',
      address: '40 Example Park, Wakad, Pune 411057',
      aadhaar: '99990000018',
      hoursAgo: 5,
      decision: null,
    },
  },
  {
    email: 'neha.gokhale@example.com',
    mobile: '9000000019',
    registered: {
      name: 'Neha Gokhale',
      address: '2 Demo Wada, Sadashiv Peth, Pune 411030',
      aadhaar: '99990000019',
      hoursAgo: 2,
      decision: null,
      atTheDesk: true,
    },
  },
  {
    email: 'arjun.mehta@example.com',
    mobile: '9000000020',
    registered: {
      name: 'Arjun Mehta',
      address: '66 Sample Street, Koregaon Park, Pune 411001',
      aadhaar: '99990000020',
      hoursAgo: 4 * DAY,
      decision: {
        approval: 'REJECTED',
        reasons: { aadhaar: 'The name on the card is not the name in the form.' },
      },
    },
  },
  {
    email: 'sneha.patil@example.com',
    mobile: '9000000021',
    registered: {
      name: 'Sneha Patil',
      address: '17 Example Nagar, Hinjewadi, Pune 411057',
      aadhaar: '99990000021',
      hoursAgo: 12 * DAY,
      decision: APPROVED,
    },
  },
  { email: 'joseph.dsouza@example.com', mobile: '9000000022', registered: null },
  {
    email: 'rakesh.yadav@example.com',
    mobile: '9000000023',
    suspended: true,
    registered: {
      name: 'Rakesh Yadav',
      address: '31 Demo Vihar, Dhanori, Pune 411015',
      aadhaar: '99990000023',
      hoursAgo: 120 * DAY,
      decision: APPROVED,
    },
  },
];
