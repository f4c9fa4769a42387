export interface AttachedFile {
  name: string;
  content: Buffer;
}

/** Creates the attached files when a message is sent, so that the outbox does not store them. */
export abstract class AttachedFiles {
  /** Leaves out files that are too large for an e-mail. */
  abstract read(documentIds: readonly number[]): Promise<AttachedFile[]>;
}
