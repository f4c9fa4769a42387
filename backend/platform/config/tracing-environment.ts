export interface TracingSettings {
  protocol: (typeof PROTOCOLS)[number];
}

interface Readers {
  text: (name: string) => string | null;
  url: (name: string, schemes: string[]) => string | null;
  oneOf: <T extends string>(name: string, allowed: readonly T[], fallback: T) => T;
}

const PROTOCOLS = ['http/protobuf', 'http/json'] as const;
const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** Null: without a collector. OpenTelemetry reads its own variables; those that it would silently ignore are checked here. */
export function readTracing({ text, url, oneOf }: Readers, problems: string[]): TracingSettings | null {
  const schemes = ['http:', 'https:'];
  const endpoint =
    url('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', schemes) ?? url('OTEL_EXPORTER_OTLP_ENDPOINT', schemes);
  const exporter = oneOf('OTEL_TRACES_EXPORTER', ['otlp', 'none'], 'otlp');
  const general = oneOf('OTEL_EXPORTER_OTLP_PROTOCOL', PROTOCOLS, 'http/protobuf');
  const protocol = oneOf('OTEL_EXPORTER_OTLP_TRACES_PROTOCOL', PROTOCOLS, general);
  const sampler = oneOf('OTEL_TRACES_SAMPLER', SAMPLERS, 'parentbased_always_on');
  if (sampler.endsWith('traceidratio')) requireShare(text('OTEL_TRACES_SAMPLER_ARG') ?? '', problems);
  const isOff = exporter === 'none' || text('OTEL_SDK_DISABLED')?.toLowerCase() === 'true';
  return endpoint === null || isOff ? null : { protocol };
}

function requireShare(value: string, problems: string[]): void {
  if (value !== '' && Number(value) >= 0 && Number(value) <= 1) return;
  problems.push(`OTEL_TRACES_SAMPLER_ARG is "${value}"; expected a share of requests from 0 to 1.`);
}
