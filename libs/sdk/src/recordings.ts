import { OWN_RECORDING, OWN_RECORDING_BYTES } from '@gamegeek/contracts/play/own-recordings.js';
import type { Started } from './client.js';
import { attempt } from './connection/attempt.js';
import type { Ask, Emit } from './connection/connection.js';
import type { Tell } from './messages/tell.js';
import type { Client } from './types.js';

/** A part that is loaded after the start: what a game records of its runs, and shows again. */
export function prepareRecordings(client: Started, emit: Emit, tell: Tell): void {
  recordRuns(client, tell);
  if (client.mode === 'bridge') showRecording(client.ask, emit);
}

/** The recording is sent as the log of the next score. */
function recordRuns(client: Client, tell: Tell): void {
  const { submit } = client;
  let log: string | undefined;
  Object.assign(client, {
    record: (bytes: Uint8Array) =>
      attempt(() => {
        if (bytes.length > OWN_RECORDING_BYTES) tell('recording', bytes.length);
        else log = OWN_RECORDING + btoa(String.fromCharCode(...bytes));
      }, console.error),
    submit: (score, options) => {
      const sent = submit(score, log ? (attempt(() => ({ ...options, log })) ?? { log }) : options);
      log = undefined;
      return sent;
    },
  } satisfies Partial<Client>);
}

/** The page around the game may have opened it to show a recording. */
function showRecording(ask: Ask, emit: Emit): void {
  const bytesOf = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  ask('kept', {})
    .then(({ replay }) => replay && emit('replay', bytesOf(replay)))
    .catch(() => undefined);
}
