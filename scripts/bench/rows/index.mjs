// All rows, in the order of the table.
import { rows as growth } from './growth.mjs';
import { rows as hotSlot } from './hot-slot.mjs';
import { rows as memory } from './memory.mjs';
import { rows as pages } from './pages.mjs';
import { rows as prepared } from './prepared.mjs';
import { rows as searches } from './searches.mjs';
import { rows as starts } from './starts.mjs';
import { rows as writes } from './writes.mjs';

export const allRows = [
  ...prepared,
  ...searches,
  ...writes,
  ...hotSlot,
  ...pages,
  ...starts,
  ...memory,
  ...growth,
];
