/** Settings, audit log, complaints, outgoing messages, and the counts of long lists. */
export const OFFICE = String.raw`
  CREATE TABLE settings_versions (
    id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
    "values" jsonb NOT NULL,
    saved_by_id integer,
    created_at timestamptz NOT NULL DEFAULT app_now(),
    CONSTRAINT settings_versions_pkey PRIMARY KEY (id)
  );

  CREATE TABLE audit_entries (
    id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
    staff_id integer,
    action text NOT NULL,
    subject text NOT NULL,
    subject_id text NOT NULL,
    before jsonb,
    after jsonb,
    address text,
    at timestamptz NOT NULL DEFAULT app_now(),
    CONSTRAINT audit_entries_pkey PRIMARY KEY (id)
  );
  CREATE INDEX audit_entries_action_idx ON audit_entries (action, at, id);
  CREATE INDEX audit_entries_at_idx ON audit_entries (at, id);
  CREATE INDEX audit_entries_kind_idx ON audit_entries (subject, at, id);
  CREATE INDEX audit_entries_staff_idx ON audit_entries (staff_id, at, id);
  CREATE INDEX audit_entries_subject_idx ON audit_entries (subject, subject_id, id);

  CREATE TABLE complaints (
    id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
    number text NOT NULL,
    customer_id integer NOT NULL,
    subject text NOT NULL,
    message text NOT NULL,
    image_id uuid,
    state text NOT NULL DEFAULT 'OPEN',
    decided_by_id integer,
    decided_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT app_now(),
    CONSTRAINT complaints_pkey PRIMARY KEY (id),
    CONSTRAINT complaints_number_key UNIQUE (number),
    CONSTRAINT complaints_state_check CHECK (state IN ('OPEN', 'ANSWERED', 'RESOLVED')),
    CONSTRAINT complaints_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
    CONSTRAINT complaints_image_id_fkey FOREIGN KEY (image_id) REFERENCES documents(id)
  );
  CREATE INDEX complaints_customer_idx ON complaints (customer_id, id);
  CREATE INDEX complaints_number_start_idx ON complaints (number text_pattern_ops);
  CREATE INDEX complaints_state_idx ON complaints (state, id);
  CREATE INDEX complaints_subject_idx ON complaints (subject, id);
  CREATE INDEX complaints_subject_part_idx ON complaints USING gin (lower(subject) gin_trgm_ops);

  CREATE TABLE complaint_answers (
    id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
    complaint_id integer NOT NULL,
    staff_id integer NOT NULL,
    text text NOT NULL,
    at timestamptz NOT NULL DEFAULT app_now(),
    CONSTRAINT complaint_answers_pkey PRIMARY KEY (id),
    CONSTRAINT complaint_answers_complaint_id_fkey FOREIGN KEY (complaint_id) REFERENCES complaints(id)
  );
  CREATE INDEX complaint_answers_complaint_idx ON complaint_answers (complaint_id, id);

  CREATE TABLE outbox_messages (
    id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
    channel text NOT NULL,
    recipient text NOT NULL,
    subject text NOT NULL,
    sealed_text bytea NOT NULL,
    status text NOT NULL DEFAULT 'PENDING',
    attempts integer NOT NULL DEFAULT 0,
    next_attempt_at timestamptz NOT NULL DEFAULT app_now(),
    last_error text,
    sent_at timestamptz,
    carries_code boolean NOT NULL DEFAULT false,
    created_at timestamptz NOT NULL DEFAULT app_now(),
    CONSTRAINT outbox_messages_pkey PRIMARY KEY (id),
    CONSTRAINT outbox_messages_channel_check CHECK (channel IN ('EMAIL', 'SMS')),
    CONSTRAINT outbox_messages_status_check CHECK (status IN ('PENDING', 'SENT', 'FAILED'))
  );
  CREATE INDEX outbox_messages_due_idx ON outbox_messages (next_attempt_at) WHERE status = 'PENDING';
  CREATE INDEX outbox_messages_failed_idx ON outbox_messages (id) WHERE status = 'FAILED';
  CREATE INDEX outbox_messages_recipient_idx ON outbox_messages (recipient, id);
  CREATE INDEX outbox_messages_recipient_like_idx ON outbox_messages (recipient text_pattern_ops);
  CREATE INDEX outbox_messages_status_idx ON outbox_messages (status, id);

  CREATE TABLE idempotency_keys (
    id text NOT NULL,
    body_hash text NOT NULL,
    sealed_answer bytea,
    created_at timestamptz NOT NULL DEFAULT app_now(),
    CONSTRAINT idempotency_keys_pkey PRIMARY KEY (id)
  );
  CREATE INDEX idempotency_keys_created_idx ON idempotency_keys (created_at);

  -- How many rows of each kind and status there are, as changes to be added up: a row is only ever added, so that no two
  -- transactions wait for each other.
  CREATE TABLE list_counts (
    id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
    list text NOT NULL,
    kind text NOT NULL,
    status text NOT NULL,
    change bigint NOT NULL,
    CONSTRAINT list_counts_pkey PRIMARY KEY (id)
  );
`;
