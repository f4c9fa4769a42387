import { reads } from '../../support/browser/site';
import { heading, HOME } from './console-list-scenes';
import type { ConsoleScene } from './console-scene';

/** @param condition SQL */
function settlement(name: string, condition: string, title: RegExp, text: string): ConsoleScene {
  return {
    name: `console settlement, ${name}`,
    repeated: name !== 'disputed',
    path: async ({ site }) => {
      const { rows } = await site.server.db.query<{ id: number }>(
        `SELECT id FROM settlements WHERE ${condition} ORDER BY id LIMIT 1`,
      );
      return `${HOME}/settlements/${rows[0]!.id}/show`;
    },
    as: 'admin',
    then: async (guest, data) => {
      await heading(title)(guest, data);
      await reads(guest.main, text);
    },
  };
}

const RETURN = /^Settlement of /;

/** Settlements in each state, the demo's later charge, a drawer and the signed-in devices. */
export const CONSOLE_MONEY_SCENES: ConsoleScene[] = [
  settlement('draft', `state = 'DRAFT'`, RETURN, 'To check and send'),
  settlement('issued', `state = 'ISSUED' AND NOT is_later`, RETURN, 'Waiting for the customer'),
  settlement('disputed', `state = 'DISPUTED'`, RETURN, 'Answer the dispute'),
  settlement('later charge', 'is_later', /^Later charge for /, 'Challan'),
  {
    name: 'console drawer',
    path: async ({ first }) => `${HOME}/drawers/${await first('drawers')}/show`,
    as: 'admin',
    then: heading('Shivajinagar'),
  },
  {
    name: 'console signed-in devices',
    path: `${HOME}/sessions`,
    as: 'admin',
    then: ({ main }) => reads(main, 'This device'),
  },
];
