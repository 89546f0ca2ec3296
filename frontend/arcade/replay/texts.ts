import { inEachLanguage } from '#shared/i18n/texts.js';

export const REPLAY_TEXTS = inEachLanguage({
  play: { en: 'Play', es: 'Reproducir', fr: 'Lire', de: 'Abspielen' },
  pause: { en: 'Pause', es: 'Pausar', fr: 'Mettre en pause', de: 'Pause' },
  again: { en: 'Watch again', es: 'Ver otra vez', fr: 'Revoir', de: 'Noch einmal ansehen' },
  back: { en: 'Step back', es: 'Un paso atrás', fr: 'Reculer d’un pas', de: 'Einen Schritt zurück' },
  next: { en: 'Step forward', es: 'Un paso adelante', fr: 'Avancer d’un pas', de: 'Einen Schritt vor' },
  speed: { en: 'Speed', es: 'Velocidad', fr: 'Vitesse', de: 'Geschwindigkeit' },
  place: { en: 'Place in the run', es: 'Punto de la partida', fr: 'Moment de la partie', de: 'Stelle im Lauf' },
  score: { en: 'Score', es: 'Puntos', fr: 'Score', de: 'Punkte' },
  soundOn: { en: 'Turn sound on', es: 'Activar el sonido', fr: 'Activer le son', de: 'Ton einschalten' },
  soundOff: { en: 'Turn sound off', es: 'Desactivar el sonido', fr: 'Couper le son', de: 'Ton ausschalten' },
  keys: {
    en: 'Space: play or pause · ← →: jump · , .: step · + −: speed',
    es: 'Espacio: reproducir o pausar · ← →: saltar · , .: paso a paso · + −: velocidad',
    fr: 'Espace : lire ou mettre en pause · ← → : sauter · , . : pas à pas · + − : vitesse',
    de: 'Leertaste: abspielen oder anhalten · ← →: springen · , .: Schritt für Schritt · + −: Tempo',
  },
  run: {
    en: '{game}: a recorded run',
    es: '{game}: una partida grabada',
    fr: '{game} : une partie enregistrée',
    de: '{game}: ein aufgezeichneter Lauf',
  },
  move: {
    en: 'Move {at} of {length}',
    es: 'Jugada {at} de {length}',
    fr: 'Coup {at} sur {length}',
    de: 'Zug {at} von {length}',
  },
  liveRun: {
    en: '{game}: a run that is being played',
    es: '{game}: una partida en curso',
    fr: '{game} : une partie en cours',
    de: '{game}: ein Lauf, der gerade gespielt wird',
  },
  live: { en: 'Live', es: 'En directo', fr: 'En direct', de: 'Live' },
  waiting: { en: 'Waiting…', es: 'Esperando…', fr: 'En attente…', de: 'Es wird gewartet…' },
  paused: {
    en: 'The player has paused',
    es: 'El jugador ha hecho una pausa',
    fr: 'Le joueur a mis en pause',
    de: 'Der Spieler macht Pause',
  },
  over: { en: 'End of the run', es: 'Fin de la partida', fr: 'Fin de la partie', de: 'Ende des Laufs' },
  broken: {
    en: 'This recording cannot be shown.',
    es: 'Esta grabación no se puede mostrar.',
    fr: 'Cet enregistrement ne peut pas être affiché.',
    de: 'Diese Aufzeichnung lässt sich nicht zeigen.',
  },
});

export type ReplayTexts = (typeof REPLAY_TEXTS)['en'];
