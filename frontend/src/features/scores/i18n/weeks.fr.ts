import type { Translation } from '../../../shared/i18n/translation.js';
import type { en } from './weeks.en.js';

export const fr: Translation<typeof en> = {
  eyebrow: 'Champions de la semaine',
  title: 'Les champions de la semaine {{week}} de {{year}}',
  name: 'Semaine {{week}} de {{year}}',
  players_one: '{{count, number}} joueur',
  players_many: '{{count, number}} de joueurs',
  players_other: '{{count, number}} joueurs',
  neighbours: 'Autres semaines',
  previous: 'Semaine précédente : {{name}}',
  next: 'Semaine suivante : {{name}}',
  overall: 'Tous jeux confondus',
  overallHint: 'Les meilleurs scores de la semaine, additionnés sur tous les jeux.',
  byGame: 'Jeu par jeu',
  byGameHint: 'Les meilleurs scores de la semaine dans chaque jeu, les plus joués d’abord.',
  pointsWord_one: 'point',
  pointsWord_many: 'de points',
  pointsWord_other: 'points',
  pager: 'Pages des jeux de cette semaine',
  quiet: 'Personne n’a joué cette semaine.',
  quietHint: 'Cela arrive. La suivante commence lundi.',
  failed: 'Les champions de cette semaine n’ont pas pu être chargés.',
  running: {
    title: 'Cette semaine est encore en cours',
    text: 'Ses champions seront connus à la fin. D’ici là, le classement évolue à chaque score.',
    link: 'Voir le classement en direct',
  },
  counting: {
    title: 'Cette semaine vient de se terminer',
    text: 'Les derniers scores sont en cours de comptage. Ses champions seront ici dans une minute.',
    again: 'Actualiser',
  },
  unknown: {
    title: 'Semaine introuvable',
    text: 'Il n’y a pas de classement pour cette semaine : elle n’a pas commencé, ou aucun score n’avait encore été envoyé.',
    back: 'Retour aux classements',
  },
  reset: {
    daysHours: 'Remise à zéro dans {{days, number}} j {{hours, number}} h',
    hoursMinutes: 'Remise à zéro dans {{hours, number}} h {{minutes, number}} min',
    minutes: 'Remise à zéro dans {{minutes, number}} min',
    soon: 'Remise à zéro dans moins d’une minute',
  },
  last: 'Champions de la semaine {{week}}',
  scoring: {
    title: 'Comment fonctionnent les scores',
    intro:
      'Chaque jeu compte ses propres points et envoie votre score à la fin d’une partie. La plupart récompensent les trois mêmes choses :',
    accuracy: 'Précision',
    accuracyText: 'Un jeu propre : des coups au but, de bonnes réponses et peu d’erreurs.',
    time: 'Bonus de temps',
    timeText: 'Plus vite vous finissez, plus le bonus est grand.',
    multipliers: 'Multiplicateurs de succès',
    multipliersText: 'Les séries et les exploits multiplient vos points.',
    rules: 'Comment se fait le classement',
    bestCounts:
      'Le classement d’un jeu montre votre meilleur score. Un score plus bas ne vous coûte jamais votre place.',
    globalCounts: 'Le classement général additionne vos meilleurs scores de tous les jeux.',
    tiesCount: 'Les scores égaux partagent un rang ; le premier arrivé reste devant.',
    weekCounts: 'Les Champions de la semaine se jouent à partir du lundi à 00 h 00 UTC.',
  },
};
