import type { InboxEmailTexts } from './inbox-email-texts.js';

export const fr: InboxEmailTexts = {
  greeting: 'Bonjour {{username}},',
  lines: {
    overtaken: '{{actor}} vous a dépassé dans {{game}} avec {{score}} points. Vous êtes maintenant numéro {{rank}}.',
    comment: '{{actor}} a commenté votre jeu {{game}} : « {{excerpt}} »',
    mention: '{{actor}} vous a mentionné dans un commentaire sur {{game}} : « {{excerpt}} »',
    achievement: 'Vous avez débloqué le succès {{achievement}}.',
    game_achievement: 'Vous avez débloqué le succès {{achievement}} dans {{game}}.',
    weekly_result: 'Place {{place}} dans {{game}}, semaine {{week}}, avec {{score}} points.',
    weeklyGlobal: 'Place {{place}} au classement de tous les jeux, semaine {{week}}, avec {{score}} points.',
    moderationOwn: 'Un administrateur est intervenu sur l’un de vos contenus ({{name}}). Raison : {{reason}}',
    moderationReport: 'Nous avons examiné ce que vous avez signalé au sujet de {{name}}.',
    invite: '{{actor}} vous invite à jouer à {{game}}.',
  },
  achievements: {
    first_game: 'Première partie',
    score_master: 'Maître du score',
    game_explorer: 'Explorateur de jeux',
    achievement_hunter: 'Chasseur de succès',
  },
  somebody: 'Quelqu’un',
  notices: {
    subject: '{{count}} nouveaux avis sur GameGeek',
    more: 'Et {{count}} autres dans votre boîte de réception.',
    button: 'Ouvrir votre boîte',
  },
  digest: {
    subject: 'Votre semaine sur GameGeek',
    intro: 'Voici ce qui vous est arrivé ces sept derniers jours.',
    button: 'Voir votre boîte',
    placeUp: 'En hausse dans {{game}}',
    placeDown: 'En baisse dans {{game}}',
    from: 'de {{before}} à {{after}}',
    overtaken: 'Classements où l’on vous a dépassé',
    achievements: 'Nouveaux succès',
    achievementInGame: '{{achievement}} dans {{game}}',
    comments: 'Commentaires pour vous',
    results: 'Résultat de la semaine',
    trending: 'Tendances',
    playing: '{{game}} ({{count}} joueurs cette semaine)',
  },
};
