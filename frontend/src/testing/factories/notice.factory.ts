import type { Notice } from '@gamegeek/contracts/inbox/inbox.schemas.js';

const frame = {
  created_at: '2026-11-02T10:00:00.000Z',
  read: false,
  actor: { id: '2', username: 'bob' },
  game: { id: 7, name: 'Hexfall', visible: true },
};

/** One notice of every kind, newest first. */
export function noticesOfEachKind(): Notice[] {
  return [
    { ...frame, id: 19, kind: 'comment', details: { comment_id: 3, excerpt: 'What a <b>game</b>!' } },
    { ...frame, id: 18, kind: 'mention', details: { comment_id: 2, excerpt: '' } },
    { ...frame, id: 17, kind: 'overtaken', details: { rank: 3, score: 12_000, at: '2026-11-02T10:00:00.000Z' } },
    { ...frame, id: 16, kind: 'achievement', actor: null, game: null, details: { key: 'first_game' } },
    {
      ...frame,
      id: 15,
      kind: 'weekly_result',
      actor: null,
      details: { week: '2026-W44', place: 2, score: 9_000 },
    },
    {
      ...frame,
      id: 14,
      kind: 'moderation',
      actor: null,
      details: {
        act: 'hide',
        subject: 'comment',
        name: 'Hexfall',
        reason: 'Not <i>nice</i>.',
        reader: 'author',
        until: null,
      },
    },
    { ...frame, id: 13, kind: 'invite', game: { id: 8, name: '<actor/> Quest', visible: false }, details: {} },
    {
      ...frame,
      id: 12,
      kind: 'game_achievement',
      actor: null,
      details: {
        key: 'first-gem',
        title: { en: 'First Gem', es: 'Primera gema', fr: 'Première gemme', de: 'Erster Stein' },
      },
    },
    { ...frame, id: 11, kind: 'key_score', details: { players: 3, score: 700 } },
    { ...frame, id: 10, kind: 'followed_record', details: { games: 3, score_id: 41 } },
    { ...frame, id: 9, kind: 'maker_invite', game: { id: 8, name: '<actor/> Quest', visible: false }, details: {} },
    { ...frame, id: 8, kind: 'transfer', details: {} },
  ];
}
