import { tracingChannel } from 'node:diagnostics_channel';
import { context, SpanKind, SpanStatusCode, trace, type Span, type Tracer } from '@opentelemetry/api';

/** The traced properties of a command; its arguments may contain tokens. */
interface CommandTrace {
  command: string;
  serverAddress?: string;
  serverPort?: number;
  error?: unknown;
}

/** Creates spans from the client's tracing channel. Returns a function that stops it. */
export function traceRedis(tracer: Tracer): () => void {
  const commands = tracingChannel<string, CommandTrace>('node-redis:command');
  const spans = new WeakMap<CommandTrace, Span>();
  const end = (command: CommandTrace) => {
    spans.get(command)?.end();
    spans.delete(command);
  };
  const listeners = {
    start: (command: CommandTrace) => {
      // Heartbeats and jobs belong to no request.
      if (!trace.getSpan(context.active())) return;
      const attributes = {
        'db.system.name': 'redis',
        'db.operation.name': command.command,
        'server.address': command.serverAddress,
        'server.port': command.serverPort,
      };
      spans.set(command, tracer.startSpan(`redis ${command.command}`, { kind: SpanKind.CLIENT, attributes }));
    },
    end: () => undefined,
    asyncStart: () => undefined,
    asyncEnd: end,
    error: (command: CommandTrace) => spans.get(command)?.setStatus({ code: SpanStatusCode.ERROR }),
  };
  commands.subscribe(listeners);
  return () => commands.unsubscribe(listeners);
}
