import type { Translation } from '#shared/i18n/translation.js';
import type { en } from './inbox.en.js';

export const fr: Translation<typeof en> = {
  title: 'Boîte de réception',
  eyebrow: 'Pour vous',
  intro: 'Ce qui est arrivé à vos scores, à vos jeux et à vos commentaires.',
  bell: 'Boîte de réception',
  bellUnread_one: 'Boîte de réception, {{count, number}} non lue',
  bellUnread_many: 'Boîte de réception, {{count, number}} de non lues',
  bellUnread_other: 'Boîte de réception, {{count, number}} non lues',
  newest: 'Notifications les plus récentes',
  list: 'Notifications',
  seeAll: 'Tout voir',
  settings: 'Paramètres des notifications',
  markAllRead: 'Tout marquer comme lu',
  remove: 'Supprimer',
  unread: 'Non lue',
  pager: 'Pages de la boîte de réception',
  empty: 'Rien de nouveau pour l’instant',
  emptyHint: 'Les commentaires sur vos jeux, les places perdues et les nouveaux succès apparaîtront ici.',
  failed: 'Votre boîte de réception n’a pas pu être chargée.',
  changeFailed: 'Votre boîte de réception n’a pas pu être modifiée. Veuillez réessayer.',
  somebody: 'Quelqu’un',
  kinds: {
    overtaken:
      '<actor/> vous devance à <game/> avec {{score, number}} points. Vous êtes maintenant au rang {{rank, number}}.',
    comment: '<actor/> a commenté votre jeu <game/>.',
    mention: '<actor/> vous a mentionné dans un commentaire sur <game/>.',
    achievement: 'Vous avez débloqué le succès <achievement/>.',
    gameAchievement: 'Vous avez débloqué le succès <achievement/> dans <game/>.',
    weeklyGame:
      'Vous avez fini {{place}} à <game/> en semaine {{week}} de {{year}}. Voir les <champions>champions</champions>.',
    weeklyGlobal:
      'Vous avez fini {{place}} tous jeux confondus en semaine {{week}} de {{year}}. Voir les <champions>champions</champions>.',
    places: { first: '1er', second: '2e', third: '3e' },
    invite: '<actor/> vous invite à jouer à <game/>.',
    keyScore:
      '<actor/> a envoyé un premier score à votre jeu <game/> avec une clé d’API : {{score, number}}. Vous pouvez le <scores>retirer</scores>.',
    keyScores:
      '<actor/> et {{others, number}} de plus ont envoyé un premier score à votre jeu <game/> avec une clé d’API. Vous pouvez les <scores>retirer</scores>.',
  },
  moderation: {
    hideComment: 'Un administrateur a masqué votre commentaire sur <name/>.',
    restoreComment: 'Votre commentaire sur <name/> est de nouveau visible.',
    hideGame: 'Un administrateur a masqué votre jeu <name/>.',
    restoreGame: 'Vous pouvez rendre votre jeu <name/> de nouveau visible.',
    removeScore: 'Un administrateur a retiré votre score à <name/>.',
    restoreScore: 'Votre score à <name/> compte de nouveau.',
    creatorRemoved: 'Le créateur de <name/> a retiré votre score.',
    creatorRestored: 'Le créateur de <name/> a rétabli votre score. Il compte de nouveau.',
    mute: 'Un administrateur vous a retiré la parole jusqu’au {{until}}. Vos scores comptent toujours.',
    unmute: 'Vous avez de nouveau la parole.',
    dismissed: 'Nous avons examiné ce que vous avez signalé au sujet de <name/> et l’avons laissé en l’état.',
    acted: 'Merci : nous nous sommes occupés de ce que vous avez signalé au sujet de <name/>.',
    reason: 'Motif : <reason/>',
  },
  invite: {
    button: 'Inviter quelqu’un',
    title: 'Inviter quelqu’un',
    intro:
      'Avec qui aimeriez-vous jouer à {{game}} ? Cette personne trouvera votre invitation dans sa boîte de réception, sauf si elle a désactivé les invitations.',
    username: 'Nom d’utilisateur',
    send: 'Envoyer l’invitation',
    sending: 'Envoi…',
    cancel: 'Annuler',
    sent: 'Invitation envoyée',
    sentText: '{{name}} trouvera votre invitation dans sa boîte de réception.',
    invalid: 'Veuillez saisir le nom d’un joueur.',
    unknown: 'Aucun joueur ne porte ce nom.',
    self: 'C’est vous. Invitez quelqu’un d’autre.',
    failed: 'L’invitation n’a pas pu être envoyée.',
  },
  unsubscribe: {
    title: 'E-mails de GameGeek',
    noLink: 'Ouvrez cette page avec le lien à la fin de l’un de nos e-mails.',
    working: 'Un instant…',
    off: 'Désactiver',
    onAgain: 'Réactiver',
    home: 'Retour à l’accueil',
    email_notifications: {
      ask: 'Désactivez-les pour ne plus recevoir d’e-mails sur les commentaires, les résultats hebdomadaires, les invitations et autres. Vous les trouverez toujours dans votre boîte de réception sur le site.',
      isOff:
        'Les notifications par e-mail sont désactivées. Ce qui arrive reste visible dans votre boîte de réception sur le site.',
      isOn: 'Les notifications par e-mail sont réactivées.',
    },
    weekly_digest: {
      ask: 'Désactivez-le pour ne plus recevoir le résumé hebdomadaire.',
      isOff: 'Le résumé hebdomadaire est désactivé.',
      isOn: 'Le résumé hebdomadaire est réactivé.',
    },
  },
};
