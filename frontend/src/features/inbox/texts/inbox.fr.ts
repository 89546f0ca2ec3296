import type { InboxTexts } from './inbox-texts.js';

export const fr: InboxTexts = {
  title: 'Boîte de réception',
  eyebrow: 'Pour vous',
  intro: 'Ce qui est arrivé à vos scores, à vos jeux et à vos mots.',
  bell: 'Boîte de réception',
  bellUnread_one: 'Boîte de réception, {{count, number}} non lu',
  bellUnread_many: 'Boîte de réception, {{count, number}} non lus',
  bellUnread_other: 'Boîte de réception, {{count, number}} non lus',
  newest: 'Avis les plus récents',
  list: 'Avis',
  seeAll: 'Tout voir',
  settings: 'Réglages des notifications',
  markAllRead: 'Tout marquer comme lu',
  remove: 'Supprimer',
  unread: 'Non lu',
  pager: 'Pages de la boîte de réception',
  empty: 'Rien de nouveau pour l’instant',
  emptyHint: 'Les commentaires sur vos jeux, les places perdues et les nouveaux succès apparaîtront ici.',
  failed: 'Votre boîte de réception n’a pas pu être chargée.',
  changeFailed: 'Votre boîte de réception n’a pas pu être modifiée. Veuillez réessayer.',
  somebody: 'Quelqu’un',
  kinds: {
    overtaken:
      '<actor/> vous a dépassé dans <game/> avec {{score, number}} points. Vous êtes maintenant numéro {{rank, number}}.',
    comment: '<actor/> a commenté votre jeu <game/>.',
    mention: '<actor/> vous a mentionné dans un commentaire sur <game/>.',
    achievement: 'Vous avez débloqué le succès <achievement/>.',
    weeklyGame:
      'Place {{place, number}} en semaine {{week}}, {{year}}, de <game/> : vous êtes parmi ses <champions>champions</champions>.',
    weeklyGlobal:
      'Place {{place, number}} au classement de tous les jeux en semaine {{week}}, {{year}} : vous êtes parmi ses <champions>champions</champions>.',
    invite: '<actor/> vous invite à jouer à <game/>.',
  },
  moderation: {
    hideComment: 'Un administrateur a masqué votre commentaire sur <name/>.',
    restoreComment: 'Votre commentaire sur <name/> est de nouveau visible.',
    hideGame: 'Un administrateur a masqué votre jeu <name/>.',
    restoreGame: 'Votre jeu <name/> peut de nouveau être montré.',
    removeScore: 'Un administrateur a retiré votre score dans <name/>.',
    restoreScore: 'Votre score dans <name/> compte de nouveau.',
    mute: 'Un administrateur vous a rendu muet jusqu’au {{until}}. Vos scores comptent toujours.',
    unmute: 'Vous n’êtes plus muet.',
    dismissed: 'Nous avons examiné ce que vous avez signalé au sujet de <name/> et l’avons laissé en l’état.',
    acted: 'Merci : nous nous sommes occupés de ce que vous avez signalé au sujet de <name/>.',
    reason: 'Raison : <reason/>',
  },
  wayOut: {
    title: 'E-mails de GameGeek',
    noLink: 'Cette page s’ouvre par le lien à la fin de l’un de nos e-mails.',
    working: 'Un instant…',
    off: 'Désactiver',
    onAgain: 'Réactiver',
    home: 'Retour à l’accueil',
    email_notifications: {
      ask: 'Un clic, et plus aucun e-mail sur les commentaires, les résultats hebdomadaires, les invitations et autres ne vous parviendra. Votre boîte de réception sur le site reste.',
      isOff:
        'Les notifications par e-mail sont désactivées. Ce qui arrive reste visible dans votre boîte de réception sur le site.',
      isOn: 'Les notifications par e-mail sont réactivées.',
    },
    weekly_digest: {
      ask: 'Un clic, et le résumé hebdomadaire ne vous parviendra plus.',
      isOff: 'Le résumé hebdomadaire est désactivé.',
      isOn: 'Le résumé hebdomadaire est réactivé.',
    },
  },
};
