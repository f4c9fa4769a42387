import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Issued documents that no e-mail has yet, and the documents of an e-mail. */
export class DocumentMails1764879200000 implements MigrationInterface {
  name = 'DocumentMails1764879200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE document_mails (
        document_id integer NOT NULL,
        CONSTRAINT document_mails_pkey PRIMARY KEY (document_id),
        CONSTRAINT document_mails_document_id_fkey FOREIGN KEY (document_id) REFERENCES issued_documents(id)
      );
      ALTER TABLE outbox_messages ADD COLUMN document_ids integer[];
      CREATE FUNCTION await_document_mail() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO document_mails (document_id) VALUES (NEW.id);
        RETURN NULL;
      END $$;
      CREATE TRIGGER issued_documents_mail AFTER INSERT ON issued_documents
        FOR EACH ROW EXECUTE FUNCTION await_document_mail();
      -- A message of a command that names the documents is their e-mail.
      CREATE FUNCTION end_document_mail() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        DELETE FROM document_mails WHERE document_id = ANY (NEW.document_ids);
        RETURN NULL;
      END $$;
      CREATE TRIGGER outbox_messages_documents AFTER INSERT ON outbox_messages
        FOR EACH ROW WHEN (NEW.document_ids IS NOT NULL) EXECUTE FUNCTION end_document_mail();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER outbox_messages_documents ON outbox_messages;
      DROP TRIGGER issued_documents_mail ON issued_documents;
      DROP FUNCTION end_document_mail();
      DROP FUNCTION await_document_mail();
      ALTER TABLE outbox_messages DROP COLUMN document_ids;
      DROP TABLE document_mails;
    `);
  }
}
