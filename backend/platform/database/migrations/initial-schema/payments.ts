/** Payments, bank statements, and rentals arranged at the desk. */
export const PAYMENTS = String.raw`
  CREATE TABLE payments (
    id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
    customer_id integer NOT NULL,
    type text NOT NULL,
    transaction_id text NOT NULL,
    amount_paise integer NOT NULL,
    expected_paise integer,
    screenshot_id uuid NOT NULL,
    screenshot_seen_before boolean NOT NULL DEFAULT false,
    status text NOT NULL DEFAULT 'SUBMITTED',
    hold_id uuid,
    rental_id integer,
    slot_lost_at timestamptz,
    decided_by_id integer,
    decided_at timestamptz,
    reason text,
    refund_paise integer,
    refund_due_on date,
    refund_reference text,
    refunded_by_id integer,
    refunded_at timestamptz,
    version integer NOT NULL DEFAULT 1,
    created_at timestamptz NOT NULL DEFAULT app_now(),
    CONSTRAINT payments_pkey PRIMARY KEY (id),
    CONSTRAINT payments_transaction_id_key UNIQUE (transaction_id),
    CONSTRAINT payments_amount_check CHECK (amount_paise > 0),
    CONSTRAINT payments_refund_check CHECK (refund_paise >= 0 AND (status NOT IN ('REFUND_DUE', 'REFUNDED') OR coalesce(refund_paise, 0) > 0 AND refund_due_on IS NOT NULL)),
    CONSTRAINT payments_refund_limit_check CHECK (refund_paise <= amount_paise),
    CONSTRAINT payments_refunded_check CHECK ((status = 'REFUNDED') = (refund_reference IS NOT NULL AND refunded_at IS NOT NULL)),
    CONSTRAINT payments_status_check CHECK (status IN ('SUBMITTED', 'VERIFIED', 'REJECTED', 'REFUND_DUE', 'REFUNDED')),
    CONSTRAINT payments_type_check CHECK (type IN ('book', 'reserve')),
    CONSTRAINT payments_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
    CONSTRAINT payments_screenshot_id_fkey FOREIGN KEY (screenshot_id) REFERENCES documents(id)
  );
  CREATE INDEX payments_amount_idx ON payments (amount_paise, id);
  CREATE UNIQUE INDEX payments_current_key ON payments (rental_id) WHERE refund_paise IS NULL AND (status IN ('SUBMITTED', 'VERIFIED'));
  CREATE INDEX payments_customer_idx ON payments (customer_id, id);
  CREATE INDEX payments_decided_idx ON payments (decided_at) WHERE status IN ('VERIFIED', 'REFUND_DUE', 'REFUNDED');
  CREATE INDEX payments_hold_idx ON payments (hold_id);
  CREATE INDEX payments_owed_idx ON payments (id) WHERE status = 'REFUND_DUE' OR slot_lost_at IS NOT NULL AND rental_id IS NULL AND status = 'SUBMITTED';
  CREATE INDEX payments_rental_idx ON payments (rental_id);
  CREATE INDEX payments_slot_lost_idx ON payments (id) WHERE slot_lost_at IS NOT NULL;
  CREATE INDEX payments_status_amount_idx ON payments (status, amount_paise, id);
  CREATE INDEX payments_status_idx ON payments (status, id);
  CREATE INDEX payments_transaction_start_idx ON payments (transaction_id text_pattern_ops);

  CREATE TABLE desk_rentals (
    id uuid NOT NULL,
    staff_id integer NOT NULL,
    customer_id integer NOT NULL,
    car_id integer NOT NULL,
    action text NOT NULL,
    from_date date NOT NULL,
    to_date date NOT NULL,
    pickup_time text NOT NULL,
    drop_time text NOT NULL,
    total_paise integer NOT NULL,
    hold_id uuid,
    rental_id integer,
    confirmed_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT app_now(),
    CONSTRAINT desk_rentals_pkey PRIMARY KEY (id),
    CONSTRAINT desk_rentals_action_check CHECK (action IN ('book', 'reserve')),
    CONSTRAINT desk_rentals_confirmed_check CHECK ((hold_id IS NULL) = (confirmed_at IS NULL)),
    CONSTRAINT desk_rentals_car_id_fkey FOREIGN KEY (car_id) REFERENCES cars(id),
    CONSTRAINT desk_rentals_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
    CONSTRAINT desk_rentals_hold_id_fkey FOREIGN KEY (hold_id) REFERENCES holds(id),
    CONSTRAINT desk_rentals_rental_id_fkey FOREIGN KEY (rental_id) REFERENCES rentals(id)
  );
  CREATE INDEX desk_rentals_staff_idx ON desk_rentals (staff_id, created_at);

  CREATE TABLE statement_layouts (
    header_hash text NOT NULL,
    mapping jsonb NOT NULL,
    saved_by_id integer NOT NULL,
    saved_at timestamptz NOT NULL DEFAULT app_now(),
    CONSTRAINT statement_layouts_pkey PRIMARY KEY (header_hash)
  );

  CREATE TABLE statements (
    id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
    name text NOT NULL,
    content_hash text NOT NULL,
    from_day date,
    to_day date,
    row_count integer NOT NULL,
    left_out integer NOT NULL,
    created_by_id integer NOT NULL,
    shared_words text[] NOT NULL DEFAULT '{}',
    created_at timestamptz NOT NULL DEFAULT app_now(),
    CONSTRAINT statements_pkey PRIMARY KEY (id),
    CONSTRAINT statements_content_hash_key UNIQUE (content_hash)
  );

  CREATE TABLE statement_rows (
    statement_id integer NOT NULL,
    line integer NOT NULL,
    ids text[] NOT NULL,
    amount_paise bigint NOT NULL,
    day date,
    text text,
    problem text,
    words text[] NOT NULL DEFAULT '{}',
    CONSTRAINT statement_rows_pkey PRIMARY KEY (statement_id, line),
    CONSTRAINT statement_rows_amount_check CHECK (amount_paise >= 0),
    CONSTRAINT statement_rows_statement_id_fkey FOREIGN KEY (statement_id) REFERENCES statements(id)
  );
  CREATE INDEX statement_rows_words_idx ON statement_rows USING gin (words) WITH (fastupdate=off);

  CREATE TABLE used_credit_ids (
    id text NOT NULL,
    payment_id integer NOT NULL,
    statement_id integer NOT NULL,
    line integer NOT NULL,
    CONSTRAINT used_credit_ids_pkey PRIMARY KEY (id),
    CONSTRAINT used_credit_ids_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id),
    CONSTRAINT used_credit_ids_statement_id_line_fkey FOREIGN KEY (statement_id, line) REFERENCES statement_rows(statement_id, line)
  );
  CREATE INDEX used_credit_ids_payment_idx ON used_credit_ids (payment_id);
`;
