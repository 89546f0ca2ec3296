import type { RunCheck } from '@gamegeek/arcade/run-check.js';
import type { Language } from '@gamegeek/contracts/preferences/preferences.js';

interface BoardTexts {
  all: string;
  week: string;
  rank: string;
  player: string;
  score: string;
  /** The mark of checked scores, and what it means. */
  checks: Record<RunCheck, { name: string; hint: string }>;
  empty: string;
  failed: string;
  reconnecting: string;
  periodic: string;
  play: string;
}

export const TEXTS: Record<Language, BoardTexts> = {
  en: {
    all: 'All time',
    week: 'This week',
    rank: 'Rank',
    player: 'Player',
    score: 'Score',
    checks: {
      replayed: {
        name: 'Replayed score',
        hint: 'Replayed: the server has repeated the inputs of this run and reached the same score.',
      },
      verified: {
        name: 'Verified score',
        hint: 'Verified: the server kept what was hidden in this run, and answered every input.',
      },
    },
    empty: 'No scores yet. Be the first!',
    failed: 'The leaderboard could not be loaded.',
    reconnecting: 'Reconnecting…',
    periodic: 'Updates every 10 s',
    play: 'Play on GameGeek',
  },
  es: {
    all: 'De siempre',
    week: 'Esta semana',
    rank: 'Puesto',
    player: 'Jugador',
    score: 'Puntuación',
    checks: {
      replayed: {
        name: 'Puntuación reproducida',
        hint: 'Reproducida: el servidor ha repetido las acciones de esta partida y ha obtenido la misma puntuación.',
      },
      verified: {
        name: 'Puntuación verificada',
        hint: 'Verificada: el servidor guardó lo que estaba oculto en esta partida y respondió a cada acción.',
      },
    },
    empty: 'Aún no hay puntuaciones. ¡Sé el primero!',
    failed: 'No se ha podido cargar la clasificación.',
    reconnecting: 'Reconectando…',
    periodic: 'Se actualiza cada 10 s',
    play: 'Jugar en GameGeek',
  },
  fr: {
    all: 'Depuis toujours',
    week: 'Cette semaine',
    rank: 'Rang',
    player: 'Joueur',
    score: 'Score',
    checks: {
      replayed: {
        name: 'Score rejoué',
        hint: 'Rejoué : le serveur a répété les actions de cette partie et obtenu le même score.',
      },
      verified: {
        name: 'Score vérifié',
        hint: 'Vérifié : le serveur a gardé ce qui était caché dans cette partie et répondu à chaque action.',
      },
    },
    empty: 'Pas encore de score. Soyez le premier !',
    failed: 'Le classement n’a pas pu être chargé.',
    reconnecting: 'Reconnexion…',
    periodic: 'Actualisé toutes les 10 s',
    play: 'Jouer sur GameGeek',
  },
  de: {
    all: 'Insgesamt',
    week: 'Diese Woche',
    rank: 'Platz',
    player: 'Spieler',
    score: 'Punkte',
    checks: {
      replayed: {
        name: 'Nachgespieltes Ergebnis',
        hint: 'Nachgespielt: Der Server hat die Eingaben dieses Laufs wiederholt und kam auf dieselbe Punktzahl.',
      },
      verified: {
        name: 'Geprüftes Ergebnis',
        hint: 'Geprüft: Der Server behielt, was in diesem Lauf verborgen war, und beantwortete jede Eingabe.',
      },
    },
    empty: 'Noch keine Punkte. Sei die oder der Erste!',
    failed: 'Die Bestenliste konnte nicht geladen werden.',
    reconnecting: 'Verbindung wird wiederhergestellt …',
    periodic: 'Alle 10 s aktualisiert',
    play: 'Auf GameGeek spielen',
  },
};
