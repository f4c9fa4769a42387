/** Rows that only ever grow in number, rows that are counted, and the version of a payment. */
export const TRIGGERS = `
  CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
  END $$;

  CREATE TRIGGER audit_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entries
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
  CREATE TRIGGER rental_moves_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON rental_moves
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

  -- Without an admin nobody could add one. Locking every admin's row makes simultaneous changes wait for each other.
  CREATE FUNCTION require_an_admin() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM FROM staff WHERE role = 'ADMIN' AND disabled_at IS NULL ORDER BY id FOR UPDATE;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'the last admin cannot be disabled' USING ERRCODE = 'check_violation', CONSTRAINT = 'staff_one_admin_stays';
    END IF;
    RETURN NULL;
  END $$;

  CREATE TRIGGER staff_one_admin_stays AFTER UPDATE ON staff FOR EACH ROW
    WHEN (OLD.role = 'ADMIN' AND OLD.disabled_at IS NULL AND (NEW.disabled_at IS NOT NULL OR NEW.role <> 'ADMIN'))
    EXECUTE FUNCTION require_an_admin();

  -- A decision names the version of the payment that it was made on.
  CREATE FUNCTION count_payment_version() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.version := OLD.version + 1;
    RETURN NEW;
  END $$;

  CREATE TRIGGER payments_version BEFORE UPDATE ON payments FOR EACH ROW EXECUTE FUNCTION count_payment_version();

  -- Every 256th change sums up those that no other transaction is summing up.
  CREATE FUNCTION count_listed_rows() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    kind_column text := TG_ARGV[0];
    changes text := concat_ws(' UNION ALL ',
      CASE WHEN TG_OP <> 'DELETE' THEN format('SELECT %I AS kind, status, 1 AS change FROM new_rows', kind_column) END,
      CASE WHEN TG_OP <> 'INSERT' THEN format('SELECT %I AS kind, status, -1 AS change FROM old_rows', kind_column) END);
    is_due boolean;
  BEGIN
    EXECUTE format('WITH added AS (INSERT INTO list_counts (list, kind, status, change)
        SELECT %L, kind, status, sum(change) FROM (%s) changes GROUP BY kind, status HAVING sum(change) <> 0 RETURNING id)
      SELECT bool_or(mod(id, 256) = 0) FROM added', TG_TABLE_NAME, changes) INTO is_due;
    IF is_due THEN
      WITH summed AS (
        DELETE FROM list_counts WHERE id IN (SELECT id FROM list_counts FOR UPDATE SKIP LOCKED) RETURNING list, kind, status, change)
      INSERT INTO list_counts (list, kind, status, change)
      SELECT list, kind, status, sum(change) FROM summed GROUP BY list, kind, status;
    END IF;
    RETURN NULL;
  END $$;

  CREATE TRIGGER rentals_added AFTER INSERT ON rentals REFERENCING NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION count_listed_rows('kind');
  CREATE TRIGGER rentals_changed AFTER UPDATE ON rentals REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION count_listed_rows('kind');
  CREATE TRIGGER rentals_removed AFTER DELETE ON rentals REFERENCING OLD TABLE AS old_rows
    FOR EACH STATEMENT EXECUTE FUNCTION count_listed_rows('kind');

  CREATE TRIGGER payments_added AFTER INSERT ON payments REFERENCING NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION count_listed_rows('type');
  CREATE TRIGGER payments_changed AFTER UPDATE ON payments REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION count_listed_rows('type');
  CREATE TRIGGER payments_removed AFTER DELETE ON payments REFERENCING OLD TABLE AS old_rows
    FOR EACH STATEMENT EXECUTE FUNCTION count_listed_rows('type');
`;
