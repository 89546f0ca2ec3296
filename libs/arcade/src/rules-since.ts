import type { Language } from '@gamegeek/contracts/preferences/preferences.js';
import type { ArcadeGameId } from './game.js';

/** The last change of a game's rules. Scores from before keep their place, so its boards say what they mean. */
interface RulesChange {
  /** The first day. */
  date: string;
  /** What is new, to be read after a colon. */
  changes: Record<Language, string>;
}

const CHANGES: Readonly<Partial<Record<ArcadeGameId, RulesChange>>> = {
  words: {
    date: '2026-11-30',
    changes: {
      en: 'every language has its own words, and each guess must be on the list',
      es: 'cada idioma tiene sus palabras, y cada intento debe estar en la lista',
      fr: 'chaque langue a ses mots, et chaque essai doit être dans la liste',
      de: 'jede Sprache hat eigene Wörter, und jeder Versuch muss auf der Liste stehen',
    },
  },
  reversi: {
    date: '2026-11-30',
    changes: {
      en: 'three stronger opponents instead of six; the most points are the same',
      es: 'tres rivales más fuertes en lugar de seis; el máximo de puntos es el mismo',
      fr: 'trois adversaires plus forts au lieu de six ; le maximum de points est le même',
      de: 'drei stärkere Gegner statt sechs; die Höchstpunktzahl ist dieselbe',
    },
  },
  dungeon: {
    date: '2026-11-30',
    changes: {
      en: 'no floor needs a guess, coins make lanterns, and what is left at the bottom pays',
      es: 'ningún piso exige adivinar, las monedas dan faroles, y lo que queda al final puntúa',
      fr: 'aucun étage ne se devine, les pièces donnent des lanternes, et ce qui reste au fond rapporte',
      de: 'keine Ebene verlangt Raten, Münzen geben Laternen, und was am Ende übrig ist, zählt',
    },
  },
  stacker: {
    date: '2026-11-30',
    changes: {
      en: 'wall kicks, points for drops, T-spins and back-to-back clears',
      es: 'giros junto a la pared, puntos por caídas, T-spins y jugadas seguidas',
      fr: 'rotations contre les murs, points de chute, T-spins et enchaînements',
      de: 'Drehen an der Wand, Punkte fürs Fallen, T-Spins und Serien',
    },
  },
  snake: {
    date: '2026-11-30',
    changes: {
      en: 'a faster start, walls, portals and kinds of gems',
      es: 'un inicio más rápido, muros, portales y tipos de gemas',
      fr: 'un départ plus rapide, des murs, des portails et des sortes de gemmes',
      de: 'ein schnellerer Start, Mauern, Portale und Arten von Edelsteinen',
    },
  },
};

const SENTENCES: Record<Language, (date: string, changes: string) => string> = {
  en: (date, changes) => `New rules since ${date}: ${changes}.`,
  es: (date, changes) => `Reglas nuevas desde el ${date}: ${changes}.`,
  fr: (date, changes) => `Nouvelles règles depuis le ${date} : ${changes}.`,
  de: (date, changes) => `Neue Regeln seit dem ${date}: ${changes}.`,
};

/** Since when the rules of a game hold, and what they changed; undefined for games whose rules are the first. */
export function rulesSince(arcadeId: string, language: Language): string | undefined {
  const change = Object.entries(CHANGES).find(([id]) => id === arcadeId)?.[1];
  if (!change) return undefined;
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(change.date));
  return SENTENCES[language](date, change.changes[language]);
}
