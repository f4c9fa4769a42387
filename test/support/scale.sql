-- A business of :cars cars and :customers customers that has made :rentals rentals. Each car is rented every four days,
-- until three weeks from now. Fewer rentals shorten the history, but keep the interval. As in production, IDs grow with
-- time.

-- The rows are inconsistent until all of them exist, so the checks run at the end.
ALTER TABLE occupancies DISABLE TRIGGER occupancies_checked;
ALTER TABLE rentals DISABLE TRIGGER rentals_checked;
ALTER TABLE holds DISABLE TRIGGER holds_checked;
ALTER TABLE payments DISABLE TRIGGER payments_checked;
ALTER TABLE rentals DISABLE TRIGGER rentals_ledger_checked;
ALTER TABLE payments DISABLE TRIGGER payments_ledger_checked;
ALTER TABLE ledger_entries DISABLE TRIGGER ledger_entries_checked;

INSERT INTO customers (mobile, email, full_name, address, approval, rejection_reasons, submitted_at, created_at)
SELECT (6000000000 + i::bigint * 399999937 % 3999999999)::text, 'customer' || i || '@example.com',
       CASE WHEN i % 25 <> 0 THEN first_names[1 + i % 20] || ' ' || last_names[1 + i / 20 % 20] END,
       i || ' Test Road, Pune',
       CASE WHEN i % 25 = 0 THEN 'NOT_REGISTERED' WHEN i % 20 = 1 THEN 'PENDING' WHEN i % 33 = 2 THEN 'REJECTED' ELSE 'APPROVED' END,
       CASE WHEN i % 25 <> 0 AND i % 20 <> 1 AND i % 33 = 2 THEN '{"aadhaar": "The picture is not readable."}'::jsonb END,
       CASE WHEN i % 25 <> 0 THEN app_now() - make_interval(mins => i) END, app_now() - make_interval(days => 800)
  FROM generate_series(1, :customers) i,
       (SELECT '{Aarav,Vivaan,Aditya,Sai,Arjun,Ishaan,Rohan,Kabir,Nikhil,Omkar,Ananya,Diya,Priya,Sneha,Kavya,Meera,Riya,Tanvi,Pooja,Isha}'::text[] AS first_names,
               '{Patil,Deshmukh,Kulkarni,Joshi,Shinde,Pawar,Jadhav,More,Gaikwad,Chavan,Naik,Rao,Iyer,Menon,Sharma,Gupta,Singh,Khan,Shaikh,Fernandes}'::text[] AS last_names) names;

INSERT INTO aadhaar_records (customer_id, number_hash, last_four)
SELECT id, 'scale-' || id, lpad((id % 10000)::text, 4, '0') FROM customers WHERE approval <> 'NOT_REGISTERED';

INSERT INTO documents (id, customer_id, kind, storage_key, content_type, bytes, sha256, created_at)
SELECT gen_random_uuid(), c.id, kind, 'scale/' || kind || c.id, 'image/webp', 120000, md5(kind || c.id), c.created_at
  FROM customers c, unnest('{AADHAAR,DRIVING_LICENSE}'::text[]) kind WHERE c.approval <> 'NOT_REGISTERED';

INSERT INTO cars (car_name, car_model, year, vehicle_type, fuel_type, transmission, mileage, seating_capacity, color, location,
                  cost_per_hour_paise, cost_per_day_paise, plate, owner_first_name, owner_last_name, owner_mobile, owner_email, retired_at)
SELECT (ARRAY['Swift', 'Baleno', 'Creta', 'Nexon', 'Innova', 'City', 'Thar', 'Verna', 'Ertiga', 'Punch'])[1 + i % 10], 'VX' || i % 7, 2019 + i % 7,
       (ARRAY['HATCHBACK', 'HATCHBACK', 'SUV', 'SUV', 'MUV', 'SEDAN', 'SUV', 'SEDAN', 'MUV', 'SUV'])[1 + i % 10],
       (ARRAY['Petrol', 'Diesel', 'CNG'])[1 + i % 3], (ARRAY['Manual', 'Automatic'])[1 + i % 2], 18.5, 5 + 2 * (i % 2), 'White',
       (ARRAY['Shivajinagar', 'Baner', 'Kothrud', 'Hadapsar', 'Wakad'])[1 + i % 5], 10000, 180000 + i % 50 * 1000,
       'MH12' || chr(65 + i % 26) || chr(65 + i / 26 % 26) || lpad((i * 7 % 10000)::text, 4, '0'),
       'Owner', 'One', '9876543210', 'owner@example.com', CASE WHEN i % 40 = 0 THEN app_now() - make_interval(days => 30) END
  FROM generate_series(1, :cars) i;

CREATE TEMPORARY TABLE planned AS
SELECT i, kind, car_id, customer_id, created_at, starts_at, ends_at, total,
       starts_at AT TIME ZONE 'Asia/Kolkata' AS pickup, ends_at AT TIME ZONE 'Asia/Kolkata' AS back,
       CASE WHEN i % 17 = 3 THEN 'CANCELLED' WHEN i % 50 = 7 THEN 'EXPIRED'
            WHEN ends_at < app_now() AND i % 50 = 9 THEN 'NO_SHOW'
            WHEN kind = 'RESERVATION' AND i % 16 = 1 THEN 'DECLINED'
            WHEN ends_at <= app_now() - interval '48 hours' THEN 'CLOSED' WHEN ends_at < app_now() THEN 'RETURNED'
            WHEN starts_at < app_now() THEN 'ON_TRIP' WHEN i % 4 = 0 THEN 'PENDING' ELSE 'CONFIRMED' END AS status
  FROM (SELECT i, CASE WHEN i / 3 % 10 < 7 THEN 'BOOKING' ELSE 'RESERVATION' END AS kind, (SELECT min(id) FROM cars) + i % :cars AS car_id,
               (SELECT min(id) FROM customers) + i * 31 % :customers AS customer_id,
               starts_at - make_interval(days => 3, mins => i % 1440) AS created_at, starts_at,
               starts_at + make_interval(days => 1 + i / 7 % 3, hours => i % 5) AS ends_at, 200000 + i * 37 % 900 * 1000 AS total
          FROM generate_series(0, :rentals - 1) i,
               LATERAL (SELECT (date_trunc('day', app_now() AT TIME ZONE 'Asia/Kolkata') + interval '20 days 12 hours') AT TIME ZONE 'Asia/Kolkata'
                               - make_interval(days => 4 * ((:rentals - 1 - i) / :cars)) AS starts_at) day) business;

INSERT INTO rentals (reference, kind, status, customer_id, car_id, from_date, to_date, pickup_time, drop_time, starts_at, ends_at, fare,
                     total_paise, charges, cancellation, created_at, buffer_minutes)
SELECT translate(upper(substr(md5('reference' || i), 1, 4) || lpad(to_hex(i), 6, '0')), '01', 'XY'), kind, status, customer_id, car_id, pickup, back,
       to_char(pickup, 'HH24:MI'), to_char(back, 'HH24:MI'), starts_at, ends_at,
       jsonb_build_object('rentalCost', total - 19900, 'discount', 0, 'duration', 1 + i / 7 % 3, 'chargedDays', 1 + i / 7 % 3, 'extraHours', i % 5,
         'durationText', '2 days', 'cleaningFee', 19900, 'convenienceFee', 0, 'damageInsurance', 0, 'total', total, 'lines',
         jsonb_build_array(jsonb_build_object('label', 'Car price', 'amount', total - 19900), jsonb_build_object('label', 'Washing fee', 'amount', 19900))),
       total, (SELECT charges_in_force()), '{"freeUntilHours": 48, "partUntilHours": 24, "partPercent": 50, "coolingOffMinutes": 60}', created_at, 60
  FROM planned ORDER BY i;

ALTER TABLE planned ADD COLUMN rental_id integer;
UPDATE planned SET rental_id = (SELECT min(id) FROM rentals) + i;

INSERT INTO rental_moves (rental_id, from_status, to_status, moved_by, at)
SELECT rental_id, from_status, to_status, moved_by, at
  FROM planned, LATERAL (VALUES (NULL, 'PENDING', 'customer', created_at),
                                ('PENDING', CASE WHEN status IN ('ON_TRIP', 'RETURNED', 'CLOSED', 'NO_SHOW') THEN 'CONFIRMED' ELSE status END, 'system', created_at),
                                ('CONFIRMED', CASE WHEN status = 'NO_SHOW' THEN 'NO_SHOW' ELSE 'ON_TRIP' END, '9000000002', starts_at),
                                ('ON_TRIP', 'RETURNED', '9000000002', ends_at), ('RETURNED', 'CLOSED', 'system', ends_at + interval '48 hours'))
                         move (from_status, to_status, moved_by, at)
 WHERE from_status IS NULL OR (from_status = 'PENDING' AND status <> 'PENDING')
    OR (from_status = 'CONFIRMED' AND status IN ('ON_TRIP', 'RETURNED', 'CLOSED', 'NO_SHOW'))
    OR (from_status = 'ON_TRIP' AND status IN ('RETURNED', 'CLOSED')) OR (from_status = 'RETURNED' AND status = 'CLOSED')
 ORDER BY i, at, from_status IS NOT NULL;

INSERT INTO occupancies (car_id, during, rental_id)
SELECT car_id, tstzrange(starts_at, ends_at + interval '1 hour'), rental_id FROM planned WHERE status IN ('PENDING', 'CONFIRMED', 'ON_TRIP');
INSERT INTO occupancies (car_id, during, block_reason, blocked_at)
SELECT k.id, tstzrange(date_trunc('hour', app_now()) + make_interval(days => day), date_trunc('hour', app_now()) + make_interval(days => day + 3)),
       (ARRAY['Service', 'New tyres', 'Insurance renewal', 'Accident repair'])[1 + k.id % 4], app_now() - interval '10 days'
  FROM cars k, unnest('{-900,-890,100}'::int[]) day WHERE k.id % 3 = 0;

INSERT INTO holds (id, reference, customer_id, car_id, action, from_date, to_date, pickup_time, drop_time, fare, total_paise, charges, cancellation, state,
                   expires_at, created_at)
SELECT md5('hold' || i)::uuid, 'HOLD' || i, customer_id, car_id, CASE kind WHEN 'BOOKING' THEN 'book' ELSE 'reserve' END, pickup, back,
       to_char(pickup, 'HH24:MI'), to_char(back, 'HH24:MI'), '{}', total, (SELECT charges_in_force()), (SELECT cancellation_in_force()),
       'RELEASED', created_at, created_at
  FROM planned WHERE i % 4 = 0;

INSERT INTO documents (id, customer_id, kind, storage_key, content_type, bytes, sha256, created_at)
SELECT md5('screenshot' || i)::uuid, customer_id, 'PAYMENT_SCREENSHOT', 'scale/screenshot' || i, 'image/webp', 90000, md5('screenshot' || i), created_at FROM planned;

INSERT INTO payments (customer_id, type, transaction_id, amount_paise, expected_paise, screenshot_id, status, rental_id, slot_lost_at, decided_by_id,
                      decided_at, reason, refund_paise, refund_due_on, refund_reference, refunded_at, created_at)
SELECT customer_id, CASE kind WHEN 'BOOKING' THEN 'book' ELSE 'reserve' END, (100000000000 + i::bigint * 104729 * 37 % 900000000000)::text,
       total, total, md5('screenshot' || i)::uuid, paid.status, CASE WHEN paid.status = 'SUBMITTED' AND i % 97 = 5 THEN NULL ELSE rental_id END,
       CASE WHEN paid.status = 'SUBMITTED' AND i % 97 = 5 THEN created_at END, NULL,
       CASE WHEN paid.status <> 'SUBMITTED' THEN created_at END, CASE WHEN paid.status = 'REJECTED' THEN 'No such transfer arrived.' END,
       CASE WHEN paid.status IN ('REFUND_DUE', 'REFUNDED') THEN total END, CASE WHEN paid.status IN ('REFUND_DUE', 'REFUNDED') THEN pickup END,
       CASE WHEN paid.status = 'REFUNDED' THEN 'UTR' || i END, CASE WHEN paid.status = 'REFUNDED' THEN starts_at END, created_at
  FROM planned,
       LATERAL (SELECT CASE WHEN planned.status = 'PENDING' THEN 'SUBMITTED' WHEN planned.status = 'EXPIRED' THEN 'REJECTED'
                            WHEN planned.status IN ('CANCELLED', 'DECLINED') THEN CASE WHEN ends_at > app_now() - interval '5 days' THEN 'REFUND_DUE' ELSE 'REFUNDED' END
                            ELSE 'VERIFIED' END AS status) paid
 ORDER BY i;

INSERT INTO complaints (number, customer_id, subject, message, state, created_at)
SELECT 'C' || lpad(i::text, 9, '0'), customer_id, (ARRAY['The car was not clean', 'Refund not received', 'Air conditioning broken', 'Late at the counter',
       'Wrong amount charged', 'Tyre was flat', 'Could not reach you by phone', 'Deposit question'])[1 + i / 20 % 8] || ' ' || i,
       'Please look into this soon, I have written before.',
       CASE WHEN starts_at > app_now() - interval '10 days' THEN (ARRAY['OPEN', 'ANSWERED'])[1 + i / 20 % 2] ELSE 'RESOLVED' END, created_at
  FROM planned WHERE i % 20 = 0 ORDER BY i;

INSERT INTO audit_entries (action, subject, subject_id, after, at)
SELECT 'payment.verified', 'payment', rental_id::text, '{"status": "VERIFIED"}', created_at FROM planned ORDER BY i;

-- As on connections of the service, stops the checks from completing the ledger again for each entry.
SET rental.ledger = 'on';
-- Runs in batches and updates statistics, because plans for an empty ledger would read all of it for each rental.
SELECT complete_ledger(array_agg(id)) FROM rentals WHERE id <= 1000;
ANALYZE;
SELECT complete_ledger(array_agg(id)) FROM rentals WHERE id > 1000 GROUP BY id / 1000;
SELECT complete_payment_ledger(array_agg(id)) FROM payments WHERE rental_id IS NULL;
RESET rental.ledger;

ALTER TABLE occupancies ENABLE TRIGGER occupancies_checked;
ALTER TABLE rentals ENABLE TRIGGER rentals_checked;
ALTER TABLE holds ENABLE TRIGGER holds_checked;
ALTER TABLE payments ENABLE TRIGGER payments_checked;
ALTER TABLE rentals ENABLE TRIGGER rentals_ledger_checked;
ALTER TABLE payments ENABLE TRIGGER payments_ledger_checked;
ALTER TABLE ledger_entries ENABLE TRIGGER ledger_entries_checked;
SELECT count(check_rental_claim(id)), count(check_rental_money(id)) FROM rentals;
SELECT count(check_hold_claim(id)) FROM holds;

DROP TABLE planned;
VACUUM ANALYZE customers, aadhaar_records, documents, cars, rentals, rental_moves, occupancies, holds, payments, ledger_entries, complaints, audit_entries;
