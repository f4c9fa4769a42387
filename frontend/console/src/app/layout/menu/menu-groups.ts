import AttachIcon from '@mui/icons-material/AddBoxOutlined';
import AddCustomerIcon from '@mui/icons-material/PersonAddOutlined';
import DeskIcon from '@mui/icons-material/StorefrontOutlined';
import type { ComponentType } from 'react';
import type { PlainText } from '../../../shared/i18n';

/** Links to the list of a resource, or to its form if `form` is present. */
export interface MenuEntry {
  resource: string;
  form?: { label: PlainText; icon: ComponentType };
}

export interface MenuGroup {
  title: PlainText;
  entries: readonly MenuEntry[];
  /** True if the group is collapsed at first. */
  isFolded?: boolean;
}

/** Each group shows only the entries that the role may open. The overview is the first entry of the first group. */
export const MENU_GROUPS: readonly [MenuGroup, ...MenuGroup[]] = [
  {
    title: 'Today',
    entries: [
      { resource: 'desk-rentals', form: { label: 'Book / Reserve for a Customer', icon: DeskIcon } },
      { resource: 'timeline' },
    ],
  },
  {
    title: 'Rentals',
    entries: [{ resource: 'bookings' }, { resource: 'reservations' }, { resource: 'settlements' }],
  },
  {
    title: 'People',
    entries: [
      { resource: 'pending-documents' },
      { resource: 'customers' },
      { resource: 'customers', form: { label: 'Add Customer', icon: AddCustomerIcon } },
      { resource: 'complaints' },
    ],
  },
  {
    title: 'Money',
    entries: [
      { resource: 'transactions' },
      { resource: 'refunds' },
      { resource: 'statements' },
      { resource: 'issued-documents' },
      { resource: 'drawers' },
    ],
  },
  {
    title: 'Fleet',
    entries: [
      { resource: 'cars' },
      { resource: 'cars', form: { label: 'Attach a Car', icon: AttachIcon } },
      { resource: 'blocks' },
    ],
  },
  {
    title: 'Office',
    isFolded: true,
    entries: [
      { resource: 'staff' },
      { resource: 'number-disputes' },
      { resource: 'blocked-identities' },
      { resource: 'subscribers' },
      { resource: 'messages' },
      { resource: 'audit' },
      { resource: 'settings' },
      { resource: 'sessions' },
    ],
  },
];
