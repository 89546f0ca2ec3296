import type { Translation } from '../../../shared/i18n/translation.js';
import type { en } from './weeks.en.js';

export const de: Translation<typeof en> = {
  eyebrow: 'Champions der Woche',
  title: 'Champions der Woche {{week}}/{{year}}',
  name: 'Woche {{week}}/{{year}}',
  players_one: '{{count, number}} Spieler',
  players_many: '{{count, number}} Spieler',
  players_other: '{{count, number}} Spieler',
  neighbours: 'Andere Wochen',
  previous: 'Woche davor: {{name}}',
  next: 'Woche danach: {{name}}',
  overall: 'In allen Spielen',
  overallHint: 'Die besten Ergebnisse der Woche, über alle Spiele zusammengezählt.',
  byGame: 'Spiel für Spiel',
  byGameHint: 'Die besten Ergebnisse der Woche in jedem Spiel, die meistgespielten zuerst.',
  pointsWord_one: 'Punkt',
  pointsWord_many: 'Punkte',
  pointsWord_other: 'Punkte',
  pager: 'Seiten der Spiele dieser Woche',
  quiet: 'In dieser Woche hat niemand gespielt.',
  quietHint: 'Das kommt vor. Am Montag beginnt eine neue.',
  failed: 'Die Champions dieser Woche konnten nicht geladen werden.',
  running: {
    title: 'Diese Woche läuft noch',
    text: 'Ihre Champions stehen fest, sobald sie vorbei ist. Bis dahin ändert sich die Bestenliste mit jedem Ergebnis.',
    link: 'Zur Live-Bestenliste',
  },
  counting: {
    title: 'Diese Woche ist gerade zu Ende gegangen',
    text: 'Die letzten Ergebnisse werden noch gezählt. In einer Minute stehen die Champions hier.',
    again: 'Noch einmal nachsehen',
  },
  unknown: {
    title: 'Woche nicht gefunden',
    text: 'Für diese Woche gibt es keine Bestenliste: Sie hat noch nicht begonnen, oder es gab noch keine Ergebnisse.',
    back: 'Zurück zu den Bestenlisten',
  },
  reset: {
    daysHours: 'Neustart in {{days, number}} T. {{hours, number}} Std.',
    hoursMinutes: 'Neustart in {{hours, number}} Std. {{minutes, number}} Min.',
    minutes: 'Neustart in {{minutes, number}} Min.',
    soon: 'Neustart in weniger als einer Minute',
  },
  last: 'Champions der Woche {{week}}',
  scoring: {
    title: 'So funktioniert die Wertung',
    intro:
      'Jedes Spiel zählt seine eigenen Punkte und schickt dein Ergebnis am Ende einer Runde. Die meisten belohnen dieselben drei Dinge:',
    accuracy: 'Genauigkeit',
    accuracyText: 'Sauberes Spiel: Treffer, richtige Antworten und wenige Fehler.',
    time: 'Zeitbonus',
    timeText: 'Je schneller du fertig bist, desto größer der Bonus.',
    multipliers: 'Erfolgs-Multiplikatoren',
    multipliersText: 'Serien und Glanzleistungen vervielfachen deine Punkte.',
    rules: 'So entsteht die Rangfolge',
    bestCounts:
      'Die Bestenliste eines Spiels zeigt dein bestes Ergebnis. Ein schlechteres kostet dich nie deinen Platz.',
    globalCounts: 'Die globale Bestenliste zählt deine Bestwerte aus allen Spielen zusammen.',
    tiesCount: 'Gleiche Punkte teilen sich einen Rang; wer zuerst da war, steht vorn.',
    weekCounts: 'Für die Champions der Woche zählt, was ab Montag, 00:00 Uhr UTC, erzielt wird.',
  },
};
