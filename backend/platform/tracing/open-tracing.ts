import type { Environment } from '../config/environment.js';
import { Tracing } from './tracing.js';

/** Loads OpenTelemetry only if a collector is configured. */
export async function openTracing({
  tracing,
  role,
}: Pick<Environment, 'tracing' | 'role'>): Promise<Tracing> {
  if (!tracing) return new Tracing();
  const { OpenTelemetry } = await import('./open-telemetry.js');
  return OpenTelemetry.open(tracing, role);
}
