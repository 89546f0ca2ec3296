import { texts } from '#shared/i18n/texts.js';

/** Texts of the figures of one's own game. */
export default texts({
  title: { en: 'Day by day', es: 'Día a día', fr: 'Jour par jour', de: 'Tag für Tag' },
  intro: {
    en: 'Counted every five minutes. A day begins at midnight UTC; the newest one isn’t over yet.',
    es: 'Se cuentan cada cinco minutos. El día empieza a medianoche UTC; el más reciente aún no ha terminado.',
    fr: 'Comptés toutes les cinq minutes. Un jour commence à minuit UTC ; le plus récent n’est pas terminé.',
    de: 'Alle fünf Minuten gezählt. Ein Tag beginnt um Mitternacht UTC; der neueste ist noch nicht zu Ende.',
  },
  period: { en: 'Days', es: 'Días', fr: 'Jours', de: 'Tage' },
  lastDays_one: { en: 'Last day', es: 'Último día', fr: 'Dernier jour', de: 'Letzter Tag' },
  lastDays_many: { es: 'Últimos {{count, number}} de días', fr: '{{count, number}} de derniers jours' },
  lastDays_other: {
    en: 'Last {{count, number}} days',
    es: 'Últimos {{count, number}} días',
    fr: '{{count, number}} derniers jours',
    de: 'Letzte {{count, number}} Tage',
  },
  failed: {
    en: 'The figures could not be loaded',
    es: 'No se pudieron cargar las cifras',
    fr: 'Impossible de charger les chiffres',
    de: 'Die Zahlen konnten nicht geladen werden',
  },
  notCounted: {
    en: 'Not counted yet',
    es: 'Aún sin contar',
    fr: 'Pas encore comptés',
    de: 'Noch nicht gezählt',
  },
  notCountedText: {
    en: 'The first figures appear here within five minutes.',
    es: 'Las primeras cifras aparecen aquí en cinco minutos.',
    fr: 'Les premiers chiffres apparaissent ici dans les cinq minutes.',
    de: 'Die ersten Zahlen erscheinen hier innerhalb von fünf Minuten.',
  },
  quiet_one: {
    en: 'Nobody has played on this day',
    es: 'Nadie ha jugado este día',
    fr: 'Personne n’a joué ce jour-là',
    de: 'An diesem Tag hat niemand gespielt',
  },
  quiet_many: {
    es: 'Nadie ha jugado en estos {{count, number}} de días',
    fr: 'Personne n’a joué pendant ces {{count, number}} de jours',
  },
  quiet_other: {
    en: 'Nobody has played in these {{count, number}} days',
    es: 'Nadie ha jugado en estos {{count, number}} días',
    fr: 'Personne n’a joué pendant ces {{count, number}} jours',
    de: 'In diesen {{count, number}} Tagen hat niemand gespielt',
  },
  quietText: {
    en: 'Play it once yourself to see that everything works, then share its link.',
    es: 'Juega tú una vez para comprobar que todo funciona y comparte después el enlace.',
    fr: 'Jouez une fois pour vérifier que tout fonctionne, puis partagez le lien.',
    de: 'Spiel es einmal selbst, um zu sehen, dass alles funktioniert, und teile dann den Link.',
  },
  picker: { en: 'Figure', es: 'Cifra', fr: 'Chiffre', de: 'Zahl' },
  figures: {
    plays: { en: 'Plays', es: 'Partidas', fr: 'Parties', de: 'Spiele' },
    players: { en: 'Players', es: 'Jugadores', fr: 'Joueurs', de: 'Spieler' },
    new_players: { en: 'New players', es: 'Jugadores nuevos', fr: 'Nouveaux joueurs', de: 'Neue Spieler' },
    guests_kept: {
      en: 'Guests who stayed',
      es: 'Invitados que se quedaron',
      fr: 'Invités restés',
      de: 'Gebliebene Gäste',
    },
    d1: { en: 'Back after 1 day', es: 'De vuelta tras 1 día', fr: 'Revenus après 1 jour', de: 'Nach 1 Tag zurück' },
    d7: { en: 'Back after 7 days', es: 'De vuelta tras 7 días', fr: 'Revenus après 7 jours', de: 'Nach 7 Tagen zurück' }, // prettier-ignore
    median_seconds: { en: 'Median length', es: 'Duración mediana', fr: 'Durée médiane', de: 'Mittlere Dauer' },
    scores: { en: 'Scores', es: 'Puntuaciones', fr: 'Scores', de: 'Ergebnisse' },
    refused: { en: 'Refused', es: 'Rechazadas', fr: 'Refus', de: 'Abgelehnt' },
  },
  sums: {
    plays_one: { en: '{{count, number}} play.', es: '{{count, number}} partida.', fr: '{{count, number}} partie.', de: '{{count, number}} Spiel.' }, // prettier-ignore
    plays_many: { es: '{{count, number}} de partidas.', fr: '{{count, number}} de parties.' },
    plays_other: { en: '{{count, number}} plays.', es: '{{count, number}} partidas.', fr: '{{count, number}} parties.', de: '{{count, number}} Spiele.' }, // prettier-ignore
    players_one: {
      en: 'At most {{count, number}} on one day.',
      es: 'Como máximo {{count, number}} en un día.',
      fr: 'Au plus {{count, number}} en un jour.',
      de: 'Höchstens {{count, number}} an einem Tag.',
    },
    players_many: { es: 'Como máximo {{count, number}} en un día.', fr: 'Au plus {{count, number}} en un jour.' },
    players_other: {
      en: 'At most {{count, number}} on one day.',
      es: 'Como máximo {{count, number}} en un día.',
      fr: 'Au plus {{count, number}} en un jour.',
      de: 'Höchstens {{count, number}} an einem Tag.',
    },
    new_players_one: {
      en: '{{count, number}} player for the first time.',
      es: '{{count, number}} jugador por primera vez.',
      fr: '{{count, number}} joueur pour la première fois.',
      de: '{{count, number}} Spieler zum ersten Mal.',
    },
    new_players_many: {
      es: '{{count, number}} de jugadores por primera vez.',
      fr: '{{count, number}} de joueurs pour la première fois.',
    },
    new_players_other: {
      en: '{{count, number}} players for the first time.',
      es: '{{count, number}} jugadores por primera vez.',
      fr: '{{count, number}} joueurs pour la première fois.',
      de: '{{count, number}} Spieler zum ersten Mal.',
    },
    guests_kept: {
      en: '{{part, number}} of {{whole, number}}.',
      es: '{{part, number}} de {{whole, number}}.',
      fr: '{{part, number}} sur {{whole, number}}.',
      de: '{{part, number}} von {{whole, number}}.',
    },
    d1: {
      en: '{{part, number}} of {{whole, number}} new players played again on the next day.',
      es: '{{part, number}} de {{whole, number}} jugadores nuevos volvieron a jugar al día siguiente.',
      fr: '{{part, number}} nouveaux joueurs sur {{whole, number}} ont rejoué le lendemain.',
      de: '{{part, number}} von {{whole, number}} neuen Spielern haben am Tag danach wieder gespielt.',
    },
    d7: {
      en: '{{part, number}} of {{whole, number}} new players played again on the seventh day after.',
      es: '{{part, number}} de {{whole, number}} jugadores nuevos volvieron a jugar el séptimo día después.',
      fr: '{{part, number}} nouveaux joueurs sur {{whole, number}} ont rejoué le septième jour suivant.',
      de: '{{part, number}} von {{whole, number}} neuen Spielern haben am siebten Tag danach wieder gespielt.',
    },
    median: { en: '{{length}}.', es: '{{length}}.', fr: '{{length}}.', de: '{{length}}.' },
    medians: {
      en: 'From {{least}} to {{most}}, depending on the day.',
      es: 'De {{least}} a {{most}}, según el día.',
      fr: 'De {{least}} à {{most}} selon le jour.',
      de: 'Je nach Tag {{least}} bis {{most}}.',
    },
    refused_one: {
      en: '{{count, number}} refused request.',
      es: '{{count, number}} petición rechazada.',
      fr: '{{count, number}} requête refusée.',
      de: '{{count, number}} abgelehnte Anfrage.',
    },
    refused_many: {
      es: '{{count, number}} de peticiones rechazadas.',
      fr: '{{count, number}} de requêtes refusées.',
    },
    refused_other: {
      en: '{{count, number}} refused requests.',
      es: '{{count, number}} peticiones rechazadas.',
      fr: '{{count, number}} requêtes refusées.',
      de: '{{count, number}} abgelehnte Anfragen.',
    },
    scores_one: {
      en: '{{count, number}} accepted score.',
      es: '{{count, number}} puntuación aceptada.',
      fr: '{{count, number}} score accepté.',
      de: '{{count, number}} angenommenes Ergebnis.',
    },
    scores_many: {
      es: '{{count, number}} de puntuaciones aceptadas.',
      fr: '{{count, number}} de scores acceptés.',
    },
    scores_other: {
      en: '{{count, number}} accepted scores.',
      es: '{{count, number}} puntuaciones aceptadas.',
      fr: '{{count, number}} scores acceptés.',
      de: '{{count, number}} angenommene Ergebnisse.',
    },
  },
  notes: {
    plays: {
      en: 'A play begins when the game starts and ends when it is left.',
      es: 'Una partida empieza al abrir el juego y termina al dejarlo.',
      fr: 'Une partie commence au lancement du jeu et se termine quand on le quitte.',
      de: 'Ein Spiel beginnt mit dem Start und endet, wenn das Spiel verlassen wird.',
    },
    players: {
      en: 'Accounts and guests, each once a day.',
      es: 'Cuentas e invitados, una vez al día cada uno.',
      fr: 'Comptes et invités, une fois par jour chacun.',
      de: 'Konten und Gäste, jeder einmal am Tag.',
    },
    new_players: {
      en: 'Accounts and guests who had never played the game before.',
      es: 'Cuentas e invitados que nunca habían jugado a este juego.',
      fr: 'Comptes et invités qui n’avaient jamais joué à ce jeu.',
      de: 'Konten und Gäste, die das Spiel nie zuvor gespielt hatten.',
    },
    guests_kept: {
      en: 'Guests of the day who have created or used an account since, up to a week later. The bar behind is all guests.',
      es: 'Invitados del día que desde entonces han creado o usado una cuenta, hasta una semana después. La barra de detrás son todos los invitados.',
      fr: 'Invités du jour qui ont depuis créé ou utilisé un compte, jusqu’à une semaine après. La barre derrière : tous les invités.',
      de: 'Gäste des Tages, die seitdem ein Konto angelegt oder benutzt haben, bis zu einer Woche danach. Der Balken dahinter sind alle Gäste.',
    },
    d1: {
      en: 'Known once the next day is over. The bar behind is all new players of the day.',
      es: 'Se sabe cuando termina el día siguiente. La barra de detrás son todos los jugadores nuevos del día.',
      fr: 'Connu une fois le lendemain terminé. La barre derrière : tous les nouveaux joueurs du jour.',
      de: 'Bekannt, sobald der nächste Tag zu Ende ist. Der Balken dahinter sind alle neuen Spieler des Tages.',
    },
    d7: {
      en: 'Known once the seventh day is over. The bar behind is all new players of the day.',
      es: 'Se sabe cuando termina el séptimo día. La barra de detrás son todos los jugadores nuevos del día.',
      fr: 'Connu une fois le septième jour terminé. La barre derrière : tous les nouveaux joueurs du jour.',
      de: 'Bekannt, sobald der siebte Tag zu Ende ist. Der Balken dahinter sind alle neuen Spieler des Tages.',
    },
    median_seconds: {
      en: 'Half of the plays in browsers lasted at least as long, in minutes and seconds.',
      es: 'La mitad de las partidas en el navegador duró al menos eso, en minutos y segundos.',
      fr: 'La moitié des parties dans un navigateur a duré au moins autant, en minutes et secondes.',
      de: 'Die Hälfte der Spiele im Browser dauerte mindestens so lange, in Minuten und Sekunden.',
    },
    scores: {
      en: 'Those that were removed later are counted as well.',
      es: 'También cuentan las que se retiraron después.',
      fr: 'Ceux qui ont été retirés ensuite sont comptés aussi.',
      de: 'Später entfernte zählen mit.',
    },
    refused: {
      en: 'The calls say why, with the repair.',
      es: 'En las llamadas está el motivo y cómo arreglarlo.',
      fr: 'Les appels disent pourquoi, et comment y remédier.',
      de: 'Die Aufrufe sagen, warum, und was zu tun ist.',
    },
  },
  unknown: {
    en: 'Not known yet for any of these days.',
    es: 'Aún no se sabe para ninguno de estos días.',
    fr: 'Pas encore connu pour ces jours.',
    de: 'Für diese Tage noch nicht bekannt.',
  },
  chart: {
    en: '{{figure}} per day from {{from}} to {{to}}. The highest is {{most}}.',
    es: '{{figure}} por día del {{from}} al {{to}}. El valor más alto es {{most}}.',
    fr: '{{figure}} par jour du {{from}} au {{to}}. Le plus haut : {{most}}.',
    de: '{{figure}} pro Tag, {{from}} bis {{to}}, höchstens {{most}}',
  },
  table: { en: 'As a table', es: 'Como tabla', fr: 'En tableau', de: 'Als Tabelle' },
  tableLabel: { en: 'All figures by day', es: 'Todas las cifras por día', fr: 'Tous les chiffres par jour', de: 'Alle Zahlen nach Tagen' }, // prettier-ignore
  day: { en: 'Day (UTC)', es: 'Día (UTC)', fr: 'Jour (UTC)', de: 'Tag (UTC)' },
  part: {
    en: '{{part, number}} of {{whole, number}}',
    es: '{{part, number}} de {{whole, number}}',
    fr: '{{part, number}} sur {{whole, number}}',
    de: '{{part, number}} von {{whole, number}}',
  },
  csv: { en: 'Save as CSV', es: 'Guardar como CSV', fr: 'Enregistrer en CSV', de: 'Als CSV speichern' },
  csvFailed: {
    en: 'The file could not be loaded',
    es: 'No se pudo cargar el archivo',
    fr: 'Impossible de charger le fichier',
    de: 'Die Datei konnte nicht geladen werden',
  },
  range: {
    en: '{{from}} to {{to}}',
    es: 'de {{from}} a {{to}}',
    fr: 'de {{from}} à {{to}}',
    de: '{{from}} bis {{to}}',
  },
  histogram: {
    title: { en: 'How high the scores were', es: 'Qué altas fueron las puntuaciones', fr: 'Hauteur des scores', de: 'Wie hoch die Ergebnisse waren' }, // prettier-ignore
    note: {
      en: 'Accepted scores by value, lowest first. Bars of higher scores span more of them.',
      es: 'Puntuaciones aceptadas por valor, de menor a mayor. Las barras de las más altas abarcan más valores.',
      fr: 'Scores acceptés par valeur, du plus bas au plus haut. Les barres des plus hauts en couvrent davantage.',
      de: 'Angenommene Ergebnisse nach Höhe, die niedrigsten zuerst. Balken höherer Ergebnisse umfassen mehr davon.',
    },
    empty: {
      en: 'No scores in these days.',
      es: 'Ninguna puntuación en estos días.',
      fr: 'Aucun score pendant ces jours.',
      de: 'Keine Ergebnisse in diesen Tagen.',
    },
    chart: {
      en: 'Accepted scores by value, from {{from}} to {{to}}.',
      es: 'Puntuaciones aceptadas por valor, de {{from}} a {{to}}.',
      fr: 'Scores acceptés par valeur, de {{from}} à {{to}}.',
      de: 'Angenommene Ergebnisse nach Höhe, von {{from}} bis {{to}}.',
    },
    range: { en: 'Scores from', es: 'Puntuaciones desde', fr: 'Scores de', de: 'Ergebnisse von' },
  },
  origins: {
    title: { en: 'Where players came from', es: 'De dónde vinieron', fr: 'D’où viennent les joueurs', de: 'Woher die Spieler kamen' }, // prettier-ignore
    note: {
      en: 'The site whose link led to the visit. Only its name is noted.',
      es: 'El sitio cuyo enlace llevó a la visita. Solo se anota su nombre.',
      fr: 'Le site dont le lien a amené la visite. Seul son nom est noté.',
      de: 'Die Website, deren Link zum Besuch führte. Notiert wird nur ihr Name.',
    },
    site: { en: 'GameGeek, or no link', es: 'GameGeek o sin enlace', fr: 'GameGeek, ou sans lien', de: 'GameGeek oder ohne Link' }, // prettier-ignore
    embed: { en: 'Embedded board', es: 'Clasificación insertada', fr: 'Classement intégré', de: 'Eingebettete Bestenliste' }, // prettier-ignore
    page: { en: 'The game’s own page', es: 'La página del propio juego', fr: 'La page du jeu', de: 'Die eigene Seite des Spiels' }, // prettier-ignore
    code: { en: 'Connected by code', es: 'Conectado con un código', fr: 'Connecté par code', de: 'Mit Code verbunden' },
    other: { en: 'Others', es: 'Otros', fr: 'Autres', de: 'Andere' },
    unknown: { en: 'Unknown', es: 'Desconocido', fr: 'Inconnu', de: 'Unbekannt' },
  },
  devices: {
    title: { en: 'Devices', es: 'Dispositivos', fr: 'Appareils', de: 'Geräte' },
    phone: { en: 'Phone', es: 'Teléfono', fr: 'Téléphone', de: 'Telefon' },
    tablet: { en: 'Tablet', es: 'Tableta', fr: 'Tablette', de: 'Tablet' },
    desktop: { en: 'Computer', es: 'Ordenador', fr: 'Ordinateur', de: 'Computer' },
    other: { en: 'No browser', es: 'Sin navegador', fr: 'Sans navigateur', de: 'Kein Browser' },
    unknown: { en: 'Unknown', es: 'Desconocido', fr: 'Inconnu', de: 'Unbekannt' },
  },
  noPlays: {
    en: 'No plays in these days.',
    es: 'Ninguna partida en estos días.',
    fr: 'Aucune partie pendant ces jours.',
    de: 'Keine Spiele in diesen Tagen.',
  },
});
