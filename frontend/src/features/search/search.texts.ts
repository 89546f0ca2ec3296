import { texts } from '#shared/i18n/texts.js';

export default texts({
  label: {
    en: 'Games, AI models and players',
    es: 'Juegos, modelos de IA y jugadores',
    fr: 'Jeux, modèles d’IA et joueurs',
    de: 'Spiele, KI-Modelle und Spieler',
  },
  placeholder: {
    en: 'Search games, AI models, players…',
    es: 'Busca juegos, modelos de IA, jugadores…',
    fr: 'Rechercher des jeux, modèles d’IA, joueurs…',
    de: 'Spiele, KI-Modelle, Spieler suchen…',
  },
  results: { en: 'Results', es: 'Resultados', fr: 'Résultats', de: 'Ergebnisse' },
  games: { en: 'Games', es: 'Juegos', fr: 'Jeux', de: 'Spiele' },
  models: { en: 'AI Models', es: 'Modelos de IA', fr: 'Modèles d’IA', de: 'KI-Modelle' },
  players: { en: 'Players', es: 'Jugadores', fr: 'Joueurs', de: 'Spieler' },
  goTo: { en: 'Go to', es: 'Ir a', fr: 'Aller à', de: 'Gehe zu' },
  submitGame: { en: 'Submit a game', es: 'Publicar un juego', fr: 'Proposer un jeu', de: 'Spiel einreichen' },
  allGames: {
    en: 'All games for “{{q}}”',
    es: 'Todos los juegos para «{{q}}»',
    fr: 'Tous les jeux pour « {{q}} »',
    de: 'Alle Spiele zu „{{q}}“',
  },
  nothing: {
    en: 'Nothing found for "{{q}}"',
    es: 'Sin resultados para «{{q}}»',
    fr: 'Aucun résultat pour « {{q}} »',
    de: 'Nichts gefunden für „{{q}}“',
  },
  nothingHint: {
    en: 'Try fewer letters, or another spelling.',
    es: 'Prueba con menos letras o escríbelo de otra forma.',
    fr: 'Essayez avec moins de lettres ou une autre orthographe.',
    de: 'Versuche es mit weniger Buchstaben oder in anderer Schreibweise.',
  },
  failed: {
    en: 'The search failed. Please try again.',
    es: 'La búsqueda ha fallado. Inténtalo de nuevo.',
    fr: 'La recherche a échoué. Veuillez réessayer.',
    de: 'Die Suche ist fehlgeschlagen. Bitte versuche es noch einmal.',
  },
  count_one: {
    en: '{{count, number}} result',
    es: '{{count, number}} resultado',
    fr: '{{count, number}} résultat',
    de: '{{count, number}} Ergebnis',
  },
  count_many: { es: '{{count, number}} resultados', fr: '{{count, number}} résultats' },
  count_other: {
    en: '{{count, number}} results',
    es: '{{count, number}} resultados',
    fr: '{{count, number}} résultats',
    de: '{{count, number}} Ergebnisse',
  },
  slash: {
    en: 'The / key opens the search',
    es: 'La tecla / abre la búsqueda',
    fr: 'La touche / ouvre la recherche',
    de: 'Die Taste / öffnet die Suche',
  },
  keys: {
    move: { en: 'to move', es: 'para navegar', fr: 'pour naviguer', de: 'zum Auswählen' },
    open: { en: 'to open', es: 'para abrir', fr: 'pour ouvrir', de: 'zum Öffnen' },
    close: { en: 'to close', es: 'para cerrar', fr: 'pour fermer', de: 'zum Schließen' },
    enter: { en: 'Enter', es: 'Intro', fr: 'Entrée', de: 'Enter' },
    escape: { en: 'Esc', es: 'Esc', fr: 'Échap', de: 'Esc' },
  },
});
