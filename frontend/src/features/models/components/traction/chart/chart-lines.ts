import type { ModelTraction, VersionTraction, WeekOfPlay } from '@gamegeek/contracts/models/traction.types.js';
import { averageRating } from '../average-rating.js';

/** More lines than these and the rest together could not be told apart. */
export const NAMED_LINES = 4;

/** What is counted week by week. */
export const COUNTS = ['games', 'players', 'scores'] as const;
type Count = (typeof COUNTS)[number];

/** What is drawn week by week; a rating is an average, and there is none while nobody has rated. */
export const MEASURES = [...COUNTS, 'rating'] as const;
export type Measure = (typeof MEASURES)[number];

export type ChartLine = Record<Count, number[]> & {
  rating: (number | null)[];
  key: string;
  /** The version that the line stands for; the line of the others has none. */
  version: string | undefined;
  /** How many versions the line stands for. */
  versions: number;
};

/**
 * The lines to draw: the versions most played in these weeks by themselves, the most scores first, and the others
 * together. Versions that nobody played in these weeks have no line.
 */
export function chartLines({ versions, weeks }: ModelTraction): ChartLine[] {
  // The sort is stable: between equals the newer version stays first, as the server lists them.
  const played = versions.filter(wasPlayed).sort((a, b) => recentScores(b) - recentScores(a));
  const lines = played.slice(0, NAMED_LINES).map((version) => lineOf(String(version.id), [version], weeks));
  const others = played.slice(NAMED_LINES);
  return others.length === 0 ? lines : [...lines, { ...lineOf('others', others, weeks), version: undefined }];
}

/** The measures of which there is anything to draw. */
export function drawnMeasures(lines: ChartLine[]): Measure[] {
  return MEASURES.filter((measure) => lines.some((line) => line[measure].some((value) => value !== null)));
}

/** All scores of the weeks that are drawn. */
export function scoresIn(lines: ChartLine[]): number {
  return lines.flatMap(({ scores }) => scores).reduce((sum, count) => sum + count, 0);
}

function lineOf(key: string, versions: VersionTraction[], weeks: string[]): ChartLine {
  const weekly = (measure: Count) => weeks.map((week) => sumOf(versions, week, measure));
  return {
    key,
    version: versions[0]?.version,
    versions: versions.length,
    games: weekly('games'),
    players: weekly('players'),
    scores: weekly('scores'),
    rating: weeks.map((week) => averageRating(rowsOf(versions, week)) ?? null),
  };
}

function rowsOf(versions: VersionTraction[], week: string): WeekOfPlay[] {
  return versions.flatMap(({ weekly }) => weekly.filter((row) => row.week === week));
}

function sumOf(versions: VersionTraction[], week: string, measure: Count): number {
  return rowsOf(versions, week).reduce((sum, row) => sum + row[measure], 0);
}

function wasPlayed(version: VersionTraction): boolean {
  return recentScores(version) > 0;
}

function recentScores({ weekly }: VersionTraction): number {
  return weekly.reduce((sum, { scores }) => sum + scores, 0);
}
