/** Staff, customers, their documents, and how they sign in. */
export const PEOPLE = String.raw`
  CREATE TABLE staff (
    id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
    mobile text NOT NULL,
    role text NOT NULL,
    created_by_id integer,
    disabled_at timestamptz,
    decided_by_id integer,
    decided_at timestamptz,
    reason text,
    created_at timestamptz NOT NULL DEFAULT app_now(),
    CONSTRAINT staff_pkey PRIMARY KEY (id),
    CONSTRAINT staff_role_check CHECK (role IN ('ADMIN', 'CUSTOM_ADMIN'))
  );
  CREATE UNIQUE INDEX staff_mobile_role_key ON staff (mobile, role);

  -- The words a customer is found by, each by its beginning: name, mobile number, e-mail address.
  CREATE FUNCTION customer_search_terms(email text, mobile text, full_name text) RETURNS tsvector LANGUAGE sql IMMUTABLE AS
    $$ SELECT array_to_tsvector(array_remove(
         regexp_split_to_array(lower(email || ' ' || mobile || ' ' || coalesce(full_name, '')), '\s+'), '')) $$;

  CREATE TABLE customers (
    id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
    mobile text NOT NULL,
    email text NOT NULL,
    full_name text,
    address text,
    approval text NOT NULL DEFAULT 'NOT_REGISTERED',
    rejection_reasons jsonb,
    submitted_at timestamptz,
    consent_version text,
    consent_at timestamptz,
    decided_by_id integer,
    decided_at timestamptz,
    added_by_id integer,
    suspended_at timestamptz,
    suspension_reason text,
    suspension_decided_by_id integer,
    suspension_decided_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT app_now(),
    CONSTRAINT customers_pkey PRIMARY KEY (id),
    CONSTRAINT customers_email_key UNIQUE (email),
    CONSTRAINT customers_mobile_key UNIQUE (mobile),
    CONSTRAINT customers_approval_check CHECK (approval IN ('NOT_REGISTERED', 'PENDING', 'APPROVED', 'REJECTED'))
  );
  CREATE INDEX customers_approval_idx ON customers (approval, id);
  CREATE INDEX customers_mobile_start_idx ON customers (mobile text_pattern_ops);
  CREATE INDEX customers_name_idx ON customers (full_name, id);
  CREATE INDEX customers_name_start_idx ON customers (lower(full_name) text_pattern_ops);
  CREATE INDEX customers_open_idx ON customers (id) WHERE suspended_at IS NULL;
  CREATE INDEX customers_pending_idx ON customers (submitted_at, id) WHERE approval = 'PENDING';
  CREATE INDEX customers_submitted_idx ON customers (submitted_at, id);
  CREATE INDEX customers_suspended_idx ON customers (id) WHERE suspended_at IS NOT NULL;
  CREATE INDEX customers_words_idx ON customers USING gin (customer_search_terms(email, mobile, full_name));

  CREATE TABLE aadhaar_records (
    customer_id integer NOT NULL,
    sealed_number bytea,
    number_hash text NOT NULL,
    last_four text NOT NULL,
    CONSTRAINT aadhaar_records_pkey PRIMARY KEY (customer_id),
    CONSTRAINT aadhaar_records_number_hash_key UNIQUE (number_hash),
    CONSTRAINT aadhaar_records_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE
  );

  CREATE TABLE documents (
    id uuid NOT NULL,
    customer_id integer NOT NULL,
    kind text NOT NULL,
    storage_key text NOT NULL,
    content_type text NOT NULL,
    bytes integer NOT NULL,
    sha256 text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT app_now(),
    CONSTRAINT documents_pkey PRIMARY KEY (id),
    CONSTRAINT documents_kind_check CHECK (kind IN ('AADHAAR', 'DRIVING_LICENSE', 'PAYMENT_SCREENSHOT', 'COMPLAINT_IMAGE')),
    CONSTRAINT documents_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id)
  );
  CREATE INDEX documents_content_idx ON documents (sha256);
  CREATE INDEX documents_customer_idx ON documents (customer_id, kind, created_at);
  CREATE INDEX documents_storage_key_idx ON documents (storage_key);

  CREATE TABLE sessions (
    id uuid NOT NULL,
    kind text NOT NULL,
    subject_id integer NOT NULL,
    expires_at timestamptz NOT NULL,
    revoked_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT app_now(),
    CONSTRAINT sessions_pkey PRIMARY KEY (id),
    CONSTRAINT sessions_kind_check CHECK (kind IN ('customer', 'renting', 'admin', 'custom-admin'))
  );
  CREATE INDEX sessions_subject_idx ON sessions (kind, subject_id);

  CREATE TABLE login_codes (
    id uuid NOT NULL,
    purpose text NOT NULL,
    identity text NOT NULL,
    mobile text,
    code_hash text NOT NULL,
    address text NOT NULL,
    tries integer NOT NULL DEFAULT 0,
    expires_at timestamptz NOT NULL,
    ended_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT app_now(),
    CONSTRAINT login_codes_pkey PRIMARY KEY (id),
    CONSTRAINT login_codes_purpose_check CHECK (purpose IN ('RENTING', 'ACCOUNT', 'ADMIN', 'CUSTOM_ADMIN', 'DESK'))
  );
  CREATE INDEX login_codes_address_idx ON login_codes (address, created_at);
  CREATE INDEX login_codes_identity_idx ON login_codes (purpose, identity, created_at);
  CREATE UNIQUE INDEX login_codes_live_key ON login_codes (purpose, identity) WHERE ended_at IS NULL;

  CREATE TABLE unknown_identities (
    id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
    address text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT app_now(),
    CONSTRAINT unknown_identities_pkey PRIMARY KEY (id)
  );
  CREATE INDEX unknown_identities_address_idx ON unknown_identities (address, created_at);

  CREATE TABLE subscribers (
    email text NOT NULL,
    id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
    created_at timestamptz NOT NULL DEFAULT app_now(),
    CONSTRAINT subscribers_pkey PRIMARY KEY (id),
    CONSTRAINT subscribers_email_key UNIQUE (email)
  );
`;
