import type { AccountMailTexts } from './account-mail-texts.js';

export const fr: AccountMailTexts = {
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
  emailChanged: {
    subject: 'Votre adresse e-mail a été modifiée',
    text: 'Votre compte GameGeek a désormais une autre adresse e-mail. C’est le dernier message à son sujet qui arrive ici.',
    notYou:
      'Si ce n’était pas vous, connectez-vous avec votre nom d’utilisateur, fermez toutes les autres sessions et changez tout de suite de mot de passe.',
    button: 'Ouvrir la page de connexion',
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
