import { texts } from '#shared/i18n/texts.js';

/** Texts of what the links of account emails open. */
export default texts({
  reset: {
    title: {
      en: 'Choose a new password',
      es: 'Elige una contraseña nueva',
      fr: 'Choisir un nouveau mot de passe',
      de: 'Neues Passwort wählen',
    },
    intro: {
      en: 'It replaces the old one, and all devices are logged out. If you have an API key, it is replaced as well.',
      es: 'Sustituye a la anterior y cierra la sesión en todos los dispositivos. Si tienes una clave de API, también se sustituye.',
      fr: 'Il remplace l’ancien, et tous les appareils sont déconnectés. Si vous avez une clé d’API, elle est remplacée aussi.',
      de: 'Es ersetzt das alte, und alle Geräte werden abgemeldet. Wenn du einen API-Schlüssel hast, wird auch er ersetzt.',
    },
    account: {
      en: 'Account: {{username}}',
      es: 'Cuenta: {{username}}',
      fr: 'Compte : {{username}}',
      de: 'Konto: {{username}}',
    },
    password: { en: 'New password', es: 'Contraseña nueva', fr: 'Nouveau mot de passe', de: 'Neues Passwort' },
    submit: {
      en: 'Save password',
      es: 'Guardar contraseña',
      fr: 'Enregistrer le mot de passe',
      de: 'Passwort speichern',
    },
    saving: { en: 'Saving…', es: 'Guardando…', fr: 'Enregistrement…', de: 'Wird gespeichert…' },
    done: {
      en: 'Your password has been changed. Please log in with the new one.',
      es: 'Tu contraseña ha cambiado. Inicia sesión con la nueva.',
      fr: 'Votre mot de passe a été modifié. Connectez-vous avec le nouveau.',
      de: 'Dein Passwort ist geändert. Bitte melde dich mit dem neuen an.',
    },
    spent: {
      en: 'This link is no longer valid. Each link works once, and only for a while.',
      es: 'Este enlace ya no es válido. Cada enlace sirve una sola vez y durante un tiempo.',
      fr: 'Ce lien n’est plus valide. Chaque lien ne sert qu’une fois et pour un temps limité.',
      de: 'Dieser Link ist nicht mehr gültig. Jeder Link gilt einmal und nur für eine Weile.',
    },
    again: {
      en: 'Get a new link',
      es: 'Pedir otro enlace',
      fr: 'Demander un nouveau lien',
      de: 'Neuen Link anfordern',
    },
  },
  verify: {
    title: {
      en: 'Email verification',
      es: 'Verificación del correo',
      fr: 'Vérification de l’e-mail',
      de: 'E-Mail bestätigen',
    },
    looking: {
      en: 'Checking the link…',
      es: 'Comprobando el enlace…',
      fr: 'Vérification du lien…',
      de: 'Der Link wird geprüft…',
    },
    ask: {
      en: 'Confirm that this email address belongs to the account {{username}}.',
      es: 'Confirma que este correo electrónico pertenece a la cuenta {{username}}.',
      fr: 'Confirmez que cette adresse e-mail appartient au compte {{username}}.',
      de: 'Bestätige, dass diese E-Mail-Adresse zum Konto {{username}} gehört.',
    },
    askNew: {
      en: 'Confirm that this address becomes the email address of the account {{username}}.',
      es: 'Confirma que esta dirección será el correo electrónico de la cuenta {{username}}.',
      fr: 'Confirmez que cette adresse devient l’adresse e-mail du compte {{username}}.',
      de: 'Bestätige, dass dies die neue E-Mail-Adresse des Kontos {{username}} wird.',
    },
    notYou: {
      en: 'Confirming signs out other devices and replaces any earlier API key. If you did not create this account, do not confirm.',
      es: 'Al confirmar se cierra la sesión en otros dispositivos y se sustituye la clave de API anterior. Si no creaste esta cuenta, no confirmes.',
      fr: 'La confirmation déconnecte les autres appareils et remplace toute clé d’API antérieure. Si vous n’avez pas créé ce compte, ne confirmez pas.',
      de: 'Mit der Bestätigung werden andere Geräte abgemeldet, und ein früherer API-Schlüssel wird ersetzt. Wenn du dieses Konto nicht angelegt hast, bestätige nicht.',
    },
    notYouNew: {
      en: 'If you did not request this change, do not confirm it.',
      es: 'Si no has pedido este cambio, no lo confirmes.',
      fr: 'Si vous n’avez pas demandé ce changement, ne le confirmez pas.',
      de: 'Wenn du diese Änderung nicht angefordert hast, bestätige sie nicht.',
    },
    otherAccount: {
      en: 'You are logged in as {{other}}. Confirming logs you out of that account here.',
      es: 'Has iniciado sesión como {{other}}. Si confirmas, aquí se cierra esa sesión.',
      fr: 'Vous êtes connecté en tant que {{other}}. Confirmer vous déconnecte ici de ce compte.',
      de: 'Du bist als {{other}} angemeldet. Mit dem Bestätigen wirst du hier von diesem Konto abgemeldet.',
    },
    confirm: {
      en: 'Confirm email address',
      es: 'Confirmar el correo',
      fr: 'Confirmer l’adresse e-mail',
      de: 'E-Mail-Adresse bestätigen',
    },
    working: {
      en: 'Verifying your email address…',
      es: 'Verificando tu correo electrónico…',
      fr: 'Vérification de votre adresse e-mail…',
      de: 'Deine E-Mail-Adresse wird bestätigt…',
    },
    successTitle: { en: 'Email verified', es: 'Correo verificado', fr: 'E-mail vérifié', de: 'E-Mail bestätigt' },
    success: {
      en: 'Your email has been verified successfully!',
      es: '¡Tu correo electrónico se ha verificado correctamente!',
      fr: 'Votre adresse e-mail a bien été vérifiée !',
      de: 'Deine E-Mail-Adresse ist jetzt bestätigt!',
    },
    failedTitle: {
      en: 'Verification failed',
      es: 'No se pudo completar la verificación',
      fr: 'Échec de la vérification',
      de: 'Bestätigung fehlgeschlagen',
    },
    failed: {
      en: 'Failed to verify email',
      es: 'No se pudo verificar el correo electrónico',
      fr: 'L’adresse e-mail n’a pas pu être vérifiée',
      de: 'Die E-Mail-Adresse konnte nicht bestätigt werden',
    },
    resendIntro: {
      en: 'Enter your email address and we will send you a new link.',
      es: 'Escribe tu correo electrónico y te enviaremos otro enlace.',
      fr: 'Saisissez votre adresse e-mail et nous vous enverrons un nouveau lien.',
      de: 'Gib deine E-Mail-Adresse ein, dann schicken wir dir einen neuen Link.',
    },
  },
  undo: {
    title: {
      en: 'Undo the change of your email address',
      es: 'Deshacer el cambio de correo',
      fr: 'Annuler le changement d’adresse e-mail',
      de: 'Änderung der E-Mail-Adresse rückgängig machen',
    },
    ask: {
      en: 'Restore the previous email address of the account {{username}}?',
      es: '¿Restaurar el correo electrónico anterior de la cuenta {{username}}?',
      fr: 'Rétablir l’adresse e-mail précédente du compte {{username}} ?',
      de: 'Die frühere E-Mail-Adresse des Kontos {{username}} wiederherstellen?',
    },
    effect: {
      en: 'Changes that are still pending are cancelled, and all devices are logged out.',
      es: 'Se cancelan los cambios pendientes y se cierra la sesión en todos los dispositivos.',
      fr: 'Les changements en attente sont annulés et tous les appareils sont déconnectés.',
      de: 'Offene Änderungen werden verworfen, und alle Geräte werden abgemeldet.',
    },
    confirm: {
      en: 'Restore my address',
      es: 'Restaurar mi correo',
      fr: 'Rétablir mon adresse',
      de: 'Adresse wiederherstellen',
    },
    working: { en: 'Restoring…', es: 'Restaurando…', fr: 'Rétablissement…', de: 'Wird wiederhergestellt…' },
    done: {
      en: 'Your address has been restored. The person who changed it knows your password: choose a new one now.',
      es: 'Tu correo se ha restaurado. Quien lo cambió conoce tu contraseña: elige otra ahora.',
      fr: 'Votre adresse a été rétablie. La personne qui l’a changée connaît votre mot de passe : choisissez-en un autre maintenant.',
      de: 'Deine Adresse ist wiederhergestellt. Wer sie geändert hat, kennt dein Passwort: Wähle jetzt ein neues.',
    },
    newPassword: {
      en: 'Choose a new password',
      es: 'Elegir otra contraseña',
      fr: 'Choisir un nouveau mot de passe',
      de: 'Neues Passwort wählen',
    },
  },
});
