import type { InboxEmailTexts } from './inbox-email-texts.js';

export const fr: InboxEmailTexts = {
  greeting: 'Bonjour {{username}},',
  lines: {
    overtaken: '{{actor}} vous a dépassé dans {{game}} avec {{score}} points. Vous êtes maintenant au rang {{rank}}.',
    comment: '{{actor}} a commenté votre jeu {{game}} : « {{excerpt}} »',
    mention: '{{actor}} vous a mentionné dans un commentaire sur {{game}} : « {{excerpt}} »',
    achievement: 'Vous avez débloqué le succès {{achievement}}.',
    game_achievement: 'Vous avez débloqué le succès {{achievement}} dans {{game}}.',
    weekly_result: 'Vous avez terminé la semaine {{week}} au rang {{place}} dans {{game}}, avec {{score}} points.',
    weeklyGlobal:
      'Vous avez terminé la semaine {{week}} au rang {{place}} du classement de tous les jeux, avec {{score}} points.',
    moderationOwn:
      'Un administrateur a pris une mesure concernant votre compte ou vos contenus ({{name}}). Motif : {{reason}}',
    moderationReport: 'Nous avons examiné votre signalement concernant {{name}}.',
    scoreRemoved:
      'Le créateur de {{name}} a retiré votre score. Vous pouvez faire appel auprès de nos administrateurs dans votre boîte de réception. Motif : {{reason}}',
    scoreRestored: 'Le créateur de {{name}} a rétabli votre score. Il compte à nouveau.',
    invite: '{{actor}} vous invite à jouer à {{game}}.',
    key_score: '{{actor}} a envoyé un premier score à votre jeu {{game}} avec une clé d’API : {{score}} points.',
  },
  achievements: {
    first_game: 'Première partie',
    score_master: 'Maître du score',
    game_explorer: 'Explorateur de jeux',
    achievement_hunter: 'Chasseur de succès',
  },
  somebody: 'Quelqu’un',
  notices: {
    subject: '{{count}} nouvelles notifications sur GameGeek',
    more: 'Et {{count}} autres dans votre boîte de réception.',
    button: 'Ouvrir votre boîte',
  },
  digest: {
    subject: 'Votre semaine sur GameGeek',
    intro: 'Voici ce qui s’est passé ces sept derniers jours.',
    button: 'Ouvrir votre boîte',
    placeUp: 'En hausse dans {{game}}',
    placeDown: 'En baisse dans {{game}}',
    from: 'de {{before}} à {{after}}',
    overtaken: 'Classements où vous avez été dépassé',
    achievements: 'Nouveaux succès',
    achievementInGame: '{{achievement}} dans {{game}}',
    comments: 'Nouveaux commentaires pour vous',
    results: 'Résultat de la semaine',
    trending: 'Tendances',
    playing: '{{game}} ({{count}} joueurs cette semaine)',
  },
};
