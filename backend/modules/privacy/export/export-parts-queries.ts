// One SELECT about the customer $1 for each part of data.json. None contains the name of a staff member.

const MOVES = `
  SELECT m.at, m.from_status AS "from", m.to_status AS "to", shown_reason(m.reason, m.moved_by) AS reason,
         CASE WHEN m.moved_by IN ('customer', 'system') THEN m.moved_by ELSE 'our team' END AS by
    FROM valid_moves m WHERE m.rental_id = r.id ORDER BY m.id`;

const HANDOVERS = `
  SELECT h.kind, h.created_at AS "at", h.odometer_km AS "odometerKm",
         (SELECT nullif(c.odometer_km, h.odometer_km) FROM odometer_corrections c WHERE c.move_id = h.move_id AND h.kind <> 'SECOND_INSPECTION') AS "correctedOdometerKm", h.fuel, h.fuel_unit AS "fuelUnit", h.points, h.fine, h.marks,
         h.customer_marks AS "customerMarks",
         h.confirmation, h.licence_seen_as AS "licenceSeenAs", h.licence_last_four AS "licenceLastFour", 'our team' AS by
    FROM handovers h WHERE h.rental_id = r.id ORDER BY h.created_at`;

const REFUSALS = `
  SELECT f.cause, f.note, f.state, f.reported_at AS "reportedAt", f.answer, f.answered_at AS "answeredAt", 'our team' AS by
    FROM car_refusals f WHERE f.rental_id = r.id ORDER BY f.id`;

const LINES = `
  SELECT l.kind, l.amount_paise AS "amountPaise", l.text, l.dispute, l.reply, l.reply_paise AS "replyPaise",
         l.reply_text AS "replyText", l.final_paise AS "finalPaise"
    FROM settlement_lines l WHERE l.settlement_id = s.id ORDER BY l.id`;

const ANSWERS = `
  SELECT a.at, a.text, 'our team' AS by FROM complaint_answers a WHERE a.complaint_id = c.id ORDER BY a.id`;

/** SQL: the rows of a SELECT as one JSON array. */
const listOf = (select: string): string =>
  `(SELECT coalesce(jsonb_agg(to_jsonb(part)), '[]') FROM (${select}) part)`;

const PROFILE = `
  SELECT id AS "number", full_name AS name, address, mobile, mobile_proven_at AS "mobileProvedAt",
         mobile_proven_by AS "mobileProvedBy", email, language, sms_chosen_at AS "smsChosenAt", approval,
         rejection_reasons AS "rejectionReasons", submitted_at AS "submittedAt", decided_at AS "decidedAt",
         suspended_at AS "suspendedAt", suspension_reason AS "suspensionReason", created_at AS "createdAt",
         last_seen_at AS "lastSignInAt", unused_told_at AS "toldAsUnusedAt"
    FROM customers WHERE id = $1`;

const IDENTITY = `SELECT kind, last_four AS "lastFour" FROM aadhaar_records WHERE customer_id = $1`;

const AADHAAR_CHECKS = `
  SELECT checked_at AS "checkedAt", certificate, last_four AS "lastFour", issued_at AS "issuedAt", name_equal AS "nameEqual",
         birth_date_equal AS "birthDateEqual", submitted
    FROM aadhaar_checks WHERE customer_id = $1 ORDER BY checked_at`;

const LICENCES = `
  SELECT last_four AS "lastFour", classes, valid_until AS "validUntil", approved, encode(sealed_birth_date, 'base64') AS "birthDate"
    FROM licences WHERE customer_id = $1 ORDER BY approved`;

const RENEWALS = `
  SELECT reasons, due_on AS "until", submitted_at AS "submittedAt", full_name AS "newName" FROM renewals WHERE customer_id = $1`;

const CHANGES = `
  SELECT field, old_value AS before, new_value AS after, reason, at FROM customer_changes WHERE customer_id = $1 ORDER BY id`;

const EMAIL_MOVES = `
  SELECT email AS "newEmail", reason, due_at AS "changesAt" FROM email_moves WHERE customer_id = $1`;

const CLAIMS = `
  SELECT mobile AS "mobileNumber", claims, first_at AS "firstAt", last_at AS "lastAt" FROM mobile_disputes WHERE customer_id = $1 ORDER BY id`;

/** SQL: the consents of the customer $1. Consents from earlier releases have no text. */
export const CONSENTS = `
  SELECT purpose, version, text_hash AS "textHash", at, withdrawn_at AS "withdrawnAt" FROM consents WHERE customer_id = $1
   UNION ALL
  SELECT 'REGISTRATION', consent_version, NULL, consent_at, NULL FROM customers c
   WHERE id = $1 AND consent_at IS NOT NULL
     AND NOT EXISTS (SELECT FROM consents g WHERE g.customer_id = c.id AND g.purpose = 'REGISTRATION')
   UNION ALL
  SELECT 'SMS', NULL, NULL, sms_chosen_at, NULL FROM customers c
   WHERE id = $1 AND sms_chosen_at IS NOT NULL
     AND NOT EXISTS (SELECT FROM consents g WHERE g.customer_id = c.id AND g.purpose = 'SMS' AND g.withdrawn_at IS NULL)`;

const RENTALS = `
  SELECT r.reference, r.kind, r.status, a.car_name AS car, a.plate, r.from_date AS "fromDate",
         r.to_date AS "toDate", r.pickup_time AS "pickupTime", r.drop_time AS "dropTime", r.total_paise AS "totalPaise",
         r.fare, r.charges, r.cancellation, r.created_at AS "createdAt",
         r.company_name AS company, r.company_gstin AS "companyGstin",
         ${listOf(MOVES)} AS moves, ${listOf(HANDOVERS)} AS handovers, ${listOf(REFUSALS)} AS "carRefusals"
    FROM rentals r JOIN cars a ON a.id = r.car_id WHERE r.customer_id = $1 ORDER BY r.id`;

const HOLDS = `
  SELECT h.reference, h.action, a.car_name AS car, h.from_date AS "fromDate", h.to_date AS "toDate", h.pickup_time AS "pickupTime",
         h.drop_time AS "dropTime", h.state, h.created_at AS "createdAt"
    FROM holds h JOIN cars a ON a.id = h.car_id WHERE h.customer_id = $1 ORDER BY h.created_at`;

const PAYMENTS = `
  SELECT p.type, p.method, p.transaction_id AS "transactionId", r.reference AS rental, p.amount_paise AS "amountPaise",
         p.received_paise AS "receivedPaise", p.status, p.reason, p.note, p.screenshot_id AS "screenshotId", p.created_at AS "createdAt", p.received_at AS "receivedAt",
         p.decided_at AS "decidedAt"
    FROM payments p LEFT JOIN rentals r ON r.id = p.rental_id WHERE p.customer_id = $1 ORDER BY p.id`;

const REFUNDS = `
  SELECT r.reference AS rental, f.amount_paise AS "amountPaise", f.state, f.method, f.reference, f.due_on AS "dueOn",
         f.sent_on AS "sentOn", f.bounced_on AS "bouncedOn", f.reason, f.created_at AS "createdAt"
    FROM refunds f LEFT JOIN rentals r ON r.id = f.rental_id WHERE f.customer_id = $1 ORDER BY f.id`;

const DOCUMENTS = `
  SELECT d.number, d.issued_at AS "issuedAt", d.amount_paise AS "amountPaise", d.content, k.at AS "cancelledAt"
    FROM issued_documents d LEFT JOIN document_cancellations k ON k.document_id = d.id 
   WHERE d.rental_id IN (SELECT id FROM rentals WHERE customer_id = $1) OR d.payment_id IN (SELECT id FROM payments WHERE customer_id = $1)
   ORDER BY d.id`;

const DESTINATIONS = `SELECT kind, masked, at FROM refund_destinations WHERE customer_id = $1 ORDER BY id`;

const SETTLEMENTS = `
  SELECT r.reference AS rental, s.number, s.state, s.issued_at AS "issuedAt", s.accepted_at AS "acceptedAt", s.acceptance,
         s.disputed_at AS "disputedAt", s.final_at AS "finalAt", s.due_on AS "dueOn", ${listOf(LINES)} AS lines
    FROM settlements s JOIN rentals r ON r.id = s.rental_id WHERE r.customer_id = $1 AND s.state <> 'DRAFT' ORDER BY s.id`;

const COMPLAINTS = `
  SELECT c.number, c.subject, c.message, c.state, c.image_id AS "imageId", c.created_at AS "createdAt",
         b.number AS "complaintBookPage", b.content AS "complaintBook", b.duplicate_sent_on AS "duplicateSentOn",
         ${listOf(ANSWERS)} AS answers
    FROM complaints c LEFT JOIN complaint_pages b ON b.complaint_id = c.id WHERE c.customer_id = $1 ORDER BY c.id`;

const NOTES = `
  SELECT n.at, n.text, r.reference AS rental, 'our team' AS by
    FROM notes n LEFT JOIN rentals r ON r.id = n.rental_id
   WHERE n.customer_id = $1 OR r.customer_id = $1 ORDER BY n.id`;

const SIGN_INS = `
  SELECT at, purpose, outcome, network, known AS "knownBrowser" FROM sign_ins
   WHERE person_kind = 'customer' AND person_id = $1 ORDER BY at, id`;

const BROWSERS = `
  SELECT label, created_at AS "createdAt", last_used_at AS "lastUsedAt" FROM known_browsers
   WHERE person_kind = 'customer' AND person_id = $1 ORDER BY created_at, id`;

const NEWSLETTER = `
  SELECT s.created_at AS "createdAt", s.confirmed_at AS "confirmedAt" FROM subscribers s JOIN customers c ON c.email = s.email WHERE c.id = $1`;

/** One statement, so that all parts show the same state of the database. */
export const EXPORTED = `
  SELECT jsonb_build_object(
    'profile', ${listOf(PROFILE)} -> 0,
    'identity', ${listOf(IDENTITY)} -> 0,
    'aadhaarQrChecks', ${listOf(AADHAAR_CHECKS)},
    'licences', ${listOf(LICENCES)},
    'documentsAskedFor', ${listOf(RENEWALS)},
    'changes', ${listOf(CHANGES)},
    'waitingEmails', ${listOf(EMAIL_MOVES)},
    'claimsOfOthersToMyNumber', ${listOf(CLAIMS)},
    'consents', ${listOf(`${CONSENTS} ORDER BY at`)},
    'rentals', ${listOf(RENTALS)},
    'holds', ${listOf(HOLDS)},
    'payments', ${listOf(PAYMENTS)},
    'refunds', ${listOf(REFUNDS)},
    'issuedDocuments', ${listOf(DOCUMENTS)},
    'refundDestinations', ${listOf(DESTINATIONS)},
    'settlements', ${listOf(SETTLEMENTS)},
    'complaints', ${listOf(COMPLAINTS)},
    'notesAboutMe', ${listOf(NOTES)},
    'signIns', ${listOf(SIGN_INS)},
    'browsers', ${listOf(BROWSERS)},
    'newsletter', ${listOf(NEWSLETTER)}
  ) AS data`;
