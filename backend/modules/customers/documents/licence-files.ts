/** SQL: the newest images of the licence of the customer `c`. Ignores a back side that is older than the front side. */
export const LICENCE_FILES = `
  (SELECT id FROM documents WHERE customer_id = c.id AND kind = 'DRIVING_LICENSE' ORDER BY created_at DESC LIMIT 1) AS "licenseFile",
  (SELECT b.id FROM documents b
    WHERE b.customer_id = c.id AND b.kind = 'DRIVING_LICENSE_BACK'
      AND b.created_at >= (SELECT max(created_at) FROM documents WHERE customer_id = c.id AND kind = 'DRIVING_LICENSE')
    ORDER BY b.created_at DESC LIMIT 1) AS "licenseBackFile"`;
