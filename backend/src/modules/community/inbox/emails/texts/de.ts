import type { InboxEmailTexts } from './inbox-email-texts.js';

export const de: InboxEmailTexts = {
  greeting: 'Hallo {{username}},',
  lines: {
    overtaken: '{{actor}} hat dich in {{game}} mit {{score}} Punkten überholt. Du bist jetzt auf Platz {{rank}}.',
    comment: '{{actor}} hat dein Spiel {{game}} kommentiert: „{{excerpt}}“',
    mention: '{{actor}} hat dich in einem Kommentar zu {{game}} erwähnt: „{{excerpt}}“',
    achievement: 'Du hast den Erfolg {{achievement}} freigeschaltet.',
    game_achievement: 'Du hast den Erfolg {{achievement}} in {{game}} freigeschaltet.',
    weekly_result: 'Du hast die Woche {{week}} in {{game}} auf Platz {{place}} abgeschlossen, mit {{score}} Punkten.',
    weeklyGlobal:
      'Du hast die Woche {{week}} in der Rangliste aller Spiele auf Platz {{place}} abgeschlossen, mit {{score}} Punkten.',
    moderationOwn:
      'Ein Admin hat eine Maßnahme zu deinem Konto oder deinen Inhalten getroffen ({{name}}). Grund: {{reason}}',
    moderationReport: 'Wir haben deine Meldung zu {{name}} geprüft.',
    scoreRemoved:
      'Der Ersteller von {{name}} hat dein Ergebnis entfernt. In deinem Posteingang kannst du bei unseren Admins Einspruch erheben. Grund: {{reason}}',
    scoreRestored: 'Der Ersteller von {{name}} hat dein Ergebnis wiederhergestellt. Es zählt wieder.',
    invite: '{{actor}} lädt dich ein, {{game}} zu spielen.',
    key_score: '{{actor}} hat mit einem API-Schlüssel erstmals Punkte an dein Spiel {{game}} gesendet: {{score}}.',
  },
  achievements: {
    first_game: 'Erstes Spiel',
    score_master: 'Punktemeister',
    game_explorer: 'Spieleentdecker',
    achievement_hunter: 'Erfolgsjäger',
  },
  somebody: 'Jemand',
  notices: {
    subject: '{{count}} neue Mitteilungen auf GameGeek',
    more: 'Und {{count}} weitere in deinem Posteingang.',
    button: 'Posteingang öffnen',
  },
  digest: {
    subject: 'Deine Woche auf GameGeek',
    intro: 'Das ist in den letzten sieben Tagen passiert.',
    button: 'Posteingang öffnen',
    placeUp: 'Aufgestiegen in {{game}}',
    placeDown: 'Zurückgefallen in {{game}}',
    from: 'von {{before}} auf {{after}}',
    overtaken: 'Ranglisten, in denen du überholt wurdest',
    achievements: 'Neue Erfolge',
    achievementInGame: '{{achievement}} in {{game}}',
    comments: 'Neue Kommentare für dich',
    results: 'Ergebnis der Woche',
    trending: 'Im Trend',
    playing: '{{game}} ({{count}} Spieler diese Woche)',
  },
};
