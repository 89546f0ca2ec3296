import { Injectable, type OnModuleInit } from '@nestjs/common';
import { parseWeekName, weekDate, weekOfYear } from '@gamegeek/rules/iso-week.js';
import type { PageContent } from '../../../core/web/page-content.js';
import { SitePages, type Listed } from '../../../core/web/site-pages.service.js';
import { WeeksRepository, type ChampionRow } from './weeks.repository.js';
import { nameOf } from './weeks.service.js';

/** Metadata and first paint of the pages of weeks. */
@Injectable()
export class WeekPageService implements OnModuleInit {
  constructor(
    private readonly pages: SitePages,
    private readonly weeks: WeeksRepository,
  ) {}

  onModuleInit(): void {
    this.pages.register('/leaderboard/weeks/:week', {
      read: (name) => this.read(name),
      listing: { newest: (last, limit) => this.newest(last, limit) },
    });
  }

  private async read(name: string): Promise<PageContent | undefined> {
    const start = parseWeekName(name);
    if (start === undefined) return undefined;
    const week = weekDate(start);
    const found = await this.weeks.find(week);
    return found && contentOf(start, found.finalized ? await this.weeks.global(week) : []);
  }

  /** Finished weeks that have champions. */
  private async newest(last: number, limit: number): Promise<Listed[]> {
    const rows = await this.weeks.withChampions(last, limit);
    return rows.map(({ number, week, finalizedAt }) => ({ id: number, name: nameOf(week), changedAt: finalizedAt }));
  }
}

function contentOf(start: number, champions: ChampionRow[]): PageContent {
  const { year, number } = weekOfYear(start);
  const named = `week ${number}, ${year}`;
  const winners = champions.filter(({ place }) => place === 1).map(({ username }) => username);
  const result =
    winners.length > 0 ? `First over all games: ${winners.join(', ')}.` : 'First, second and third over all games.';
  return {
    title: `Champions of ${named}`,
    description: `${result} The three best of every game on GameGeek in ${named}.`,
    above: [{ title: 'Leaderboards', path: '/leaderboard' }],
  };
}
