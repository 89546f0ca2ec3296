import type { Language } from '@gamegeek/contracts/preferences/preferences.js';
import type { WordLists } from './words.js';

/** For runs without a server. The build of a game keeps one language. */
const SECRETS: Readonly<Partial<Record<Language, string>>> = {
  en: 'apple beach bread chair cloud dance dream earth field flame fruit glass green heart horse house juice knife light lemon money mouse music night ocean onion paint paper piano plant queen river salad sheep smile snake spoon stone storm sugar table tiger train water wheel world',
  es: 'abeja arena arroz avion barco boton brazo calle campo carta cielo coche dulce falda fresa fruta fuego gallo huevo joven leche libro limon luces lunes mango metro mosca mundo nariz nieve noche papel perro piano plato playa queso radio reina reloj salsa silla suelo tarde tigre verde viaje',
  fr: 'arbre avion bague balle barbe biche blanc carte chaud chien coude danse ecole encre fleur foret fruit glace herbe hiver jambe jaune lapin livre lundi metro neige nuage ocean olive pomme piano plage pluie poire poule reine rouge sable salon sucre table tigre train vache verre ville vitre',
  de: 'abend ampel apfel bauch biene birne blatt blume boden decke farbe feder feuer fisch gabel honig insel jacke kanne karte katze kerze krone küche lampe licht löwe milch musik nacht nadel onkel pferd regen salat sonne stadt stein stern stuhl suppe tasse tiger tisch tulpe vater vogel wolke zebra',
};

/** Any five letters may be guessed. */
export const PRACTICE_WORDS: WordLists = {
  secrets: (language) => (SECRETS[language] ?? '').split(' '),
  has: () => true,
};
