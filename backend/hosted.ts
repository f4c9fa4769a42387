/** Exports for a process that hosts several servers, such as the one of the tests. */
export { SchedulerRegistry } from '@nestjs/schedule';
export { createApp } from './app.setup.js';
export { readEnvironment } from './platform/config/environment.js';
