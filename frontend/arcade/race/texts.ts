import { inEachLanguage } from '#shared/i18n/texts.js';

export const RACE_TEXTS = inEachLanguage({
  again: { en: 'Race again', es: 'Competir otra vez', fr: 'Refaire la course', de: 'Noch ein Rennen' },
  own: { en: 'Your run', es: 'Tu partida', fr: 'Votre partie', de: 'Dein Lauf' },
  /** Within a sentence. */
  ownRun: { en: 'your run', es: 'tu partida', fr: 'votre partie', de: 'deinem Lauf' },
  ahead: {
    en: '{points} ahead of {name}',
    es: '{points} por delante de {name}',
    fr: '{points} d’avance sur {name}',
    de: '{points} vor {name}',
  },
  behind: {
    en: '{points} behind {name}',
    es: '{points} por detrás de {name}',
    fr: '{points} de retard sur {name}',
    de: '{points} hinter {name}',
  },
  level: { en: 'Level with {name}', es: 'Igual que {name}', fr: 'À égalité avec {name}', de: 'Gleichauf mit {name}' },
  won: {
    en: 'You beat {name} by {points}.',
    es: 'Has superado a {name} por {points}.',
    fr: 'Vous battez {name} de {points}.',
    de: 'Du hast {name} um {points} geschlagen.',
  },
  lost: {
    en: '{name} wins by {points}.',
    es: 'Gana {name} por {points}.',
    fr: '{name} gagne de {points}.',
    de: '{name} gewinnt mit {points} Vorsprung.',
  },
  drawn: {
    en: 'A draw with {name}.',
    es: 'Empate con {name}.',
    fr: 'Égalité avec {name}.',
    de: 'Gleichstand mit {name}.',
  },
  beatOwn: {
    en: '{points} more than in your run.',
    es: '{points} más que en tu partida.',
    fr: '{points} de plus que dans votre partie.',
    de: '{points} mehr als in deinem Lauf.',
  },
  missedOwn: {
    en: '{points} less than in your run.',
    es: '{points} menos que en tu partida.',
    fr: '{points} de moins que dans votre partie.',
    de: '{points} weniger als in deinem Lauf.',
  },
  drawnOwn: {
    en: 'As many points as in your run.',
    es: 'Los mismos puntos que en tu partida.',
    fr: 'Autant de points que dans votre partie.',
    de: 'So viele Punkte wie in deinem Lauf.',
  },
  practice: {
    en: 'A race counts on no board: its start was known.',
    es: 'Una carrera no cuenta en ninguna clasificación: ya se conocía el comienzo.',
    fr: 'Une course ne compte dans aucun classement : le départ était connu.',
    de: 'Ein Rennen zählt auf keiner Rangliste: Der Start war bekannt.',
  },
  /** With the points of the run that was raced. */
  shared: {
    en: 'Race against {name}: {points}',
    es: 'Carrera contra {name}: {points}',
    fr: 'Course contre {name} : {points}',
    de: 'Rennen gegen {name}: {points}',
  },
  /** The player’s own, in what the player shares. */
  myRun: { en: 'my run', es: 'mi partida', fr: 'ma partie', de: 'meinen Lauf' },
  checked: { en: 'Race checked', es: 'Carrera comprobada', fr: 'Course vérifiée', de: 'Rennen geprüft' },
});

export type RaceTexts = (typeof RACE_TEXTS)['en'];
