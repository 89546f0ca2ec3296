import type {
  BoardResult,
  HelloMessage,
  PortAnswer,
  PortAnswers,
  PortNotice,
  PortRequestType,
  PortRequests,
  WelcomeMessage,
} from '@gamegeek/contracts/play/port-messages.js';
import { ownRound, stateOf, type Connection, type Emit } from './connection.js';
import { unsent } from '../score-queue.js';
import type { Round } from '../types.js';

const WELCOME_MS = 1_000;
const ANSWER_MS = 10_000;
const SUBMIT_MS = 30_000;

/** Connects to the page around the game. Undefined if that is not GameGeek or does not answer in time. */
export function connectBridge(site: string, emit: Emit): Promise<Connection | undefined> {
  return new Promise((resolve) => {
    const finish = (connection?: Connection) => {
      removeEventListener('message', onMessage);
      resolve(connection);
    };
    const onMessage = ({ data, source, origin, ports: [port] }: MessageEvent<WelcomeMessage | null>) => {
      if (source === parent && origin === site && port && data?.gg === 'welcome' && data.v === 1)
        finish(createBridge(port, data, emit));
    };
    if (parent === window) return finish();
    setTimeout(finish, WELCOME_MS);
    addEventListener('message', onMessage);
    // Contains no secret, because any page around the game can read it.
    parent.postMessage({ gg: 'hello', v: 1 } satisfies HelloMessage, '*');
  });
}

/** Plays through the page, which holds the play token and the queue; requests use its port. */
function createBridge(port: MessagePort, { player, locale }: WelcomeMessage, emit: Emit): Connection {
  const answers = new Map<number, (answer: PortAnswer<PortRequestType>) => void>();
  let lastId = 0;

  const ask = <Type extends PortRequestType>(
    type: Type,
    fields: PortRequests[Type],
    waitMs = ANSWER_MS,
  ): Promise<PortAnswers[Type]> => {
    const id = ++lastId;
    return new Promise((resolve, reject) => {
      const end = (answer: PortAnswer<PortRequestType>) => {
        clearTimeout(timer);
        answers.delete(id);
        // The page answers with the type of the request.
        if ('answer' in answer) resolve(answer.answer as PortAnswers[Type]);
        else reject(new Error(answer.error));
      };
      const timer = setTimeout(() => end({ id, error: 'unreachable' }), waitMs);
      answers.set(id, end);
      port.postMessage({ ...fields, id, type });
    });
  };

  port.onmessage = ({ data }: MessageEvent<PortAnswer<PortRequestType> | PortNotice>) => {
    if ('id' in data) answers.get(data.id)?.(data);
    else if (data.type === 'player') emit('player', (bridge.player = data.player));
    else if (data.type === 'locale') bridge.locale = data.locale;
    else if (data.type === 'late-score') emit('score', { ...data.result, score: data.score });
    else if (data.type === 'queue') emit('state', (bridge.state = stateOf(true, data.waiting)));
  };

  const bridge: { -readonly [Name in keyof Connection]: Connection[Name] } = {
    mode: 'bridge',
    state: 'live',
    player,
    locale,
    // Only games of the arcade, which do without the SDK, have rounds without a seed, and races.
    round: () => ask('round', {}).then(({ round }) => round as Round, ownRound),
    submit: (sent) =>
      (ask('submit', sent, SUBMIT_MS) as Promise<BoardResult>).catch((error: Error) =>
        unsent('refused', error.message),
      ),
    ask,
  };
  return bridge;
}
