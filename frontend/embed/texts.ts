import { inEachLanguage } from '#shared/i18n/texts.js';

export const TEXTS = inEachLanguage({
  all: { en: 'All time', es: 'De siempre', fr: 'Depuis toujours', de: 'Insgesamt' },
  day: { en: 'Today', es: 'Hoy', fr: 'Aujourd’hui', de: 'Heute' },
  week: { en: 'This week', es: 'Esta semana', fr: 'Cette semaine', de: 'Diese Woche' },
  month: { en: 'This month', es: 'Este mes', fr: 'Ce mois-ci', de: 'Dieser Monat' },
  rank: { en: 'Rank', es: 'Puesto', fr: 'Rang', de: 'Platz' },
  player: { en: 'Player', es: 'Jugador', fr: 'Joueur', de: 'Spieler' },
  score: { en: 'Score', es: 'Puntuación', fr: 'Score', de: 'Punkte' },
  time: { en: 'Time', es: 'Tiempo', fr: 'Temps', de: 'Zeit' },
  watch: { en: 'Watch', es: 'Ver', fr: 'Revoir', de: 'Ansehen' },
  watchOf: {
    en: 'Watch: the run of {{name}}',
    es: 'Ver: la partida de {{name}}',
    fr: 'Revoir : la partie de {{name}}',
    de: 'Ansehen: der Lauf von {{name}}',
  },
  checks: {
    replayed: {
      name: { en: 'Replayed score', es: 'Puntuación reproducida', fr: 'Score rejoué', de: 'Nachgespieltes Ergebnis' },
      hint: {
        en: 'Replayed: the server has repeated the inputs of this run and reached the same score.',
        es: 'Reproducida: el servidor ha repetido las acciones de esta partida y ha obtenido la misma puntuación.',
        fr: 'Rejoué : le serveur a répété les actions de cette partie et obtenu le même score.',
        de: 'Nachgespielt: Der Server hat die Eingaben dieses Laufs wiederholt und kam auf dieselbe Punktzahl.',
      },
    },
    verified: {
      name: { en: 'Verified score', es: 'Puntuación verificada', fr: 'Score vérifié', de: 'Geprüftes Ergebnis' },
      hint: {
        en: 'Verified: the server kept what was hidden in this run, and answered every input.',
        es: 'Verificada: el servidor guardó lo que estaba oculto en esta partida y respondió a cada acción.',
        fr: 'Vérifié : le serveur a gardé ce qui était caché dans cette partie et répondu à chaque action.',
        de: 'Geprüft: Der Server behielt, was in diesem Lauf verborgen war, und beantwortete jede Eingabe.',
      },
    },
  },
  empty: {
    en: 'No scores yet. Be the first!',
    es: 'Aún no hay puntuaciones. ¡Sé el primero!',
    fr: 'Pas encore de score. Soyez le premier !',
    de: 'Noch keine Punkte. Sei die oder der Erste!',
  },
  failed: {
    en: 'The leaderboard could not be loaded.',
    es: 'No se ha podido cargar la clasificación.',
    fr: 'Le classement n’a pas pu être chargé.',
    de: 'Die Bestenliste konnte nicht geladen werden.',
  },
  reconnecting: {
    en: 'Reconnecting…',
    es: 'Reconectando…',
    fr: 'Reconnexion…',
    de: 'Verbindung wird wiederhergestellt …',
  },
  periodic: {
    en: 'Updates every 10 s',
    es: 'Se actualiza cada 10 s',
    fr: 'Actualisé toutes les 10 s',
    de: 'Alle 10 s aktualisiert',
  },
  play: { en: 'Play on GameGeek', es: 'Jugar en GameGeek', fr: 'Jouer sur GameGeek', de: 'Auf GameGeek spielen' },
});
