import type { Language } from '@gamegeek/contracts/preferences/preferences.js';

interface BoardTexts {
  all: string;
  week: string;
  rank: string;
  player: string;
  score: string;
  verified: string;
  empty: string;
  failed: string;
  reconnecting: string;
  play: string;
}

export const TEXTS: Record<Language, BoardTexts> = {
  en: {
    all: 'All time',
    week: 'This week',
    rank: 'Rank',
    player: 'Player',
    score: 'Score',
    verified: 'Verified score',
    empty: 'No scores yet. Be the first!',
    failed: 'The leaderboard could not be loaded.',
    reconnecting: 'Reconnecting…',
    play: 'Play on GameGeek',
  },
  es: {
    all: 'De siempre',
    week: 'Esta semana',
    rank: 'Puesto',
    player: 'Jugador',
    score: 'Puntuación',
    verified: 'Puntuación verificada',
    empty: 'Aún no hay puntuaciones. ¡Sé el primero!',
    failed: 'No se ha podido cargar la clasificación.',
    reconnecting: 'Reconectando…',
    play: 'Jugar en GameGeek',
  },
  fr: {
    all: 'Depuis toujours',
    week: 'Cette semaine',
    rank: 'Rang',
    player: 'Joueur',
    score: 'Score',
    verified: 'Score vérifié',
    empty: 'Pas encore de score. Soyez le premier !',
    failed: 'Le classement n’a pas pu être chargé.',
    reconnecting: 'Reconnexion…',
    play: 'Jouer sur GameGeek',
  },
  de: {
    all: 'Insgesamt',
    week: 'Diese Woche',
    rank: 'Platz',
    player: 'Spieler',
    score: 'Punkte',
    verified: 'Geprüftes Ergebnis',
    empty: 'Noch keine Punkte. Sei die oder der Erste!',
    failed: 'Die Bestenliste konnte nicht geladen werden.',
    reconnecting: 'Verbindung wird wiederhergestellt …',
    play: 'Auf GameGeek spielen',
  },
};
