const SCRIPT = /^\/(site|console-assets)\/assets\/[\w.-]+\.js$/;

/** Whether a path is of a script with a hash in its name: one that this build lacks belongs to another release. */
export const isBuiltScript = (path: string): boolean => SCRIPT.test(path);

/**
 * Answers for a script of another release. It loads the page again, so that all its scripts are of one release; a page that
 * was loaded again already shows the failure.
 */
export const REPLACED_SCRIPT = `if (performance.getEntriesByType('navigation')[0]?.type === 'reload')
  throw new Error('This script belongs to another release.');
location.reload();
await new Promise(() => {});
`;
