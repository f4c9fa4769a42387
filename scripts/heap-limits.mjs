/**
 * Options of Node for the server: of short-lived objects 4 MB instead of 16 before they are collected, and at most 256 MB
 * of all, of which it needs about 50. Without them the engine lets garbage gather up to twice the memory.
 */
export const HEAP_LIMITS = ['--max-semi-space-size=4', '--max-old-space-size=256'];
