/** Exports for a process that hosts several servers, as the one of the tests does. */
export { SchedulerRegistry } from '@nestjs/schedule';
export { createApp } from './app.setup.js';
export { readEnvironment } from './platform/config/environment.js';
