import type { Translation } from '#shared/i18n/translation.js';
import type { en } from './email-links.en.js';

export const fr: Translation<typeof en> = {
  reset: {
    title: 'Choisir un nouveau mot de passe',
    intro:
      'Il remplace l’ancien, et tous les appareils sont déconnectés. Si vous avez une clé d’API, elle est remplacée aussi.',
    account: 'Compte : {{username}}',
    password: 'Nouveau mot de passe',
    submit: 'Enregistrer le mot de passe',
    saving: 'Enregistrement…',
    done: 'Votre mot de passe a été modifié. Connectez-vous avec le nouveau.',
    spent: 'Ce lien n’est plus valide. Chaque lien ne sert qu’une fois et pour un temps limité.',
    again: 'Demander un nouveau lien',
  },
  verify: {
    title: 'Vérification de l’e-mail',
    looking: 'Vérification du lien…',
    ask: 'Confirmez que cette adresse e-mail appartient au compte {{username}}.',
    askNew: 'Confirmez que cette adresse devient l’adresse e-mail du compte {{username}}.',
    notYou:
      'La confirmation déconnecte les autres appareils et remplace toute clé d’API antérieure. Si vous n’avez pas créé ce compte, ne confirmez pas.',
    notYouNew: 'Si vous n’avez pas demandé ce changement, ne le confirmez pas.',
    otherAccount: 'Vous êtes connecté en tant que {{other}}. Confirmer vous déconnecte ici de ce compte.',
    confirm: 'Confirmer l’adresse e-mail',
    working: 'Vérification de votre adresse e-mail…',
    successTitle: 'E-mail vérifié',
    success: 'Votre adresse e-mail a bien été vérifiée !',
    failedTitle: 'Échec de la vérification',
    failed: 'L’adresse e-mail n’a pas pu être vérifiée',
    resendIntro: 'Saisissez votre adresse e-mail et nous vous enverrons un nouveau lien.',
  },
  undo: {
    title: 'Annuler le changement d’adresse e-mail',
    ask: 'Rétablir l’adresse e-mail précédente du compte {{username}} ?',
    effect: 'Les changements en attente sont annulés et tous les appareils sont déconnectés.',
    confirm: 'Rétablir mon adresse',
    working: 'Rétablissement…',
    done: 'Votre adresse a été rétablie. La personne qui l’a changée connaît votre mot de passe : choisissez-en un autre maintenant.',
    newPassword: 'Choisir un nouveau mot de passe',
  },
};
