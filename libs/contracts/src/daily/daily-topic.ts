import { isDay } from './days.js';

export type DailyBoardTopic = `leaderboard:daily:${string}`;

export function dailyBoardTopic(day: string): DailyBoardTopic {
  return `leaderboard:daily:${day}`;
}

/** The day of a topic, or undefined. */
export function parseDailyBoardTopic(topic: string): string | undefined {
  const [kind, scope, day = '', ...rest] = topic.split(':');
  return kind === 'leaderboard' && scope === 'daily' && rest.length === 0 && isDay(day) ? day : undefined;
}
