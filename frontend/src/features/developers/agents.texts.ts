import { texts } from '#shared/i18n/texts.js';

/** Texts about coding agents: the prompt, and tokens. */
export default texts({
  title: {
    en: 'Let your AI do it',
    es: 'Deja que lo haga tu IA',
    fr: 'Laissez faire votre IA',
    de: 'Lass es deine KI machen',
  },
  intro: {
    en: 'Copy this prompt into the chat with your AI. It leads to a page made for AIs: five rules, one whole working game, a checklist. It holds no secret.',
    es: 'Copia este texto en el chat con tu IA. Lleva a una página hecha para las IA: cinco reglas, un juego completo que funciona y una lista de comprobación. No contiene ningún secreto.',
    fr: 'Copiez ce texte dans la discussion avec votre IA. Il mène à une page faite pour les IA : cinq règles, un jeu complet qui fonctionne, une liste de contrôle. Il ne contient aucun secret.',
    de: 'Kopiere diesen Text in den Chat mit deiner KI. Er führt zu einer Seite für KIs: fünf Regeln, ein ganzes lauffähiges Spiel, eine Checkliste. Er enthält kein Geheimnis.',
  },
  prompt: {
    copy: {
      en: 'Copy the prompt for your AI',
      es: 'Copiar el texto para tu IA',
      fr: 'Copier le texte pour votre IA',
      de: 'Text für deine KI kopieren',
    },
    text: {
      en: 'The prompt for your AI',
      es: 'El texto para tu IA',
      fr: 'Le texte pour votre IA',
      de: 'Der Text für deine KI',
    },
  },
  tokens: {
    title: {
      en: 'Tokens for coding agents',
      es: 'Tokens para agentes de programación',
      fr: 'Jetons pour agents de programmation',
      de: 'Tokens für Programmier-Agenten',
    },
    intro: {
      en: 'With a token, an agent makes drafts in your name, uploads their files and tries their boards. It cannot publish, delete or read your key: you press that button. Agents with MCP connect to `{{mcp}}`; others begin at `{{guide}}`.',
      es: 'Con un token, un agente crea borradores en tu nombre, sube sus archivos y prueba sus clasificaciones. No puede publicar, eliminar ni leer tu clave: ese botón lo pulsas tú. Los agentes con MCP se conectan a `{{mcp}}`; los demás empiezan en `{{guide}}`.',
      fr: 'Avec un jeton, un agent crée des brouillons en votre nom, envoie leurs fichiers et essaie leurs classements. Il ne peut ni publier, ni supprimer, ni lire votre clé : c’est vous qui appuyez sur ce bouton. Les agents avec MCP se connectent à `{{mcp}}` ; les autres commencent par `{{guide}}`.',
      de: 'Mit einem Token legt ein Agent in deinem Namen Entwürfe an, lädt ihre Dateien hoch und probiert ihre Bestenlisten aus. Er kann nicht veröffentlichen, nicht löschen und deinen Schlüssel nicht lesen: Diesen Knopf drückst du. Agenten mit MCP verbinden sich mit `{{mcp}}`; andere beginnen bei `{{guide}}`.',
    },
    new: { en: 'New token', es: 'Nuevo token', fr: 'Nouveau jeton', de: 'Neuer Token' },
    name: { en: 'Name', es: 'Nombre', fr: 'Nom', de: 'Name' },
    nameHint: {
      en: 'So that you know later which agent has it',
      es: 'Para que luego sepas qué agente lo tiene',
      fr: 'Pour savoir plus tard quel agent l’a',
      de: 'Damit du später weißt, welcher Agent ihn hat',
    },
    scopes: {
      en: 'What the agent may do',
      es: 'Qué puede hacer el agente',
      fr: 'Ce que l’agent peut faire',
      de: 'Was der Agent darf',
    },
    make: { en: 'Make a token', es: 'Crear un token', fr: 'Créer un jeton', de: 'Token erstellen' },
    making: { en: 'Making…', es: 'Creando…', fr: 'Création…', de: 'Wird erstellt…' },
    makeFailed: {
      en: 'The token could not be made.',
      es: 'No se pudo crear el token.',
      fr: 'Le jeton n’a pas pu être créé.',
      de: 'Der Token konnte nicht erstellt werden.',
    },
    once: {
      en: 'This is the token “{{name}}”. Copy it now: it is not shown again.',
      es: 'Este es el token «{{name}}». Cópialo ahora: no se volverá a mostrar.',
      fr: 'Voici le jeton « {{name}} ». Copiez-le maintenant : il ne sera plus affiché.',
      de: 'Das ist der Token „{{name}}“. Kopiere ihn jetzt: Er wird nicht noch einmal gezeigt.',
    },
    token: { en: 'Agent token', es: 'Token de agente', fr: 'Jeton d’agent', de: 'Agenten-Token' },
    made: {
      en: 'made on {{when}}',
      es: 'creado el {{when}}',
      fr: 'créé le {{when}}',
      de: 'erstellt am {{when}}',
    },
    used: {
      en: 'last used on {{when}}',
      es: 'usado por última vez el {{when}}',
      fr: 'utilisé pour la dernière fois le {{when}}',
      de: 'zuletzt benutzt am {{when}}',
    },
    unused: { en: 'never used', es: 'sin usar', fr: 'jamais utilisé', de: 'nie benutzt' },
    remove: { en: 'Remove', es: 'Quitar', fr: 'Retirer', de: 'Entfernen' },
    removeNamed: {
      en: 'Remove the token “{{name}}”',
      es: 'Quitar el token «{{name}}»',
      fr: 'Retirer le jeton « {{name}} »',
      de: 'Token „{{name}}“ entfernen',
    },
    removeTitle: {
      en: 'Remove the token “{{name}}”?',
      es: '¿Quitar el token «{{name}}»?',
      fr: 'Retirer le jeton « {{name}} » ?',
      de: 'Token „{{name}}“ entfernen?',
    },
    removeText: {
      en: 'The agent that has it is refused at once. Its drafts stay.',
      es: 'El agente que lo tiene se rechaza al instante. Sus borradores se quedan.',
      fr: 'L’agent qui l’a est refusé aussitôt. Ses brouillons restent.',
      de: 'Der Agent, der ihn hat, wird sofort abgewiesen. Seine Entwürfe bleiben.',
    },
    removed: { en: 'Token removed', es: 'Token quitado', fr: 'Jeton retiré', de: 'Token entfernt' },
    removedText: {
      en: '“{{name}}” no longer works.',
      es: '«{{name}}» ya no funciona.',
      fr: '« {{name}} » ne fonctionne plus.',
      de: '„{{name}}“ gilt nicht mehr.',
    },
    most: {
      en: 'You have {{count}} tokens, which is the most. Remove one to make another.',
      es: 'Tienes {{count}} tokens, que es el máximo. Quita uno para crear otro.',
      fr: 'Vous avez {{count}} jetons, c’est le maximum. Retirez-en un pour en créer un autre.',
      de: 'Du hast {{count}} Tokens, mehr geht nicht. Entferne einen, um einen neuen zu erstellen.',
    },
    failed: {
      en: 'Your agent tokens could not be loaded.',
      es: 'No se pudieron cargar tus tokens de agente.',
      fr: 'Vos jetons d’agent n’ont pas pu être chargés.',
      de: 'Deine Agenten-Tokens konnten nicht geladen werden.',
    },
  },
  scopes: {
    games: {
      name: { en: 'Games', es: 'Juegos', fr: 'Jeux', de: 'Spiele' },
      text: {
        en: 'make drafts and change them',
        es: 'crear borradores y cambiarlos',
        fr: 'créer des brouillons et les modifier',
        de: 'Entwürfe anlegen und ändern',
      },
    },
    builds: {
      name: { en: 'Builds', es: 'Versiones', fr: 'Versions', de: 'Versionen' },
      text: {
        en: 'upload and check the files of your games',
        es: 'subir y comprobar los archivos de tus juegos',
        fr: 'envoyer et vérifier les fichiers de vos jeux',
        de: 'Dateien deiner Spiele hochladen und prüfen',
      },
    },
    boards: {
      name: { en: 'Boards', es: 'Clasificaciones', fr: 'Classements', de: 'Bestenlisten' },
      text: {
        en: 'send test scores to drafts',
        es: 'enviar puntuaciones de prueba a borradores',
        fr: 'envoyer des scores d’essai aux brouillons',
        de: 'Testergebnisse an Entwürfe senden',
      },
    },
    read: {
      name: { en: 'Read', es: 'Leer', fr: 'Lire', de: 'Lesen' },
      text: {
        en: 'see your games and their boards',
        es: 'ver tus juegos y sus clasificaciones',
        fr: 'voir vos jeux et leurs classements',
        de: 'deine Spiele und ihre Bestenlisten sehen',
      },
    },
  },
});
