import type { Environment } from '../config/environment.js';
import { Tracing } from './tracing.js';

/** Loads OpenTelemetry, which processes without a collector do not need. */
export async function openTracing({
  tracing,
  role,
}: Pick<Environment, 'tracing' | 'role'>): Promise<Tracing> {
  if (!tracing) return new Tracing();
  const { OpenTelemetry } = await import('./open-telemetry.js');
  return OpenTelemetry.open(tracing, role);
}
