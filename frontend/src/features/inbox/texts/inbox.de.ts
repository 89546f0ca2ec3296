import type { InboxTexts } from './inbox-texts.js';

export const de: InboxTexts = {
  title: 'Posteingang',
  eyebrow: 'Für dich',
  intro: 'Was mit deinen Punkten, deinen Spielen und deinen Worten geschehen ist.',
  bell: 'Posteingang',
  bellUnread_one: 'Posteingang, {{count, number}} ungelesen',
  bellUnread_many: 'Posteingang, {{count, number}} ungelesen',
  bellUnread_other: 'Posteingang, {{count, number}} ungelesen',
  newest: 'Neueste Mitteilungen',
  list: 'Mitteilungen',
  seeAll: 'Alle ansehen',
  settings: 'Mitteilungen einstellen',
  markAllRead: 'Alle als gelesen markieren',
  remove: 'Löschen',
  unread: 'Ungelesen',
  pager: 'Seiten des Posteingangs',
  empty: 'Noch nichts Neues',
  emptyHint: 'Kommentare zu deinen Spielen, verlorene Plätze und neue Erfolge erscheinen hier.',
  failed: 'Dein Posteingang konnte nicht geladen werden.',
  changeFailed: 'Dein Posteingang konnte nicht geändert werden. Bitte versuche es noch einmal.',
  somebody: 'Jemand',
  kinds: {
    overtaken:
      '<actor/> hat dich in <game/> mit {{score, number}} Punkten überholt. Du bist jetzt auf Platz {{rank, number}}.',
    comment: '<actor/> hat dein Spiel <game/> kommentiert.',
    mention: '<actor/> hat dich in einem Kommentar zu <game/> erwähnt.',
    achievement: 'Du hast den Erfolg <achievement/> freigeschaltet.',
    weeklyGame:
      'Platz {{place, number}} in Woche {{week}}, {{year}}, von <game/>: Du gehörst zu den <champions>Champions</champions>.',
    weeklyGlobal:
      'Platz {{place, number}} auf der Rangliste aller Spiele in Woche {{week}}, {{year}}: Du gehörst zu den <champions>Champions</champions>.',
    invite: '<actor/> lädt dich ein, <game/> zu spielen.',
  },
  moderation: {
    hideComment: 'Ein Admin hat deinen Kommentar zu <name/> ausgeblendet.',
    restoreComment: 'Dein Kommentar zu <name/> ist wieder sichtbar.',
    hideGame: 'Ein Admin hat dein Spiel <name/> ausgeblendet.',
    restoreGame: 'Dein Spiel <name/> darf wieder gezeigt werden.',
    removeScore: 'Ein Admin hat deine Punkte in <name/> entfernt.',
    restoreScore: 'Deine Punkte in <name/> zählen wieder.',
    mute: 'Ein Admin hat dich bis {{until}} stummgeschaltet. Deine Punkte zählen weiterhin.',
    unmute: 'Du bist nicht mehr stummgeschaltet.',
    dismissed: 'Wir haben uns angesehen, was du zu <name/> gemeldet hast, und es so gelassen.',
    acted: 'Danke: Um das, was du zu <name/> gemeldet hast, haben wir uns gekümmert.',
    reason: 'Grund: <reason/>',
  },
};
