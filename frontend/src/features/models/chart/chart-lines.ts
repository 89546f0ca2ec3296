import type { ModelTraction, VersionTraction, WeekOfPlay } from '@gamegeek/contracts/models/traction.schemas.js';
import { averageRating } from '../traction/average-rating.js';

/** More lines could not be distinguished. */
export const NAMED_LINES = 4;

/** Weekly counts. */
export const COUNTS = ['games', 'players', 'scores'] as const;
type Count = (typeof COUNTS)[number];

/** Weekly values; a rating is an average, and null without ratings. */
export const MEASURES = [...COUNTS, 'rating'] as const;
export type Measure = (typeof MEASURES)[number];

export type ChartLine = Record<Count, number[]> & {
  rating: (number | null)[];
  key: string;
  /** The version of the line; undefined for the combined line. */
  version: string | undefined;
  /** The number of versions in the line. */
  versions: number;
};

/**
 * The lines to draw: the versions with the most scores in these weeks, in descending order, and the others combined.
 * Versions without scores in these weeks have no line.
 */
export function chartLines({ versions, weeks }: ModelTraction): ChartLine[] {
  // The sort is stable: among equals the newer version stays first, as the server lists them.
  const played = versions.filter(wasPlayed).sort((a, b) => recentScores(b) - recentScores(a));
  const lines = played.slice(0, NAMED_LINES).map((version) => lineOf(String(version.id), [version], weeks));
  const others = played.slice(NAMED_LINES);
  return others.length === 0 ? lines : [...lines, { ...lineOf('others', others, weeks), version: undefined }];
}

/** The measures with at least one value. */
export function measuresWithData(lines: ChartLine[]): Measure[] {
  return MEASURES.filter((measure) => lines.some((line) => line[measure].some((value) => value !== null)));
}

/** All scores of the displayed weeks. */
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
