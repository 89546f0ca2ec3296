import type { Language } from '@gamegeek/contracts/preferences/preferences.js';

const en = {
  how: 'Place discs so that they enclose the house’s: those turn to your colour. Wins in a row pay up to four times.',
  keys: 'Arrow keys: choose · Enter: place · M: sound',
  match: 'Match',
  you: 'You',
  wins: 'Wins',
  house: 'House',
  won: 'Won {own}:{house}',
  lost: 'Lost {own}:{house}',
  drawn: 'Draw {own}:{house}',
};

export type ReversiTexts = typeof en;

export const REVERSI_TEXTS: Record<Language, ReversiTexts> = {
  en,
  es: {
    how: 'Coloca fichas que encierren las de la casa: pasan a tu color. Las victorias seguidas pagan hasta cuatro veces más.',
    keys: 'Flechas: elegir · Intro: colocar · M: sonido',
    match: 'Partida',
    you: 'Tú',
    wins: 'Victorias',
    house: 'Casa',
    won: 'Ganada {own}:{house}',
    lost: 'Perdida {own}:{house}',
    drawn: 'Empate {own}:{house}',
  },
  fr: {
    how: 'Encadrez les pions de la maison : ils prennent votre couleur. Les victoires d’affilée rapportent jusqu’à quatre fois plus.',
    keys: 'Flèches : choisir · Entrée : poser · M : son',
    match: 'Manche',
    you: 'Vous',
    wins: 'Victoires',
    house: 'Maison',
    won: 'Gagnée {own}:{house}',
    lost: 'Perdue {own}:{house}',
    drawn: 'Nulle {own}:{house}',
  },
  de: {
    how: 'Schließe Steine des Hauses ein: Sie werden zu deinen. Siege in Folge zählen bis zu vierfach.',
    keys: 'Pfeiltasten: wählen · Eingabe: setzen · M: Ton',
    match: 'Partie',
    you: 'Du',
    wins: 'Siege',
    house: 'Haus',
    won: 'Gewonnen {own}:{house}',
    lost: 'Verloren {own}:{house}',
    drawn: 'Remis {own}:{house}',
  },
};
