import { W3CTraceContextPropagator } from '@opentelemetry/core';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BatchSpanProcessor, type SpanExporter } from '@opentelemetry/sdk-trace-base';
import { NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { Role, TracingSettings } from '../config/environment.js';
import { WatchedExporter } from './watched-exporter.js';

export type TraceProvider = NodeTracerProvider;

/**
 * Creates the provider. Other settings come from the OpenTelemetry variables. Spans that the collector does not accept
 * in time are dropped, so that an unavailable collector does not affect the service.
 */
export async function openProvider({ protocol }: TracingSettings, role: Role): Promise<TraceProvider> {
  const exporter = new WatchedExporter(await exporterOf(protocol));
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'car-rental', 'service.role': role }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  provider.register({ propagator: new W3CTraceContextPropagator() });
  return provider;
}

async function exporterOf(protocol: TracingSettings['protocol']): Promise<SpanExporter> {
  const { OTLPTraceExporter } =
    protocol === 'http/json'
      ? await import('@opentelemetry/exporter-trace-otlp-http')
      : await import('@opentelemetry/exporter-trace-otlp-proto');
  return new OTLPTraceExporter();
}
