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
  restart: { en: 'Restart', es: 'Reiniciar', fr: 'Recommencer', de: 'Neu starten' },
  giveUp: {
    en: 'Restart and lose {score} points?',
    es: '¿Reiniciar y perder {score} puntos?',
    fr: 'Recommencer et perdre {score} points ?',
    de: 'Neu starten und {score} Punkte verlieren?',
  },
  keepPlaying: { en: 'Keep playing', es: 'Seguir jugando', fr: 'Continuer à jouer', de: 'Weiterspielen' },
  back: { en: 'Back', es: 'Atrás', fr: 'Retour', de: 'Zurück' },
  options: { en: 'Options', es: 'Opciones', fr: 'Options', de: 'Optionen' },
  share: { en: 'Share', es: 'Compartir', fr: 'Partager', de: 'Teilen' },
  copied: { en: 'Copied', es: 'Copiado', fr: 'Copié', de: 'Kopiert' },
  notShared: { en: 'Not copied', es: 'No se ha copiado', fr: 'Non copié', de: 'Nicht kopiert' },
  time: { en: 'Time', es: 'Tiempo', fr: 'Temps', de: 'Zeit' },
  bestTime: {
    en: 'Best time {time}',
    es: 'Mejor tiempo: {time}',
    fr: 'Meilleur temps : {time}',
    de: 'Bestzeit: {time}',
  },
  newBestTime: {
    en: 'New best time!',
    es: '¡Nuevo mejor tiempo!',
    fr: 'Nouveau meilleur temps !',
    de: 'Neue Bestzeit!',
  },
  paused: { en: 'Paused', es: 'En pausa', fr: 'En pause', de: 'Pause' },
  pause: { en: 'Pause', es: 'Pausar', fr: 'Mettre en pause', de: 'Pausieren' },
  soundOn: { en: 'Turn sound on', es: 'Activar el sonido', fr: 'Activer le son', de: 'Ton einschalten' },
  soundOff: { en: 'Turn sound off', es: 'Desactivar el sonido', fr: 'Couper le son', de: 'Ton ausschalten' },
  score: { en: 'Score', es: 'Puntos', fr: 'Score', de: 'Punkte' },
  best: { en: 'Best', es: 'Mejor', fr: 'Record', de: 'Bestwert' },
  over: { en: 'Game over', es: 'Fin de la partida', fr: 'Partie terminée', de: 'Spiel vorbei' },
  won: { en: 'You won!', es: '¡Has ganado!', fr: 'Gagné !', de: 'Gewonnen!' },
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
  reconnecting: {
    en: 'Reconnecting…',
    es: 'Reconectando…',
    fr: 'Reconnexion…',
    de: 'Verbindung wird wiederhergestellt …',
  },
  top: { en: 'Top scores', es: 'Mejores puntuaciones', fr: 'Meilleurs scores', de: 'Beste Ergebnisse' },
  you: { en: 'You', es: 'Tú', fr: 'Vous', de: 'Du' },
  ready: { en: 'Get ready', es: 'Prepárate', fr: 'Préparez-vous', de: 'Bereit machen' },
  go: { en: 'Go!', es: '¡Ya!', fr: 'C’est parti !', de: 'Los!' },
  shortcuts: {
    en: 'Space: play · Esc: pause',
    es: 'Espacio: jugar · Esc: pausa',
    fr: 'Espace : jouer · Échap : pause',
    de: 'Leertaste: spielen · Esc: Pause',
  },
});

export type ShellTexts = (typeof TEXTS)['en'];

/** Replaces the `{name}` placeholders of a text. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}
