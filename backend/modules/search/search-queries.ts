import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { MIN_SEARCHED_NAME_LENGTH } from '../../contract/limits.js';
import type { FoundRecord } from '../../contract/search.js';
import type { Caller } from '../../platform/auth/access.js';
import { named } from '../../platform/database/named.js';
import { beginningWith } from '../../platform/http/lists/list-filter.js';
import { searchWords, wordsQuery } from '../customers/index.js';

const MAX_RENTALS = 8;
const MAX_OTHERS = 5;
// The prefix of a name or of a district's plates may match any number of customers or cars.
const MAX_MATCHES = 50;

/** Finds records for staff. Each kind of text has its own index. Does not search document numbers. */
@Injectable()
export class SearchQueries {
  constructor(private readonly db: DataSource) {}

  async find(by: Caller, text: string): Promise<FoundRecord[]> {
    const typed = searchWords(text);
    const words = wordsQuery(typed);
    if (words === null) return [];
    const isAdmin = by.kind === 'admin';
    const values = { like: beginningWith(text.replace(/\s/g, '').toUpperCase()), words };
    const whole = typed.some((word) => word.length >= MIN_SEARCHED_NAME_LENGTH) ? typed.join(' ') : null;
    const [rentals, others] = await Promise.all([
      this.db.query<FoundRecord[]>(...named(RENTALS, { ...values, isAdmin, whole })),
      isAdmin ? this.db.query<FoundRecord[]>(...named(OTHERS, values)) : [],
    ]);
    // Customers and cars come before their rentals.
    return [...others, ...rentals];
  }
}

// Looked up first, because a scan in the order of the ids would parse the text of every customer.
const CUSTOMERS = `
  SELECT id FROM customers WHERE id = ANY (ARRAY(
    SELECT id FROM customers WHERE customer_search_terms(email, mobile, full_name) @@ :words::tsquery))
   ORDER BY id DESC LIMIT ${MAX_MATCHES}`;
/** Custom admins find a customer by a whole mobile number or e-mail address, or by words of the name. */
const RENTERS = `
  SELECT id FROM customers WHERE id = ANY (ARRAY(
    SELECT id FROM customers WHERE customer_search_terms(email, mobile, full_name) @@ :words::tsquery
       AND (:isAdmin::boolean OR :whole IN (email, mobile) OR :whole::text IS NOT NULL AND customer_search_terms('', '', full_name) @@ :words::tsquery)))
   ORDER BY id DESC LIMIT ${MAX_MATCHES}`;
const CARS = `SELECT id FROM cars WHERE plate LIKE :like ORDER BY id DESC LIMIT ${MAX_MATCHES}`;

/**
 * Reads references and transaction IDs in the order of their prefix index. Looks up the newest rentals of each customer and
 * car one by one, because a plain join on a common name would read the whole table.
 */
const RENTALS = `
  SELECT CASE r.kind WHEN 'BOOKING' THEN 'bookings' ELSE 'reservations' END AS list, r.id, r.reference AS title,
         array_remove(ARRAY[c.full_name, CASE WHEN :isAdmin THEN c.mobile ELSE mask_mobile(c.mobile) END, k.car_name || ' ' || k.car_model, k.plate], NULL) AS details, r.status
    FROM rentals r JOIN customers c ON c.id = r.customer_id JOIN cars k ON k.id = r.car_id
   WHERE r.id = ANY (ARRAY(
           (SELECT id FROM rentals WHERE reference LIKE :like ORDER BY reference USING ~<~ LIMIT ${MAX_RENTALS})
           UNION
           SELECT r.id FROM (${RENTERS}) o
            CROSS JOIN LATERAL (SELECT id FROM rentals WHERE customer_id = o.id ORDER BY starts_at DESC LIMIT ${MAX_RENTALS}) r
           UNION
           SELECT r.id FROM (${CARS}) o
            CROSS JOIN LATERAL (SELECT id FROM rentals WHERE car_id = o.id ORDER BY starts_at DESC LIMIT ${MAX_RENTALS}) r
           UNION
           (SELECT rental_id FROM payments WHERE transaction_id LIKE :like ORDER BY transaction_id USING ~<~ LIMIT ${MAX_RENTALS})))
   ORDER BY r.id DESC LIMIT ${MAX_RENTALS}`;

const OTHERS = `
  (SELECT 'customers' AS list, c.id, coalesce(c.full_name, c.email) AS title, array_remove(ARRAY[c.mobile, c.email], NULL) AS details, c.approval AS status
     FROM customers c WHERE c.id = ANY (ARRAY(${CUSTOMERS})) ORDER BY c.id DESC LIMIT ${MAX_OTHERS})
  UNION ALL
  (SELECT 'cars', k.id, k.car_name || ' ' || k.car_model, array_remove(ARRAY[k.plate, k.location], NULL), NULL
     FROM cars k WHERE k.plate LIKE :like OR replace(upper(k.car_name || k.car_model), ' ', '') LIKE '%' || :like
    ORDER BY k.retired_at IS NOT NULL, k.id LIMIT ${MAX_OTHERS})
  UNION ALL
  (SELECT 'transactions', p.id, p.transaction_id, array_remove(ARRAY[c.full_name, c.mobile], NULL), w.status
     FROM payments p JOIN payment_states w ON w.payment_id = p.id JOIN customers c ON c.id = p.customer_id
    WHERE p.id = ANY (ARRAY(
            SELECT id FROM payments WHERE transaction_id LIKE :like ORDER BY transaction_id USING ~<~ LIMIT ${MAX_OTHERS}))
    ORDER BY p.id DESC LIMIT ${MAX_OTHERS})
  UNION ALL
  (SELECT 'complaints', q.id, q.number, array_remove(ARRAY[q.subject, c.full_name], NULL), q.state
     FROM complaints q JOIN customers c ON c.id = q.customer_id
    WHERE q.id = ANY (ARRAY(
            SELECT id FROM complaints WHERE number LIKE :like ORDER BY number USING ~<~ LIMIT ${MAX_OTHERS}))
    ORDER BY q.id DESC LIMIT ${MAX_OTHERS})`;
