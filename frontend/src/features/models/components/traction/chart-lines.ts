import type { ModelTraction, VersionTraction } from '@gamegeek/contracts/models/traction.types.js';

/** More lines than these and the rest together could not be told apart. */
export const NAMED_LINES = 4;

/** What is drawn week by week. */
export const MEASURES = ['players', 'scores'] as const;
export type Measure = (typeof MEASURES)[number];

export type ChartLine = Record<Measure, number[]> & {
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

/** All scores of the weeks that are drawn. */
export function scoresIn(lines: ChartLine[]): number {
  return lines.flatMap(({ scores }) => scores).reduce((sum, count) => sum + count, 0);
}

function lineOf(key: string, versions: VersionTraction[], weeks: string[]): ChartLine {
  const weekly = (measure: Measure) => weeks.map((week) => sumOf(versions, week, measure));
  return {
    key,
    version: versions[0]?.version,
    versions: versions.length,
    players: weekly('players'),
    scores: weekly('scores'),
  };
}

function sumOf(versions: VersionTraction[], week: string, measure: Measure): number {
  return versions
    .flatMap(({ weekly }) => weekly.filter((row) => row.week === week))
    .reduce((sum, row) => sum + row[measure], 0);
}

function wasPlayed(version: VersionTraction): boolean {
  return recentScores(version) > 0;
}

function recentScores({ weekly }: VersionTraction): number {
  return weekly.reduce((sum, { scores }) => sum + scores, 0);
}
