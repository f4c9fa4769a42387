const SCRIPT = /^\/(site|console-assets)\/assets\/[\w.-]+\.js$/;

/** True for the path of a script with a hash in its name. If this build lacks it, it belongs to another release. */
export const isBuiltScript = (path: string): boolean => SCRIPT.test(path);

/**
 * Replaces a script of another release. It reloads the page, so that all scripts are of one release. If the page was
 * already reloaded, it throws, so that the page shows the failure.
 */
export const REPLACED_SCRIPT = `if (performance.getEntriesByType('navigation')[0]?.type === 'reload')
  throw new Error('This script belongs to another release.');
location.reload();
await new Promise(() => {});
`;
