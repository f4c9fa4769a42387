/** SQL: the newest identity documents of the customer `c`. Ignores a back side that is older than its front side. */
export const IDENTITY_FILES = `
  (SELECT id FROM documents WHERE customer_id = c.id AND kind = 'AADHAAR' ORDER BY created_at DESC LIMIT 1) AS "aadhaarFile",
  (SELECT b.id FROM documents b
    WHERE b.customer_id = c.id AND b.kind = 'AADHAAR_BACK'
      AND b.created_at >= (SELECT max(created_at) FROM documents WHERE customer_id = c.id AND kind = 'AADHAAR')
    ORDER BY b.created_at DESC LIMIT 1) AS "aadhaarBackFile",
  (SELECT id FROM documents WHERE customer_id = c.id AND kind = 'DRIVING_LICENSE' ORDER BY created_at DESC LIMIT 1) AS "licenseFile",
  (SELECT b.id FROM documents b
    WHERE b.customer_id = c.id AND b.kind = 'DRIVING_LICENSE_BACK'
      AND b.created_at >= (SELECT max(created_at) FROM documents WHERE customer_id = c.id AND kind = 'DRIVING_LICENSE')
    ORDER BY b.created_at DESC LIMIT 1) AS "licenseBackFile"`;
