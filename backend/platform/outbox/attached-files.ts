export interface AttachedFile {
  name: string;
  content: Buffer;
}

/** Makes the files of a message when it is sent, so that the outbox contains none. */
export abstract class AttachedFiles {
  /** Leaves out files that are too large for an e-mail. */
  abstract read(documentIds: readonly number[]): Promise<AttachedFile[]>;
}
