/** Injects the checked {@link Environment}. */
export const ENVIRONMENT = Symbol('Environment');
