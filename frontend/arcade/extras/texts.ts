import { inEachLanguage } from '#shared/i18n/texts.js';

/** What became of a run. */
export const OUTCOME_TEXTS = inEachLanguage({
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
  held: {
    en: 'The score waits until somebody has looked at this run.',
    es: 'La puntuación espera a que alguien revise esta partida.',
    fr: 'Le score attend que quelqu’un ait examiné cette partie.',
    de: 'Die Punkte warten, bis jemand diesen Lauf geprüft hat.',
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
  otherReason: { en: 'Error: {code}', es: 'Error: {code}', fr: 'Erreur : {code}', de: 'Fehler: {code}' },
  practice: {
    en: 'This run was not connected and stays in this window.',
    es: 'Esta partida no estaba conectada y se queda en esta ventana.',
    fr: 'Cette partie n’était pas connectée et reste dans cette fenêtre.',
    de: 'Dieser Lauf war nicht verbunden und bleibt in diesem Fenster.',
  },
  points: { en: '{score} points', es: '{score} puntos', fr: '{score} points', de: '{score} Punkte' },
  betterThan: {
    en: 'Better than {percent} of players',
    es: 'Mejor que el {percent} de los jugadores',
    fr: 'Mieux que {percent} des joueurs',
    de: 'Besser als {percent} aller Spieler',
  },
  earned: { en: 'Achievement reached', es: 'Logro conseguido', fr: 'Succès obtenu', de: 'Erfolg erreicht' },
});

export type OutcomeTexts = (typeof OUTCOME_TEXTS)['en'];

export const OPTIONS_TEXTS = inEachLanguage({
  options: { en: 'Options', es: 'Opciones', fr: 'Options', de: 'Optionen' },
  done: { en: 'Done', es: 'Listo', fr: 'Terminé', de: 'Fertig' },
  sound: { en: 'Sound', es: 'Sonido', fr: 'Son', de: 'Ton' },
  music: { en: 'Music', es: 'Música', fr: 'Musique', de: 'Musik' },
  vibration: { en: 'Vibration', es: 'Vibración', fr: 'Vibrations', de: 'Vibration' },
  colorBlind: {
    en: 'Colours for colour blindness',
    es: 'Colores para daltonismo',
    fr: 'Couleurs pour daltoniens',
    de: 'Farben bei Farbenblindheit',
  },
  animations: { en: 'Animations', es: 'Animaciones', fr: 'Animations', de: 'Animationen' },
  normal: { en: 'Normal', es: 'Normales', fr: 'Normales', de: 'Normal' },
  fast: { en: 'Fast', es: 'Rápidas', fr: 'Rapides', de: 'Schnell' },
  off: { en: 'Off', es: 'Desactivadas', fr: 'Désactivées', de: 'Aus' },
  repeatDelay: {
    en: 'Held keys repeat after {ms} ms',
    es: 'Las teclas se repiten tras {ms} ms',
    fr: 'Répétition des touches après {ms} ms',
    de: 'Gehaltene Tasten wiederholen nach {ms} ms',
  },
  repeatInterval: {
    en: 'then every {ms} ms',
    es: 'y luego cada {ms} ms',
    fr: 'puis toutes les {ms} ms',
    de: 'danach alle {ms} ms',
  },
  keys: { en: 'Keys', es: 'Teclas', fr: 'Touches', de: 'Tasten' },
  space: { en: 'Space', es: 'Espacio', fr: 'Espace', de: 'Leertaste' },
  pressKey: { en: 'Press a key', es: 'Pulsa una tecla', fr: 'Appuyez sur une touche', de: 'Taste drücken' },
  noKey: { en: 'No key', es: 'Sin tecla', fr: 'Aucune touche', de: 'Keine Taste' },
  keyTaken: {
    en: '{key} was the key for {control}.',
    es: '{key} era la tecla de {control}.',
    fr: '{key} était la touche pour {control}.',
    de: '{key} war die Taste für {control}.',
  },
  resetKeys: { en: 'Reset keys', es: 'Restablecer teclas', fr: 'Rétablir les touches', de: 'Tasten zurücksetzen' },
});

export type OptionsTexts = (typeof OPTIONS_TEXTS)['en'];
