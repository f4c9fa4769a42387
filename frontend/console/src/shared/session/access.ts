import type { Role } from './roles';

/**
 * What each role may do on its screens. It only hides what the server would refuse; the server checks everything again.
 * Names other than react-admin's own are those of the row actions.
 */
const RIGHTS: Record<Role, Record<string, readonly string[]>> = {
  admin: {
    'pending-documents': ['list', 'show', 'approve', 'reject'],
    transactions: ['list', 'show', 'verify', 'reject', 'refund', 'reopen'],
    refunds: ['list', 'show', 'send', 'destination', 'bounce', 'correct'],
    statements: ['list', 'show', 'create', 'verify', 'record'],
    'issued-documents': ['list'],
    drawers: ['list', 'show', 'create', 'close', 'accept'],
    reservations: [
      'list',
      'show',
      'confirm',
      'decline',
      'cancel',
      'refund',
      'trip',
      'plainTrip',
      'insist',
      'receive',
      'receiveEarlier',
      'giveUp',
      'chargeLater',
    ],
    bookings: [
      'list',
      'show',
      'decline',
      'cancel',
      'refund',
      'trip',
      'plainTrip',
      'insist',
      'receive',
      'receiveEarlier',
      'giveUp',
      'chargeLater',
    ],
    settlements: ['list', 'show', 'edit', 'issue', 'accept', 'reply'],
    handovers: ['show', 'allow', 'check', 'decide'],
    complaints: ['list', 'show', 'answer', 'resolve', 'reopen', 'markSent'],
    cars: ['list', 'create', 'edit', 'retire'],
    timeline: ['list'],
    blocks: ['list', 'create', 'remove'],
    staff: ['list', 'create', 'name', 'disable', 'enable', 'signOut', 'resetFactor'],
    'blocked-identities': ['list', 'remove'],
    'number-disputes': ['list', 'settle'],
    subscribers: ['list', 'remove'],
    messages: ['list', 'read', 'resend'],
    audit: ['list', 'show'],
    customers: [
      'list',
      'show',
      'create',
      'suspend',
      'reveal',
      'requestDocuments',
      'correct',
      'contact',
      'signOut',
      'erase',
      'export',
    ],
    'desk-rentals': ['create'],
    settings: ['list', 'edit'],
    sessions: ['list'],
    lists: ['export'],
  },
  'custom-admin': {
    bookings: ['list', 'show', 'trip', 'receive', 'returnDeposit'],
    reservations: ['list', 'show', 'trip', 'receive', 'returnDeposit'],
    settlements: ['list', 'show', 'edit', 'issue', 'accept'],
    handovers: ['show'],
    drawers: ['list', 'show', 'create', 'close', 'accept'],
    timeline: ['list'],
    customers: ['create'],
    sessions: ['list'],
    'desk-rentals': ['create'],
  },
};

export function mayDo(role: Role, resource: string, action: string): boolean {
  return RIGHTS[role][resource]?.includes(action) ?? false;
}
