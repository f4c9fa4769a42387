import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';

/** Waits for running jobs at shutdown, because the database is disconnected afterwards. */
@Injectable()
export class FinishJobs implements BeforeApplicationShutdown {
  constructor(private readonly jobs: SchedulerRegistry) {}

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all([...this.jobs.getCronJobs().values()].map(async (job) => job.stop()));
  }
}
