import {
  type GuessAnswer,
  guessAnswerSchema,
  type LaunchAnswer,
  launchAnswerSchema,
  type PlaySessionAnswer,
  playSessionAnswerSchema,
  type PlayState,
  type PlayTokenAnswer,
  playTokenSchema,
  type ResumedRound,
  resumedRoundSchema,
  type RoundAnswer,
  roundAnswerSchema,
} from '@gamegeek/contracts/play/play.schemas.js';
import { type RaceResult, raceResultSchema } from '@gamegeek/contracts/races/races.schemas.js';
import { type PlayedScore, playedScoreSchema } from '@gamegeek/contracts/scores/submission.schemas.js';
import { nothing, request } from '#shared/api/api-client.js';
import { cameFrom } from './came-from.js';

export type PlayAs = 'player' | 'guest';

/** Requests a ticket that starts the game. */
export function launchGame(gameId: number, as: PlayAs): Promise<LaunchAnswer> {
  const launch = () =>
    request(`/api/games/${gameId}/launches`, {
      method: 'POST',
      body: { as, from: cameFrom() },
      answer: launchAnswerSchema,
    });
  return as === 'guest' ? oneAtATime(launch) : launch();
}

/**
 * Tabs opened together must not create one guest each: the cookie identifies only one, and the scores of the others
 * could never be claimed. The lock makes the first launch create the guest; the next ones send its cookie.
 */
function oneAtATime<T>(launch: () => Promise<T>): Promise<T> {
  // Unavailable without TLS and in old browsers.
  const locks = navigator.locks as LockManager | undefined;
  return locks ? locks.request('guest-launch', launch) : launch();
}

export function openSession(ticket: string): Promise<PlaySessionAnswer> {
  return request('/api/play/sessions', { method: 'POST', body: { ticket }, answer: playSessionAnswerSchema });
}

export function renewToken(playToken: string): Promise<PlayTokenAnswer> {
  return request('/api/play/token', { method: 'POST', playToken, answer: playTokenSchema });
}

export function startRound(playToken: string): Promise<RoundAnswer> {
  return request('/api/play/rounds', { method: 'POST', playToken, answer: roundAnswerSchema });
}

/** The counted round of the daily. */
export function startDailyRound(playToken: string): Promise<RoundAnswer> {
  const utcOffset = 0 - new Date().getTimezoneOffset();
  return request('/api/daily/round', { method: 'POST', body: { utcOffset }, playToken, answer: roundAnswerSchema });
}

export interface Guess {
  round: string;
  at: number;
  input: string;
}

export function sendGuess(playToken: string, guess: Guess): Promise<GuessAnswer> {
  return request('/api/play/rounds/guesses', { method: 'POST', body: guess, playToken, answer: guessAnswerSchema });
}

export function resumeRound(playToken: string, round: string): Promise<ResumedRound> {
  return request('/api/play/rounds/resume', {
    method: 'POST',
    body: { round },
    playToken,
    answer: resumedRoundSchema,
  });
}

/** Starts a round with the seed of a recorded run. */
export function startRace(playToken: string, scoreId: number): Promise<RoundAnswer> {
  return request(`/api/scores/${scoreId}/races`, { method: 'POST', playToken, answer: roundAnswerSchema });
}

export interface Race {
  round: string;
  score: number;
  log?: string;
}

/** With a challenge, the race counts for it. */
export function finishRace(playToken: string, race: Race, challengeId?: string): Promise<RaceResult> {
  const path = challengeId === undefined ? '/api/play/races' : `/api/play/challenges/${challengeId}/races`;
  return request(path, { method: 'POST', body: race, playToken, answer: raceResultSchema });
}

export function sendPing(playToken: string, state: PlayState): Promise<undefined> {
  return request('/api/play/pings', { method: 'POST', body: { state }, playToken, answer: nothing });
}

export function endSession(playToken: string): Promise<undefined> {
  return request('/api/play/end', {
    method: 'POST',
    body: { token: playToken },
    playToken,
    keepalive: true,
    answer: nothing,
  });
}

export interface PlayScore {
  gameId: number;
  score: number;
  board?: string;
  round?: string;
  details?: { log: string };
}

export function submitScore(playToken: string, body: PlayScore, idempotencyKey: string): Promise<PlayedScore> {
  return request('/api/scores', {
    method: 'POST',
    body,
    playToken,
    idempotencyKey,
    // A score is sent although the player leaves.
    keepalive: true,
    answer: playedScoreSchema,
  });
}
