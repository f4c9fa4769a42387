/** Holds, rentals, and the time they claim on a car. */
export const RENTALS = String.raw`
  CREATE TABLE holds (
    id uuid NOT NULL,
    reference text NOT NULL,
    customer_id integer NOT NULL,
    car_id integer NOT NULL,
    action text NOT NULL,
    from_date date NOT NULL,
    to_date date NOT NULL,
    pickup_time text NOT NULL,
    drop_time text NOT NULL,
    fare jsonb NOT NULL,
    total_paise integer NOT NULL,
    state text NOT NULL DEFAULT 'LIVE',
    expires_at timestamptz NOT NULL,
    extended boolean NOT NULL DEFAULT false,
    created_at timestamptz NOT NULL DEFAULT app_now(),
    CONSTRAINT holds_pkey PRIMARY KEY (id),
    CONSTRAINT holds_action_check CHECK (action IN ('book', 'reserve')),
    CONSTRAINT holds_state_check CHECK (state IN ('LIVE', 'RENTED', 'RELEASED', 'EXPIRED')),
    CONSTRAINT holds_car_id_fkey FOREIGN KEY (car_id) REFERENCES cars(id),
    CONSTRAINT holds_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id)
  );
  CREATE UNIQUE INDEX holds_live_key ON holds (customer_id, car_id) WHERE state = 'LIVE';
  CREATE UNIQUE INDEX holds_reference_key ON holds (reference);

  CREATE TABLE rentals (
    id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
    reference text NOT NULL,
    kind text NOT NULL,
    status text NOT NULL DEFAULT 'PENDING',
    customer_id integer NOT NULL,
    car_id integer NOT NULL,
    from_date date NOT NULL,
    to_date date NOT NULL,
    pickup_time text NOT NULL,
    drop_time text NOT NULL,
    starts_at timestamptz NOT NULL,
    ends_at timestamptz NOT NULL,
    fare jsonb NOT NULL,
    total_paise integer NOT NULL,
    cancellation jsonb NOT NULL,
    agreement_id integer,
    buffer_minutes integer NOT NULL,
    created_at timestamptz NOT NULL DEFAULT app_now(),
    CONSTRAINT rentals_pkey PRIMARY KEY (id),
    CONSTRAINT rentals_buffer_check CHECK (buffer_minutes >= 0),
    CONSTRAINT rentals_kind_check CHECK (kind IN ('BOOKING', 'RESERVATION')),
    CONSTRAINT rentals_period_check CHECK (starts_at < ends_at),
    CONSTRAINT rentals_status_check CHECK (status IN ('PENDING', 'CONFIRMED', 'ON_TRIP', 'RETURNED', 'CLOSED', 'DECLINED', 'CANCELLED', 'NO_SHOW', 'EXPIRED')),
    CONSTRAINT rentals_agreement_id_fkey FOREIGN KEY (agreement_id) REFERENCES car_agreements(id),
    CONSTRAINT rentals_car_id_fkey FOREIGN KEY (car_id) REFERENCES cars(id),
    CONSTRAINT rentals_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id)
  );
  CREATE INDEX rentals_car_idx ON rentals (car_id, starts_at);
  CREATE INDEX rentals_customer_idx ON rentals (customer_id, kind, id);
  CREATE INDEX rentals_id_idx ON rentals (kind, id);
  CREATE UNIQUE INDEX rentals_on_trip_key ON rentals (car_id) WHERE status = 'ON_TRIP';
  CREATE INDEX rentals_over_idx ON rentals (car_id, starts_at, ends_at) WHERE status IN ('RETURNED', 'CLOSED', 'NO_SHOW');
  CREATE INDEX rentals_pickup_idx ON rentals (starts_at) WHERE status = 'CONFIRMED';
  CREATE UNIQUE INDEX rentals_reference_key ON rentals (reference);
  CREATE INDEX rentals_reference_start_idx ON rentals (reference text_pattern_ops);
  CREATE INDEX rentals_return_idx ON rentals (ends_at) WHERE status = 'ON_TRIP';
  CREATE INDEX rentals_returned_idx ON rentals (id) WHERE status = 'RETURNED';
  CREATE INDEX rentals_starts_idx ON rentals (kind, starts_at, id);
  CREATE INDEX rentals_status_idx ON rentals (kind, status, id);
  CREATE INDEX rentals_status_starts_idx ON rentals (kind, status, starts_at, id);
  CREATE INDEX rentals_status_total_idx ON rentals (kind, status, total_paise, id);
  CREATE INDEX rentals_total_idx ON rentals (kind, total_paise, id);
  CREATE INDEX rentals_unconfirmed_idx ON rentals (starts_at) WHERE status = 'PENDING';

  CREATE TABLE rental_moves (
    id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
    rental_id integer NOT NULL,
    from_status text,
    to_status text NOT NULL,
    moved_by text NOT NULL,
    reason text,
    at timestamptz NOT NULL DEFAULT app_now(),
    CONSTRAINT rental_moves_pkey PRIMARY KEY (id),
    CONSTRAINT rental_moves_rental_id_fkey FOREIGN KEY (rental_id) REFERENCES rentals(id)
  );
  CREATE INDEX rental_moves_rental_idx ON rental_moves (rental_id, id);
  CREATE INDEX rental_moves_returned_idx ON rental_moves (at) WHERE to_status = 'RETURNED';

  -- rental_id has no foreign key: the consistency checks take its place, because calendar is a layer below rentals.
  CREATE TABLE occupancies (
    id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
    car_id integer NOT NULL,
    during tstzrange NOT NULL,
    hold_id uuid,
    rental_id integer,
    block_reason text,
    expires_at timestamptz,
    blocked_by_id integer,
    blocked_at timestamptz,
    CONSTRAINT occupancies_pkey PRIMARY KEY (id),
    CONSTRAINT occupancies_during_check CHECK (NOT isempty(during)),
    CONSTRAINT occupancies_expiry_check CHECK ((hold_id IS NULL) = (expires_at IS NULL)),
    CONSTRAINT occupancies_owner_check CHECK (num_nonnulls(hold_id, rental_id, block_reason) = 1),
    CONSTRAINT occupancies_no_overlap EXCLUDE USING gist (car_id WITH =, during WITH &&),
    CONSTRAINT occupancies_car_id_fkey FOREIGN KEY (car_id) REFERENCES cars(id),
    CONSTRAINT occupancies_hold_id_fkey FOREIGN KEY (hold_id) REFERENCES holds(id)
  );
  CREATE INDEX occupancies_block_idx ON occupancies (id) WHERE block_reason IS NOT NULL;
  CREATE INDEX occupancies_during_idx ON occupancies USING gist (during);
  CREATE UNIQUE INDEX occupancies_hold_idx ON occupancies (hold_id);
  CREATE UNIQUE INDEX occupancies_rental_idx ON occupancies (rental_id);

  -- The cars that are out, held or blocked at some moment of the range. A hold past its end no longer counts.
  CREATE FUNCTION taken_cars(requested tstzrange) RETURNS SETOF integer LANGUAGE sql STABLE AS
    'SELECT car_id FROM occupancies WHERE during && requested AND (expires_at IS NULL OR expires_at > app_now())';
`;
