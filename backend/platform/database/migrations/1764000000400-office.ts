import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Office1764000000400 implements MigrationInterface {
  name = 'Office1764000000400';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}

const UP = `
  -- A number stands in addresses and logs where an e-mail address should not.
  ALTER TABLE subscribers DROP CONSTRAINT subscribers_pkey;
  ALTER TABLE subscribers ADD COLUMN id integer GENERATED ALWAYS AS IDENTITY NOT NULL;
  ALTER TABLE subscribers ADD CONSTRAINT subscribers_pkey PRIMARY KEY (id);
  ALTER TABLE subscribers ADD CONSTRAINT subscribers_email_key UNIQUE (email);

  ALTER TABLE staff ADD COLUMN decided_by_id integer;
  ALTER TABLE staff ADD COLUMN decided_at timestamptz;
  ALTER TABLE staff ADD COLUMN reason text;

  -- Without an admin nobody could add one. Waiting for each other's rows makes two disablings at once one after the other.
  CREATE FUNCTION keep_one_admin() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM FROM staff WHERE role = 'ADMIN' AND disabled_at IS NULL ORDER BY id FOR UPDATE;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'the last admin stays' USING ERRCODE = 'check_violation', CONSTRAINT = 'staff_one_admin_stays';
    END IF;
    RETURN NULL;
  END $$;

  CREATE TRIGGER staff_one_admin_stays AFTER UPDATE ON staff FOR EACH ROW
    WHEN (OLD.role = 'ADMIN' AND OLD.disabled_at IS NULL AND (NEW.disabled_at IS NOT NULL OR NEW.role <> 'ADMIN'))
    EXECUTE FUNCTION keep_one_admin();

  ALTER TABLE outbox_messages ADD COLUMN carries_code boolean NOT NULL DEFAULT false;
  UPDATE outbox_messages SET carries_code = true WHERE subject = 'Your one-time code';

  CREATE INDEX outbox_messages_status_idx ON outbox_messages (status, id);

  CREATE INDEX outbox_messages_recipient_like_idx ON outbox_messages (recipient text_pattern_ops);

  CREATE INDEX audit_entries_at_idx ON audit_entries (at, id);

  CREATE INDEX audit_entries_action_idx ON audit_entries (action, at, id);

  CREATE INDEX audit_entries_staff_idx ON audit_entries (staff_id, at, id);

  CREATE INDEX audit_entries_kind_idx ON audit_entries (subject, at, id);
`;

const DOWN = `
  DROP INDEX audit_entries_kind_idx, audit_entries_staff_idx, audit_entries_action_idx, audit_entries_at_idx;
  DROP INDEX outbox_messages_recipient_like_idx, outbox_messages_status_idx;
  ALTER TABLE outbox_messages DROP COLUMN carries_code;
  DROP TRIGGER staff_one_admin_stays ON staff;
  DROP FUNCTION keep_one_admin();
  ALTER TABLE staff DROP COLUMN reason, DROP COLUMN decided_at, DROP COLUMN decided_by_id;
  ALTER TABLE subscribers DROP CONSTRAINT subscribers_email_key;
  ALTER TABLE subscribers DROP CONSTRAINT subscribers_pkey;
  ALTER TABLE subscribers DROP COLUMN id;
  ALTER TABLE subscribers ADD CONSTRAINT subscribers_pkey PRIMARY KEY (email);
`;
