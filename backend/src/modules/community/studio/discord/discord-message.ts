import type { BoardFormat } from '@gamegeek/contracts/boards/board-format.schemas.js';
import { MAIN_BOARD } from '@gamegeek/contracts/boards/board-settings.js';
import type { Language } from '@gamegeek/contracts/preferences/preferences.js';
import { valueFormat } from '@gamegeek/rules/boards/format-value.js';
import { toValue } from '@gamegeek/rules/boards/values.js';
import { parseWeekName, weekOfYear } from '@gamegeek/rules/iso-week.js';
import { fill } from '../../../../core/mail/mail-texts.js';
import type { NamedBoard } from '../../../scores/shared/board-values.js';

export interface NewRecord extends NamedBoard {
  username: string;
  /** As it is stored. */
  score: number;
}

export interface Champions {
  /** `2026-W47` */
  week: string;
  format: BoardFormat;
  /** In the order of the board. */
  first: { place: number; username: string; score: number }[];
}

export interface News {
  records: NewRecord[];
  champions: Champions | undefined;
}

/** Records of one message; a game has up to fifty boards. */
const MAX_RECORDS = 10;
/** Of Discord. */
const MAX_LENGTH = 2_000;

const TEXTS: Record<Language, Record<'record' | 'boardRecord' | 'more' | 'champions' | 'test', string>> = {
  en: {
    record: 'New record in {{game}}: {{player}} with {{score}}.',
    boardRecord: 'New record in {{game}}, {{board}}: {{player}} with {{score}}.',
    more: 'New records on more boards: {{count}}.',
    champions: 'Week {{week}} of {{game}} is over. {{list}}',
    test: 'A test message from GameGeek. New records in {{game}} and the champions of each week will be reported here.',
  },
  es: {
    record: 'Nuevo récord en {{game}}: {{player}} con {{score}}.',
    boardRecord: 'Nuevo récord en {{game}}, {{board}}: {{player}} con {{score}}.',
    more: 'Nuevos récords en más clasificaciones: {{count}}.',
    champions: 'Ha terminado la semana {{week}} de {{game}}. {{list}}',
    test: 'Un mensaje de prueba de GameGeek. Aquí se publicarán los nuevos récords de {{game}} y los campeones de cada semana.',
  },
  fr: {
    record: 'Nouveau record à {{game}} : {{player}} avec {{score}}.',
    boardRecord: 'Nouveau record à {{game}}, {{board}} : {{player}} avec {{score}}.',
    more: 'Nouveaux records sur d’autres classements : {{count}}.',
    champions: 'La semaine {{week}} de {{game}} est terminée. {{list}}',
    test: 'Un message d’essai de GameGeek. Les nouveaux records de {{game}} et les champions de chaque semaine seront annoncés ici.',
  },
  de: {
    record: 'Neuer Rekord in {{game}}: {{player}} mit {{score}}.',
    boardRecord: 'Neuer Rekord in {{game}}, {{board}}: {{player}} mit {{score}}.',
    more: 'Neue Rekorde auf weiteren Bestenlisten: {{count}}.',
    champions: 'Woche {{week}} von {{game}} ist vorbei. {{list}}',
    test: 'Eine Testnachricht von GameGeek. Neue Rekorde in {{game}} und die Champions jeder Woche werden hier gemeldet.',
  },
};

/** Without effect in a message: no formatting, no links, no mentions. */
export const plain = (text: string): string => text.replace(/[!-/:-@[-`{-~]/g, String.raw`\$&`);

export const testMessage = (game: string, language: Language): string =>
  fill(TEXTS[language].test, { game: plain(game) });

/** All news of a game in one message. */
export function newsMessage(game: string, { records, champions }: News, language: Language): string {
  const texts = TEXTS[language];
  const named = { game: plain(game) };
  const lines = records.slice(0, MAX_RECORDS).map((record) =>
    fill(record.board === MAIN_BOARD ? texts.record : texts.boardRecord, {
      ...named,
      board: plain(record.boardName),
      player: plain(record.username),
      score: shown(record, record.score, language),
    }),
  );
  if (records.length > MAX_RECORDS) lines.push(fill(texts.more, { count: records.length - MAX_RECORDS }));
  if (champions) {
    const { week, format, first } = champions;
    const list = first.map(({ place, username, score }) => {
      return `${place}\\. ${plain(username)} \\(${shown(format, score, language)}\\)`;
    });
    const { number } = weekOfYear(parseWeekName(week) ?? 0);
    lines.push(fill(texts.champions, { ...named, week: number, list: list.join(' · ') }));
  }
  return lines.join('\n').slice(0, MAX_LENGTH);
}

/** The unit is a text of the maker. */
const shown = (format: BoardFormat, stored: number, language: Language): string =>
  plain(valueFormat(format, language)(toValue(format, stored)));
