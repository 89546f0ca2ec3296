import { texts } from '#shared/i18n/texts.js';

/** Texts of the studio, where makers look after their games. */
export default texts({
  eyebrow: { en: 'Your workshop', es: 'Tu taller', fr: 'Votre atelier', de: 'Deine Werkstatt' },
  intro: {
    en: 'The games that you make: how they do, and all that you can change.',
    es: 'Los juegos que haces: cómo les va y todo lo que puedes cambiar.',
    fr: 'Les jeux que vous créez : comment ils se portent, et tout ce que vous pouvez changer.',
    de: 'Die Spiele, die du machst: wie es um sie steht und was du ändern kannst.',
  },
  tabsLabel: { en: 'Parts of the studio', es: 'Partes del estudio', fr: 'Parties du studio', de: 'Teile des Studios' },
  parts: {
    overview: { en: 'Overview', es: 'Resumen', fr: 'Aperçu', de: 'Überblick' },
    builds: { en: 'Builds', es: 'Versiones', fr: 'Versions', de: 'Builds' },
    scores: { en: 'Scores', es: 'Puntuaciones', fr: 'Scores', de: 'Ergebnisse' },
    share: { en: 'Share', es: 'Compartir', fr: 'Partager', de: 'Teilen' },
    settings: { en: 'Settings', es: 'Ajustes', fr: 'Réglages', de: 'Einstellungen' },
  },
  intros: {
    overview: {
      en: 'How it does, and what comes next.',
      es: 'Cómo le va y qué viene después.',
      fr: 'Comment il se porte, et la suite.',
      de: 'Wie es läuft und was als Nächstes kommt.',
    },
    builds: {
      en: 'The files of the game: upload, publish, roll back.',
      es: 'Los archivos del juego: subir, publicar, volver atrás.',
      fr: 'Les fichiers du jeu : téléverser, publier, revenir en arrière.',
      de: 'Die Dateien des Spiels: hochladen, veröffentlichen, zurückkehren.',
    },
    scores: {
      en: 'Everything that was sent to it, newest first. What you remove leaves all boards at once, and can be restored.',
      es: 'Todo lo que se le ha enviado, lo más reciente primero. Lo que retiras desaparece al instante de todas las clasificaciones y se puede restaurar.',
      fr: 'Tout ce qui lui a été envoyé, le plus récent d’abord. Ce que vous retirez quitte aussitôt tous les classements et peut être rétabli.',
      de: 'Alles, was an dein Spiel gesendet wurde, das Neueste zuerst. Was du entfernst, verschwindet sofort von allen Bestenlisten und lässt sich wiederherstellen.',
    },
    share: {
      en: 'Links, a board for other pages, and what an AI needs.',
      es: 'Enlaces, una clasificación para otras páginas y lo que necesita una IA.',
      fr: 'Des liens, un classement pour d’autres pages et ce qu’il faut à une IA.',
      de: 'Links, eine Bestenliste für andere Seiten und was eine KI braucht.',
    },
    settings: {
      en: 'Changes show at once, everywhere.',
      es: 'Los cambios se ven al instante en todas partes.',
      fr: 'Les modifications sont visibles partout, tout de suite.',
      de: 'Änderungen sind sofort überall zu sehen.',
    },
  },
  figures: {
    title: { en: 'Right now', es: 'Ahora mismo', fr: 'En ce moment', de: 'Gerade jetzt' },
    playing: { en: 'Playing now', es: 'Jugando ahora', fr: 'En train de jouer', de: 'Spielen gerade' },
    players: { en: 'Players so far', es: 'Jugadores hasta ahora', fr: 'Joueurs à ce jour', de: 'Spieler bisher' },
    rating: { en: 'Rating', es: 'Valoración', fr: 'Note', de: 'Bewertung' },
  },
  steps: {
    title: { en: 'What to do next', es: 'Qué hacer ahora', fr: 'La suite', de: 'Was als Nächstes ansteht' },
    complete: {
      en: 'All done. New players come by themselves, or by the links under Share.',
      es: 'Todo listo. La gente llega por sí sola o por los enlaces de Compartir.',
      fr: 'Tout est fait. Les joueurs viennent d’eux-mêmes, ou par les liens sous Partager.',
      de: 'Alles erledigt. Neue Spieler kommen von selbst oder über die Links unter „Teilen“.',
    },
    done: { en: 'Done', es: 'Hecho', fr: 'Fait', de: 'Erledigt' },
    open: { en: 'To do', es: 'Pendiente', fr: 'À faire', de: 'Offen' },
    playable: {
      title: { en: 'It can be played', es: 'Se puede jugar', fr: 'On peut y jouer', de: 'Es ist spielbar' },
      text: {
        en: 'Upload a build, or enter the address of the game in its settings.',
        es: 'Sube una versión o indica la dirección del juego en sus ajustes.',
        fr: 'Téléversez une version, ou indiquez l’adresse du jeu dans ses réglages.',
        de: 'Lade einen Build hoch, oder gib in den Einstellungen die Adresse des Spiels an.',
      },
    },
    texts: {
      title: { en: 'It is described', es: 'Está descrito', fr: 'Il est décrit', de: 'Es ist beschrieben' },
      text: {
        en: 'A description, a category and what the AI did: with them, the game can be listed.',
        es: 'Una descripción, una categoría y qué hizo la IA: con eso se puede publicar el juego.',
        fr: 'Une description, une catégorie et le rôle de l’IA : avec cela, le jeu peut être publié.',
        de: 'Beschreibung, Kategorie und was die KI getan hat: Damit lässt sich das Spiel eintragen.',
      },
    },
    picture: {
      title: { en: 'It has a picture', es: 'Tiene una imagen', fr: 'Il a une image', de: 'Es hat ein Bild' },
      text: {
        en: 'Cards and links show it. Until then, a pixel picture is drawn from the name.',
        es: 'Se ve en tarjetas y enlaces. Hasta entonces se dibuja una imagen de píxeles a partir del nombre.',
        fr: 'Les cartes et les liens l’affichent. D’ici là, un dessin en pixels est tiré du nom.',
        de: 'Karten und Links zeigen es. Bis dahin wird aus dem Namen ein Pixelbild gezeichnet.',
      },
    },
    published: {
      title: { en: 'It is published', es: 'Está publicado', fr: 'Il est publié', de: 'Es ist veröffentlicht' },
      text: {
        en: 'Until then, only you and your testers see it.',
        es: 'Hasta entonces solo lo veis tú y quienes lo prueban.',
        fr: 'D’ici là, vous et vos testeurs êtes seuls à le voir.',
        de: 'Bis dahin sehen es nur du und deine Tester.',
      },
    },
    score: {
      title: {
        en: 'It has sent a score',
        es: 'Ha enviado una puntuación',
        fr: 'Il a envoyé un score',
        de: 'Es hat ein Ergebnis gesendet',
      },
      text: {
        en: 'No score has arrived yet. Under Share is what the game needs to send one.',
        es: 'Todavía no ha llegado ninguna. En Compartir está lo que el juego necesita para enviarla.',
        fr: 'Aucun n’est encore arrivé. Sous Partager se trouve ce qu’il faut au jeu pour en envoyer un.',
        de: 'Noch ist keines angekommen. Unter „Teilen“ steht, was das Spiel dafür braucht.',
      },
    },
    names: {
      title: {
        en: 'Let players play in their own names',
        es: 'Permitir jugar con el propio nombre',
        fr: 'Laisser jouer chacun à son nom',
        de: 'Unter eigenem Namen spielen lassen',
      },
      text: {
        en: 'Play opens this game by a plain link. If it runs in a browser, players are guests in it, even when they are logged in here.',
        es: '«Jugar» abre este juego con un simple enlace. Si funciona en un navegador, se juega en él como invitado, incluso con la sesión iniciada aquí.',
        fr: '« Jouer » ouvre ce jeu par un simple lien. S’il fonctionne dans un navigateur, on y joue en invité, même en étant connecté ici.',
        de: '„Spielen“ öffnet dieses Spiel über einen einfachen Link. Läuft es im Browser, ist man darin Gast, auch mit Anmeldung hier.',
      },
    },
  },
  share: {
    link: { en: 'Link', es: 'Enlace', fr: 'Lien', de: 'Link' },
    linkText: {
      en: 'It opens the game’s page. Where links are shown with a picture, it shows the cover and the three leaders.',
      es: 'Abre la página del juego. Donde los enlaces se muestran con imagen, se ven la portada y los tres primeros.',
      fr: 'Il ouvre la page du jeu. Là où les liens ont une image, on voit la couverture et les trois premiers.',
      de: 'Er öffnet die Seite des Spiels. Wo Links mit Bild gezeigt werden, stehen dort das Titelbild und die ersten drei.',
    },
    linkLabel: { en: 'Address of the game', es: 'Dirección del juego', fr: 'Adresse du jeu', de: 'Adresse des Spiels' },
    copyLink: { en: 'Copy link', es: 'Copiar enlace', fr: 'Copier le lien', de: 'Link kopieren' },
    embed: {
      en: 'The board on other pages',
      es: 'La clasificación en otras páginas',
      fr: 'Le classement sur d’autres pages',
      de: 'Die Bestenliste auf anderen Seiten',
    },
    embedText: {
      en: 'It is live there as well.',
      es: 'También allí está en directo.',
      fr: 'Là aussi, il est en direct.',
      de: 'Auch dort ist sie live.',
    },
    embedCode: {
      en: 'HTML for your page',
      es: 'HTML para tu página',
      fr: 'HTML pour votre page',
      de: 'HTML für deine Seite',
    },
    agents: { en: 'For your AI', es: 'Para tu IA', fr: 'Pour votre IA', de: 'Für deine KI' },
    agentsText: {
      en: 'The prompt leads your AI to the guide for this game. With a token, it uploads drafts and sends test scores by itself.',
      es: 'El texto lleva a tu IA a la guía de este juego. Con un token sube borradores y envía puntuaciones de prueba por sí sola.',
      fr: 'Le texte mène votre IA au guide de ce jeu. Avec un jeton, elle téléverse des brouillons et envoie des scores d’essai d’elle-même.',
      de: 'Der Text führt deine KI zur Anleitung für dieses Spiel. Mit einem Token lädt sie selbst Entwürfe hoch und sendet Testergebnisse.',
    },
    guide: { en: 'Guide for AIs', es: 'Guía para las IA', fr: 'Guide pour les IA', de: 'Anleitung für KIs' },
    tokens: {
      en: 'Tokens for agents',
      es: 'Tokens para agentes',
      fr: 'Jetons pour agents',
      de: 'Tokens für Agenten',
    },
  },
  send: {
    title: { en: 'Send scores', es: 'Enviar puntuaciones', fr: 'Envoyer des scores', de: 'Ergebnisse senden' },
    text: {
      en: 'What the game needs for that.',
      es: 'Lo que el juego necesita para ello.',
      fr: 'Ce qu’il faut au jeu pour cela.',
      de: 'Was das Spiel dafür braucht.',
    },
    id: { en: 'Game ID', es: 'ID del juego', fr: 'ID du jeu', de: 'Spiel-ID' },
    copy: { en: 'Copy ID', es: 'Copiar ID', fr: 'Copier l’ID', de: 'ID kopieren' },
    firstScore: {
      en: 'Send your first score',
      es: 'Enviar tu primera puntuación',
      fr: 'Envoyer votre premier score',
      de: 'Erstes Ergebnis senden',
    },
    key: { en: 'API Key', es: 'Clave de API', fr: 'Clé d’API', de: 'API-Schlüssel' },
    sdk: { en: 'SDK for Web Games', es: 'SDK para juegos web', fr: 'SDK pour jeux web', de: 'SDK für Webspiele' },
  },
});
