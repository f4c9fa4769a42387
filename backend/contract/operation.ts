/** The version of the image that a process runs. */
export class RunningVersion {
  /** @example 2026-11-27 */
  version: string;
}
