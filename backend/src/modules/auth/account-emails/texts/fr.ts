import type { AccountEmailTexts } from './account-email-texts.js';

export const fr: AccountEmailTexts = {
  greeting: 'Bonjour {{username}},',
  verifyEmail: {
    subject: 'Confirmez votre adresse e-mail',
    text: 'Veuillez confirmer que cette adresse e-mail appartient à votre compte GameGeek.',
    button: 'Confirmer mon adresse',
    holds: 'Le lien fonctionne une seule fois, pendant les prochaines 24 heures.',
    notYou: 'Vous ne vous êtes pas inscrit sur GameGeek ? Alors vous n’avez rien à faire.',
  },
  resetPassword: {
    subject: 'Choisissez un nouveau mot de passe',
    text: 'Quelqu’un, vous sans doute, a demandé un nouveau mot de passe pour votre compte GameGeek.',
    button: 'Choisir un nouveau mot de passe',
    holds: 'Le lien fonctionne une seule fois, pendant la prochaine heure.',
    notYou: 'Ce n’était pas vous ? Alors vous n’avez rien à faire : votre mot de passe reste le même.',
  },
  passwordChanged: {
    subject: 'Votre mot de passe a été modifié',
    text: 'Le mot de passe de votre compte GameGeek vient d’être modifié, et vos autres appareils ont été déconnectés.',
    notYou:
      'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe : ouvrez la page de connexion et choisissez « Mot de passe oublié ? ».',
    button: 'Ouvrir la page de connexion',
  },
  confirmNewEmail: {
    subject: 'Confirmez votre nouvelle adresse e-mail',
    text: 'Veuillez confirmer que cette adresse doit devenir la nouvelle adresse e-mail de votre compte GameGeek.',
    button: 'Confirmer la nouvelle adresse',
    holds: 'Le lien ne sert qu’une fois, dans les 24 heures. D’ici là, votre ancienne adresse reste valable.',
    notYou: 'Ce compte n’est pas le vôtre ou vous n’avez rien demandé ? Alors ne confirmez pas.',
  },
  emailChangeRequested: {
    subject: 'Votre adresse e-mail va changer',
    text: 'Votre compte GameGeek va recevoir une nouvelle adresse e-mail. Elle prend effet dès qu’elle est confirmée.',
    notYou:
      'Si vous ne l’avez pas demandé, annulez maintenant le changement et choisissez un nouveau mot de passe : quelqu’un d’autre connaît l’actuel.',
    button: 'Annuler le changement',
    holds:
      'Le lien ne sert qu’une fois, dans les 14 jours, même si le changement a déjà pris effet. Il rétablit cette adresse et ferme toutes les sessions.',
  },
  twoFactorEnabled: {
    subject: 'La double authentification est activée',
    text: 'La double authentification vient d’être activée. Désormais, la connexion demande aussi un code.',
    notYou:
      'Si ce n’était pas vous, quelqu’un connaît votre mot de passe : choisissez-en un autre tout de suite et fermez toutes les autres sessions.',
    button: 'Ouvrir les réglages de sécurité',
  },
  twoFactorDisabled: {
    subject: 'La double authentification est désactivée',
    text: 'La double authentification vient d’être désactivée. Votre mot de passe suffit pour vous connecter.',
    notYou:
      'Si ce n’était pas vous, choisissez tout de suite un autre mot de passe et réactivez la double authentification.',
    button: 'Ouvrir les réglages de sécurité',
  },
  tooManyCodes: {
    subject: 'Trop de codes incorrects',
    text: 'Quelqu’un qui connaît votre mot de passe a saisi tant de codes incorrects qu’aucun autre n’est accepté avant demain.',
    notYou: 'Si ce n’était pas vous, choisissez tout de suite un autre mot de passe. Votre compte est resté fermé.',
    button: 'Choisir un autre mot de passe',
  },
  newSignIn: {
    subject: 'Nouvelle connexion à votre compte',
    text: 'Quelqu’un s’est connecté à votre compte GameGeek depuis un appareil que nous ne connaissions pas.',
    time: 'Heure',
    browser: 'Navigateur',
    address: 'Adresse IP',
    unknown: 'inconnu',
    button: 'Vérifier mes sessions',
    notYou: 'C’était vous ? Alors tout va bien. Sinon, fermez cette session et changez de mot de passe.',
  },
};
