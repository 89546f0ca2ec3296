import type { AccountEmailTexts } from './account-email-texts.js';

export const fr: AccountEmailTexts = {
  greeting: 'Bonjour {{username}},',
  verifyEmail: {
    subject: 'Confirmez votre adresse e-mail',
    text: 'Veuillez confirmer que cette adresse e-mail appartient à votre compte GameGeek.',
    button: 'Confirmer mon adresse',
    holds: 'Le lien est valable 24 heures et ne peut être utilisé qu’une seule fois.',
    notYou: 'Cette inscription à GameGeek ne vient pas de vous ? Vous pouvez ignorer cet e-mail.',
  },
  resetPassword: {
    subject: 'Choisissez un nouveau mot de passe',
    text: 'Nous avons reçu une demande de réinitialisation du mot de passe de votre compte GameGeek.',
    button: 'Choisir un nouveau mot de passe',
    holds: 'Le lien est valable une heure et ne peut être utilisé qu’une seule fois.',
    notYou: 'Cette demande ne vient pas de vous ? Vous pouvez ignorer cet e-mail. Votre mot de passe reste le même.',
  },
  passwordChanged: {
    subject: 'Votre mot de passe a été modifié',
    text: 'Le mot de passe de votre compte GameGeek vient d’être modifié, et vos autres appareils ont été déconnectés.',
    apiKey:
      'Votre clé d’API a été remplacée elle aussi, et l’ancienne est refusée. Copiez la nouvelle depuis la page de la clé d’API dans vos jeux.',
    notYou:
      'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe : ouvrez la page de connexion et cliquez sur « Mot de passe oublié ? ».',
    button: 'Ouvrir la page de connexion',
  },
  confirmNewEmail: {
    subject: 'Confirmez votre nouvelle adresse e-mail',
    text: 'Veuillez confirmer que vous souhaitez utiliser cette adresse e-mail pour votre compte GameGeek.',
    button: 'Confirmer la nouvelle adresse',
    holds:
      'Le lien est valable 24 heures et ne peut être utilisé qu’une seule fois. Jusqu’à la confirmation, votre ancienne adresse reste en vigueur.',
    notYou:
      'Ce compte n’est pas le vôtre ou vous n’avez pas demandé ce changement ? Ne le confirmez pas. Vous pouvez ignorer cet e-mail.',
  },
  emailChangeRequested: {
    subject: 'Votre adresse e-mail va changer',
    text: 'Quelqu’un a demandé à changer l’adresse e-mail de votre compte GameGeek. Le changement prendra effet dès que la nouvelle adresse sera confirmée.',
    notYou:
      'Si ce n’était pas vous, annulez le changement dès maintenant et choisissez un nouveau mot de passe, car quelqu’un d’autre connaît l’actuel.',
    button: 'Annuler le changement',
    holds:
      'Le lien est valable 14 jours et ne peut être utilisé qu’une seule fois. Il fonctionne même si le changement a déjà pris effet : il rétablit cette adresse et vous déconnecte de tous vos appareils.',
  },
  twoFactorEnabled: {
    subject: 'La double authentification est activée',
    text: 'La double authentification vient d’être activée. Désormais, un code est nécessaire pour vous connecter, en plus de votre mot de passe.',
    notYou:
      'Si ce n’était pas vous, quelqu’un connaît votre mot de passe : choisissez-en tout de suite un nouveau et fermez toutes les autres sessions.',
    button: 'Ouvrir les réglages de sécurité',
  },
  twoFactorDisabled: {
    subject: 'La double authentification est désactivée',
    text: 'La double authentification vient d’être désactivée. Votre mot de passe suffit désormais pour vous connecter.',
    notYou:
      'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et réactivez la double authentification.',
    button: 'Ouvrir les réglages de sécurité',
  },
  loginGuesses: {
    subject: 'De nombreuses connexions échouées à votre compte',
    text: 'Quelqu’un a essayé de nombreux mots de passe incorrects pour votre compte GameGeek. Les navigateurs dans lesquels vous ne vous êtes jamais connecté doivent maintenant attendre. Ceux dans lesquels vous vous êtes déjà connecté fonctionnent comme d’habitude.',
    notYou:
      'Personne n’est entré. Si votre mot de passe est court ou si vous l’utilisez ailleurs, choisissez-en un nouveau. Le navigateur dans lequel vous le faites pourra se connecter aussitôt.',
    button: 'Choisir un nouveau mot de passe',
  },
  tooManyCodes: {
    subject: 'Trop de codes de vérification incorrects',
    text: 'Quelqu’un qui connaît votre mot de passe a saisi trop de codes incorrects. Aucun code n’est plus accepté avant demain.',
    notYou:
      'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe. Ces tentatives n’ont pas donné accès à votre compte.',
    button: 'Choisir un nouveau mot de passe',
  },
  newSignIn: {
    subject: 'Nouvelle connexion à votre compte',
    text: 'Quelqu’un s’est connecté à votre compte GameGeek depuis un appareil que nous ne connaissons pas encore.',
    time: 'Heure',
    browser: 'Navigateur',
    address: 'Adresse IP',
    unknown: 'inconnu',
    button: 'Examiner mes sessions',
    notYou: 'Si c’était vous, vous n’avez rien à faire. Sinon, fermez cette session et changez de mot de passe.',
  },
};
