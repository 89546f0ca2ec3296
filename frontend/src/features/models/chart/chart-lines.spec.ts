import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { modelTraction, versionTraction, WEEKS } from '#testing/factories/traction.factory.js';
import { chartLines, COUNTS, measuresWithData, NAMED_LINES, scoresIn } from './chart-lines.js';

const counts = fc.array(fc.nat(1_000), { minLength: WEEKS.length, maxLength: WEEKS.length });
const quiet = fc.constant<number[]>([]);
const tractions = fc
  .array(fc.oneof(counts, quiet), { maxLength: 9 })
  .map((versions) => modelTraction(versions.map((scores, id) => versionTraction(id, `v${id}`, scores))));

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

describe('the lines of the charts', () => {
  it('show the four versions with the most scores and combine the others', () => {
    const versions = [[1], [6], [0], [4], [5, 5], [2, 1], [2]].map((scores, id) =>
      versionTraction(id, `v${id}`, scores),
    );
    const lines = chartLines(modelTraction(versions));
    expect(lines.map(({ version }) => version)).toEqual(['v4', 'v1', 'v3', 'v5', undefined]);
    expect(lines.at(-1)).toMatchObject({ versions: 2, scores: [3, ...Array<number>(11).fill(0)] });
  });

  it('put the newer version first among equals', () => {
    const versions = ['3', '2', '1'].map((name, id) => versionTraction(id, name, [7]));
    expect(chartLines(modelTraction(versions)).map(({ version }) => version)).toEqual(['3', '2', '1']);
  });

  it('leave out versions played only before these weeks', () => {
    expect(chartLines(modelTraction([versionTraction(1, 'old', [], { scores: 900, players: 40 })]))).toEqual([]);
  });

  it('show ratings from the first one on, weighted equally in combined lines', () => {
    const rated = (id: number, scores: number[], average_rating: number | null, total_ratings: number) => {
      const version = versionTraction(id, `v${id}`, scores);
      const weekly = version.weekly.map((week, place) =>
        place < 10 ? week : { ...week, average_rating, total_ratings },
      );
      return { ...version, weekly };
    };
    const most = [9, 8, 7].map((score, id) => versionTraction(id, `v${id}`, [score]));
    const lines = chartLines(modelTraction([...most, rated(7, [6], 4, 2), rated(8, [2], 5, 1), rated(9, [1], 2, 2)]));
    expect(lines.map(({ rating }) => rating.slice(-3))).toEqual([
      ...Array<null[]>(3).fill([null, null, null]),
      [null, 4, 4],
      [null, 3, 3],
    ]);
    expect(measuresWithData(lines)).toEqual(['games', 'players', 'scores', 'rating']);
    expect(measuresWithData(chartLines(modelTraction(most)))).toEqual(['games', 'players', 'scores']);
  });

  it('include every score and player of these weeks once', () => {
    fc.assert(
      fc.property(tractions, (traction) => {
        const lines = chartLines(traction);
        for (const measure of COUNTS) {
          WEEKS.forEach((_, week) => {
            const drawn = sum(lines.map((line) => line[measure][week] ?? 0));
            expect(drawn).toBe(sum(traction.versions.map(({ weekly }) => weekly[week]?.[measure] ?? 0)));
          });
        }
        expect(scoresIn(lines)).toBe(traction.totals.scores);
      }),
    );
  });

  it('are at most four and the combined one, in descending order', () => {
    fc.assert(
      fc.property(tractions, (traction) => {
        const lines = chartLines(traction);
        const named = lines.filter(({ version }) => version !== undefined);
        const played = traction.versions.filter(({ scores }) => scores > 0);
        expect(named).toHaveLength(Math.min(played.length, NAMED_LINES));
        expect(lines.length - named.length).toBe(played.length > NAMED_LINES ? 1 : 0);
        expect(sum(lines.map(({ versions }) => versions))).toBe(played.length);
        const totals = named.map(({ scores }) => sum(scores));
        expect(totals).toEqual(totals.toSorted((a, b) => b - a));
      }),
    );
  });
});
