import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import { Injectable, Logger } from '@nestjs/common';
import { Metrics } from '../observability/metrics.js';
import { Notices } from './notices.js';
import { RenewedValue, type ValueSource, type Versioned } from './renewed-value.js';

const COMPARE_MS = 5_000;

/**
 * The values that this process holds in memory. Renews each value after its notice, and compares versions every 5 s.
 */
@Injectable()
export class RenewedValues implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger(RenewedValues.name);
  private readonly values: RenewedValue<unknown>[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly notices: Notices,
    metrics: Metrics,
  ) {
    metrics.addLabelledGauges(
      { rental_value_age_seconds: 'Time since the database confirmed that a value in memory is the newest.' },
      'value',
      () =>
        Promise.resolve(
          this.values.map(({ name, ageMs }) => ({
            label: name,
            values: { rental_value_age_seconds: ageMs / 1000 },
          })),
        ),
    );
    metrics.addGauges(
      { rental_notices_silence_seconds: 'Time since this process last received a notice, its own included.' },
      () => Promise.resolve({ rental_notices_silence_seconds: notices.silenceMs / 1000 }),
    );
  }

  /** Time since the database confirmed that every value is the newest. */
  get ageMs(): number {
    return Math.max(0, ...this.values.map(({ ageMs }) => ageMs));
  }

  /** @param channel the notice of a change */
  add<Value>(channel: string, source: ValueSource<Value>, initial: Versioned<Value>): RenewedValue<Value> {
    const value = new RenewedValue(source, initial, (error) =>
      this.log.warn({ error, value: source.name }, 'a value in memory could not be renewed'),
    );
    this.values.push(value);
    this.notices.on(channel, () => value.renew());
    return value;
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      for (const value of this.values) value.compare().catch(() => undefined);
    }, COMPARE_MS);
    this.timer.unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
    for (const value of this.values) value.stop();
  }
}
