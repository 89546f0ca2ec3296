import { Logger } from '@nestjs/common';
import { ConnectedSocket, MessageBody, SubscribeMessage, WebSocketGateway } from '@nestjs/websockets';
import * as v from 'valibot';
import type { LiveErrorCode, LiveRefusal, RunAck } from '@gamegeek/contracts/live/live-events.js';
import { runReport } from '@gamegeek/contracts/play/run-report.js';
import { ConnectionAdmission } from '../../../core/live/connections/connection-admission.service.js';
import type { LiveSocket } from '../../../core/live/patches/fan-out.js';
import { LimitedLog } from '../../../core/logging/limited-log.js';
import { LiveRuns, type Reporter } from './live-runs.service.js';

/** The event `run`: the page of a player says how the run goes on. */
@WebSocketGateway()
export class LiveRunsGateway {
  private readonly log = new LimitedLog(new Logger('Live'));
  private readonly reporters = new WeakMap<LiveSocket, Reporter>();

  constructor(
    private readonly runs: LiveRuns,
    private readonly admission: ConnectionAdmission,
  ) {}

  @SubscribeMessage('run')
  async report(@ConnectedSocket() socket: LiveSocket, @MessageBody() args: unknown[]): Promise<RunAck> {
    const [report, ...more] = args;
    if (more.length > 0 || !v.is(runReport, report)) {
      return refusal('bad_request', 'Send { token, round, state, score, log? }, and nothing else.');
    }
    try {
      return await this.runs.report(report, this.reporterOf(socket));
    } catch (error) {
      this.log.warn({ err: error }, 'a run could not be shown to others');
      return refusal('unavailable', 'This is not available right now. Please try again in a moment.');
    }
  }

  private reporterOf(socket: LiveSocket): Reporter {
    const known = this.reporters.get(socket);
    if (known) return known;
    const reporter: Reporter = {
      address: () => this.admission.addressOf(socket.conn),
      isConnected: () => socket.connected,
      notify: (watchers) => socket.emit('watchers', watchers),
    };
    this.reporters.set(socket, reporter);
    socket.once('disconnect', () => this.runs.forget(reporter));
    return reporter;
  }
}

const refusal = (code: LiveErrorCode, message: string): LiveRefusal => ({ ok: false, code, message });
