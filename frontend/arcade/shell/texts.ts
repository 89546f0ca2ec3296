import { inEachLanguage } from '#shared/i18n/texts.js';

export const TEXTS = inEachLanguage({
  play: { en: 'Play', es: 'Jugar', fr: 'Jouer', de: 'Spielen' },
  again: { en: 'Play again', es: 'Jugar otra vez', fr: 'Rejouer', de: 'Noch einmal' },
  resume: { en: 'Resume', es: 'Continuar', fr: 'Reprendre', de: 'Weiter' },
  goOn: {
    en: 'Continue: {score} points',
    es: 'Continuar: {score} puntos',
    fr: 'Continuer : {score} points',
    de: 'Weiterspielen: {score} Punkte',
  },
  newRun: { en: 'New run', es: 'Nueva partida', fr: 'Nouvelle partie', de: 'Neuer Lauf' },
  paused: { en: 'Paused', es: 'En pausa', fr: 'En pause', de: 'Pause' },
  pause: { en: 'Pause', es: 'Pausar', fr: 'Mettre en pause', de: 'Pausieren' },
  soundOn: { en: 'Turn sound on', es: 'Activar el sonido', fr: 'Activer le son', de: 'Ton einschalten' },
  soundOff: { en: 'Turn sound off', es: 'Desactivar el sonido', fr: 'Couper le son', de: 'Ton ausschalten' },
  score: { en: 'Score', es: 'Puntos', fr: 'Score', de: 'Punkte' },
  best: { en: 'Best', es: 'Mejor', fr: 'Record', de: 'Bestwert' },
  over: { en: 'Game over', es: 'Fin de la partida', fr: 'Partie terminée', de: 'Spiel vorbei' },
  won: { en: 'You won!', es: '¡Has ganado!', fr: 'Gagné !', de: 'Gewonnen!' },
  newBest: {
    en: 'New personal best!',
    es: '¡Nuevo récord personal!',
    fr: 'Nouveau record personnel !',
    de: 'Neue persönliche Bestleistung!',
  },
  sending: {
    en: 'Sending your score…',
    es: 'Enviando tu puntuación…',
    fr: 'Envoi de votre score…',
    de: 'Punkte werden gesendet …',
  },
  rank: {
    en: 'Rank #{rank} of {total}',
    es: 'Puesto {rank} de {total}',
    fr: 'Place {rank} sur {total}',
    de: 'Platz {rank} von {total}',
  },
  rankAlone: { en: 'Rank #{rank}', es: 'Puesto {rank}', fr: 'Place {rank}', de: 'Platz {rank}' },
  yourBest: {
    en: 'Your best is {score}',
    es: 'Tu mejor marca es {score}',
    fr: 'Votre record est de {score}',
    de: 'Deine Bestleistung: {score}',
  },
  replayed: {
    en: 'Replayed: the server repeated your run and got the same score',
    es: 'Reproducida: el servidor ha repetido tu partida y ha obtenido la misma puntuación',
    fr: 'Rejoué : le serveur a répété la partie et obtenu le même score',
    de: 'Nachgespielt: Der Server hat den Lauf wiederholt und kam auf dieselbe Punktzahl',
  },
  verified: {
    en: 'Verified: the server answered every input of your run',
    es: 'Verificada: el servidor ha respondido a cada acción de tu partida',
    fr: 'Vérifié : le serveur a répondu à chaque action de la partie',
    de: 'Geprüft: Der Server hat jede Eingabe des Laufs beantwortet',
  },
  passed: {
    en: 'You passed {names}',
    es: 'Has superado a {names}',
    fr: 'Vous avez dépassé {names}',
    de: 'Überholt: {names}',
  },
  missing: {
    en: '{points} more to pass {name} at #{rank}',
    es: 'Te faltan {points} para superar a {name} en el puesto {rank}',
    fr: 'Encore {points} pour dépasser {name}, place {rank}',
    de: 'Noch {points} bis {name} auf Platz {rank}',
  },
  first: {
    en: 'Nobody is ahead of you',
    es: 'No hay nadie por delante de ti',
    fr: 'Personne n’est devant vous',
    de: 'Niemand liegt vor dir',
  },
  anyScore: {
    en: 'Any score puts you at #1.',
    es: 'Con cualquier puntuación serás el n.º 1.',
    fr: 'N’importe quel score vous place n° 1.',
    de: 'Mit jeder Punktzahl bist du auf Platz 1.',
  },
  wouldBe: {
    en: 'You would be #{rank} of {total}. Keep it?',
    es: 'Serías el n.º {rank} de {total}. ¿Quieres guardarla?',
    fr: 'Vous seriez n° {rank} sur {total}. Garder ce score ?',
    de: 'Du wärst Platz {rank} von {total}. Behalten?',
  },
  wouldBeAlone: {
    en: 'You would be #{rank}. Keep it?',
    es: 'Serías el n.º {rank}. ¿Quieres guardarla?',
    fr: 'Vous seriez n° {rank}. Garder ce score ?',
    de: 'Du wärst Platz {rank}. Behalten?',
  },
  keep: {
    en: 'Sign up to keep it',
    es: 'Regístrate para guardarla',
    fr: 'S’inscrire pour le garder',
    de: 'Registrieren und behalten',
  },
  playingAs: {
    en: 'Playing as {name}',
    es: 'Juegas como {name}',
    fr: 'Vous jouez en tant que {name}',
    de: 'Du spielst als {name}',
  },
  guest: {
    en: 'Playing as a guest',
    es: 'Juegas como invitado',
    fr: 'Vous jouez en invité',
    de: 'Du spielst als Gast',
  },
  local: {
    en: 'Practice mode: scores stay in this window.',
    es: 'Modo de práctica: las puntuaciones se quedan en esta ventana.',
    fr: 'Mode entraînement : les scores restent dans cette fenêtre.',
    de: 'Übungsmodus: Punkte bleiben in diesem Fenster.',
  },
  queued: {
    en: 'You are offline. Your score is sent when the connection is back.',
    es: 'Estás sin conexión. Tu puntuación se enviará cuando vuelva.',
    fr: 'Vous êtes hors ligne. Votre score sera envoyé au retour de la connexion.',
    de: 'Du bist offline. Deine Punkte werden gesendet, sobald die Verbindung wieder da ist.',
  },
  limited: {
    en: 'Too many scores at once. Yours waits and is sent later.',
    es: 'Demasiadas puntuaciones a la vez. La tuya espera y se enviará más tarde.',
    fr: 'Trop de scores à la fois. Le vôtre attend et sera envoyé plus tard.',
    de: 'Zu viele Ergebnisse auf einmal. Deine Punkte warten und werden später gesendet.',
  },
  refused: {
    en: 'This score does not count. {reason}',
    es: 'Esta puntuación no cuenta. {reason}',
    fr: 'Ce score ne compte pas. {reason}',
    de: 'Diese Punkte zählen nicht. {reason}',
  },
  tooFast: {
    en: 'The run was shorter than the game can be played.',
    es: 'La partida duró menos de lo que se tarda en jugarla.',
    fr: 'La partie a duré moins longtemps qu’il ne faut pour la jouer.',
    de: 'Der Lauf war kürzer, als man das Spiel spielen kann.',
  },
  notReproduced: {
    en: 'Replaying the run led to another score.',
    es: 'Al repetir la partida, la puntuación fue otra.',
    fr: 'La relecture de la partie donne un autre score.',
    de: 'Beim Nachspielen kam eine andere Punktzahl heraus.',
  },
  roundOver: {
    en: 'A run counts for six hours, or until the next one starts.',
    es: 'Una partida cuenta durante seis horas o hasta que empieza la siguiente.',
    fr: 'Une partie compte pendant six heures, ou jusqu’au début de la suivante.',
    de: 'Ein Lauf zählt sechs Stunden lang oder bis zum Beginn des nächsten.',
  },
  blocked: {
    en: 'The creator of the game has blocked you.',
    es: 'El creador del juego te ha bloqueado.',
    fr: 'Le créateur du jeu vous a bloqué.',
    de: 'Wer das Spiel gemacht hat, hat dich gesperrt.',
  },
  noAnswer: {
    en: 'GameGeek could not be reached.',
    es: 'No se pudo contactar con GameGeek.',
    fr: 'GameGeek est injoignable.',
    de: 'GameGeek war nicht zu erreichen.',
  },
  reconnecting: {
    en: 'Reconnecting…',
    es: 'Reconectando…',
    fr: 'Reconnexion…',
    de: 'Verbindung wird wiederhergestellt …',
  },
  otherReason: { en: 'Error: {code}', es: 'Error: {code}', fr: 'Erreur : {code}', de: 'Fehler: {code}' },
  practice: {
    en: 'This run was not connected and stays in this window.',
    es: 'Esta partida no estaba conectada y se queda en esta ventana.',
    fr: 'Cette partie n’était pas connectée et reste dans cette fenêtre.',
    de: 'Dieser Lauf war nicht verbunden und bleibt in diesem Fenster.',
  },
  top: { en: 'Top scores', es: 'Mejores puntuaciones', fr: 'Meilleurs scores', de: 'Beste Ergebnisse' },
  you: { en: 'You', es: 'Tú', fr: 'Vous', de: 'Du' },
  ready: { en: 'Get ready', es: 'Prepárate', fr: 'Préparez-vous', de: 'Bereit machen' },
  go: { en: 'Go!', es: '¡Ya!', fr: 'C’est parti !', de: 'Los!' },
  shortcuts: {
    en: 'Space: play · P: pause · M: sound',
    es: 'Espacio: jugar · P: pausa · M: sonido',
    fr: 'Espace : jouer · P : pause · M : son',
    de: 'Leertaste: spielen · P: Pause · M: Ton',
  },
  shortcutsTurns: {
    en: 'Space: play · M: sound',
    es: 'Espacio: jugar · M: sonido',
    fr: 'Espace : jouer · M : son',
    de: 'Leertaste: spielen · M: Ton',
  },
});

export type ShellTexts = (typeof TEXTS)['en'];

/** Replaces the `{name}` placeholders of a text. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}
