import { texts } from '#shared/i18n/texts.js';

/** Texts of reporting. */
export default texts({
  report: { en: 'Report', es: 'Denunciar', fr: 'Signaler', de: 'Melden' },
  reported: { en: 'Reported', es: 'Denunciado', fr: 'Signalé', de: 'Gemeldet' },
  of: {
    comment: {
      en: 'the comment by {{name}}',
      es: 'el comentario de {{name}}',
      fr: 'le commentaire de {{name}}',
      de: 'den Kommentar von {{name}}',
    },
    game: { en: 'the game {{name}}', es: 'el juego {{name}}', fr: 'le jeu {{name}}', de: 'das Spiel {{name}}' },
    score: {
      en: 'the score of {{name}}',
      es: 'la puntuación de {{name}}',
      fr: 'le score de {{name}}',
      de: 'das Ergebnis von {{name}}',
    },
  },
  title: {
    comment: {
      en: 'Report this comment',
      es: 'Denunciar este comentario',
      fr: 'Signaler ce commentaire',
      de: 'Diesen Kommentar melden',
    },
    game: { en: 'Report this game', es: 'Denunciar este juego', fr: 'Signaler ce jeu', de: 'Dieses Spiel melden' },
    score: {
      en: 'Report this score',
      es: 'Denunciar esta puntuación',
      fr: 'Signaler ce score',
      de: 'Dieses Ergebnis melden',
    },
  },
  intro: {
    en: 'A moderator will review it. Reports are anonymous.',
    es: 'Lo revisará el equipo de moderación. Las denuncias son anónimas.',
    fr: 'L’équipe de modération va l’examiner. Les signalements sont anonymes.',
    de: 'Die Moderation prüft es. Meldungen sind anonym.',
  },
  reason: { en: 'What is wrong?', es: '¿Qué ocurre?', fr: 'Quel est le problème ?', de: 'Was stimmt nicht?' },
  reasons: {
    spam: { en: 'Spam or advertising', es: 'Spam o publicidad', fr: 'Spam ou publicité', de: 'Spam oder Werbung' },
    abuse: {
      en: 'Insults, hate or harassment',
      es: 'Insultos, odio o acoso',
      fr: 'Insultes, haine ou harcèlement',
      de: 'Beleidigung, Hass oder Belästigung',
    },
    cheating: { en: 'Cheating', es: 'Trampas', fr: 'Triche', de: 'Betrug' },
    broken: { en: 'It does not work', es: 'No funciona', fr: 'Cela ne fonctionne pas', de: 'Es funktioniert nicht' },
    other: { en: 'Something else', es: 'Otra cosa', fr: 'Autre chose', de: 'Etwas anderes' },
  },
  text: {
    en: 'What should we know?',
    es: '¿Qué deberíamos saber?',
    fr: 'Que devrions-nous savoir ?',
    de: 'Was sollten wir wissen?',
  },
  textHint: {
    en: 'Optional, at most {{max, number}} characters.',
    es: 'Opcional, como máximo {{max, number}} caracteres.',
    fr: 'Facultatif, {{max, number}} caractères au plus.',
    de: 'Optional, höchstens {{max, number}} Zeichen.',
  },
  send: { en: 'Send report', es: 'Enviar denuncia', fr: 'Envoyer le signalement', de: 'Meldung senden' },
  thanks: { en: 'Thank you', es: 'Gracias', fr: 'Merci', de: 'Danke' },
  thanksText: {
    en: 'Your report has been sent. We will notify you of the outcome.',
    es: 'Tu denuncia se ha enviado. Te informaremos del resultado.',
    fr: 'Votre signalement a été envoyé. Nous vous informerons de la suite donnée.',
    de: 'Deine Meldung wurde gesendet. Wir informieren dich über das Ergebnis.',
  },
  failed: {
    en: 'Your report could not be sent.',
    es: 'No se pudo enviar tu denuncia.',
    fr: 'Votre signalement n’a pas pu être envoyé.',
    de: 'Deine Meldung konnte nicht gesendet werden.',
  },
  /** Of a player whose score the creator of its game has removed. */
  appeal: {
    button: { en: 'Appeal', es: 'Reclamar', fr: 'Faire appel', de: 'Einspruch erheben' },
    done: { en: 'Appeal sent', es: 'Reclamación enviada', fr: 'Appel envoyé', de: 'Einspruch gesendet' },
    of: {
      en: 'the removal in {{name}}',
      es: 'la retirada en {{name}}',
      fr: 'du retrait à {{name}}',
      de: 'gegen die Entfernung in {{name}}',
    },
    title: {
      en: 'Appeal this removal',
      es: 'Reclamar contra esta retirada',
      fr: 'Faire appel de ce retrait',
      de: 'Einspruch gegen diese Entfernung',
    },
    intro: {
      en: 'Our admins look at the score and decide. Until then it does not count.',
      es: 'Nuestros administradores revisan la puntuación y deciden. Hasta entonces no cuenta.',
      fr: 'Nos administrateurs examinent le score et décident. D’ici là, il ne compte pas.',
      de: 'Unsere Admins sehen sich das Ergebnis an und entscheiden. Bis dahin zählt es nicht.',
    },
    text: {
      en: 'Why should the score count?',
      es: '¿Por qué debería contar la puntuación?',
      fr: 'Pourquoi le score devrait-il compter ?',
      de: 'Warum sollte das Ergebnis zählen?',
    },
    send: { en: 'Send appeal', es: 'Enviar reclamación', fr: 'Envoyer l’appel', de: 'Einspruch senden' },
    thanks: {
      en: 'Your appeal has been sent. You will find the decision in your inbox.',
      es: 'Tu reclamación se ha enviado. Encontrarás la decisión en tu bandeja de entrada.',
      fr: 'Votre appel a été envoyé. Vous trouverez la décision dans votre boîte de réception.',
      de: 'Dein Einspruch wurde gesendet. Die Entscheidung findest du in deinem Posteingang.',
    },
  },
});
