import type { BuildReport } from '@gamegeek/contracts/builds/build-messages.js';

const MESSAGE_LENGTH = 1_000;
/** A game in a loop of errors does not flood the page. */
const ERRORS = 20;
const POINTER_EVENTS = /^(pointer|touch|mouse|click)/;

type Listen = (this: void, ...parameters: Parameters<EventTarget['addEventListener']>) => void;

/** Reports how the first run goes: errors, the first frame, and whether fingers and mice are listened to. */
export function reportRun(report: (what: BuildReport) => void): void {
  let errors = 0;
  const reportError = (message: string) => {
    errors += 1;
    if (errors <= ERRORS) report({ kind: 'error', message: message.slice(0, MESSAGE_LENGTH) });
  };
  addEventListener(
    'error',
    ({ message, target }: ErrorEvent) => {
      const failed = target instanceof HTMLElement ? (target.getAttribute('src') ?? target.getAttribute('href')) : null;
      reportError(failed === null ? message : `could not load ${failed}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => reportError(String(reason)));
  addEventListener('securitypolicyviolation', ({ blockedURI }) => reportError(`blocked: ${blockedURI}`));
  const write = console.error;
  console.error = (...parts: unknown[]) => {
    reportError(parts.map(String).join(' '));
    write.apply(console, parts);
  };

  addEventListener('load', () =>
    requestAnimationFrame(() => requestAnimationFrame((now) => report({ kind: 'frame', ms: Math.round(now) }))),
  );

  const targets: { addEventListener: Listen } = EventTarget.prototype;
  const listen = targets.addEventListener;
  targets.addEventListener = new Proxy(listen, {
    apply(target, self, parameters: Parameters<Listen>): void {
      if (POINTER_EVENTS.test(parameters[0])) {
        targets.addEventListener = listen;
        report({ kind: 'touch' });
      }
      Reflect.apply(target, self, parameters);
    },
  });
}
