import type { NoticeKind } from '@gamegeek/contracts/inbox/inbox.schemas.js';
import type { AchievementKey } from '@gamegeek/rules/achievements.js';

/** The texts of inbox emails in one language. Names in double braces are placeholders. */
export interface InboxEmailTexts {
  /** With {{username}}. */
  greeting: string;
  /** With {{actor}}, {{game}}, {{excerpt}}, {{achievement}}, {{place}}, {{rank}}, {{score}}, {{week}}, {{name}}, {{reason}}. */
  lines: Record<Exclude<NoticeKind, 'moderation' | 'weekly_result'>, string> & {
    weekly_result: string;
    weeklyGlobal: string;
    moderationOwn: string;
    moderationReport: string;
    /** By the creator of the game. */
    scoreRemoved: string;
    scoreRestored: string;
  };
  achievements: Record<AchievementKey, string>;
  somebody: string;
  notices: { /** With {{count}}. */ subject: string; more: string; button: string };
  digest: {
    subject: string;
    intro: string;
    button: string;
    placeUp: string;
    placeDown: string;
    from: string;
    overtaken: string;
    achievements: string;
    /** With {{achievement}} and {{game}}. */
    achievementInGame: string;
    comments: string;
    results: string;
    trending: string;
    playing: string;
  };
}
