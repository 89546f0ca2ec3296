import type { Translation } from '#shared/i18n/translation.js';
import type { en } from './api-documentation.en.js';

export const fr: Translation<typeof en> = {
  title: 'Documentation de l’API',
  eyebrow: 'Pour celles et ceux qui créent des jeux',
  intro:
    'Une requête HTTPS inscrit un score au classement. Cette page donne l’aperçu ; votre clé et du code prêt à l’emploi se trouvent sur la [page de la clé d’API](apiKey), et tous les détails dans la [référence de l’API](apiReference).',
  contents: 'Sur cette page',
  sdk: {
    title: 'Deux lignes dans un jeu web',
    text: 'La première ligne va dans l’en-tête de votre page, la seconde là où une partie se termine : `gameOver` envoie le score, et un écran de fin complet montre le rang, les voisins et ce qui manque pour la place suivante. Le numéro de votre jeu suffit ; aucune clé ne peut fuiter.',
    page: 'Dans la page de votre jeu',
    notes: [
      'Quand « Jouer » sur ce site ouvre le jeu, dans son cadre ou dans un nouvel onglet, il compte pour la personne elle-même : répondez oui à « Fonctionne-t-il dans un navigateur ? » en le proposant. Ailleurs, on joue en invité, et l’on garde son score en se connectant.',
      'Un score qui ne peut pas être envoyé attend dans le navigateur, avec 50 autres au plus et jusqu’à 7 jours, et compte une seule fois. De même pour un invité qui ne peut pas commencer parce que trop de nouveaux invités jouent depuis le même réseau : l’écran de fin le dit, et `submit` renvoie `queued` avec le motif `rate_limited`.',
      'Les scores sont des nombres entiers à partir de 1. Le SDK arrondit les décimales ; un score de 0 affiche l’écran, mais ne compte pas. Tout refus a une ligne dans la console qui dit comment le corriger.',
      'Si le script est bloqué, `window.GameGeek` n’existe pas et ces lignes lancent la partie suivante. Tant que l’écran est ouvert, d’autres appels de `gameOver` sont ignorés.',
      'Dans le cadre de ce site, `alert`, `confirm` et `prompt` ne font rien, et le maintien de l’écran allumé, les téléchargements et le plein écran sont refusés. Posez vos questions dans le jeu ; la scène qui l’entoure a un bouton de plein écran.',
      'Les types sont dans `/sdk/v1.d.ts`, pour `GameGeek`, `window.GameGeek` et `/sdk/v1.mjs` : mettez-en une copie dans un projet TypeScript.',
      'Sans numéro de jeu, le classement reste en mémoire, et une ligne de la console dit comment lancer le jeu pour de vrai.',
      'Les parties de nos propres jeux sont rejouées sur le serveur, ce qui prouve le score mais pas qui a joué ; aucun autre jeu web ne peut prouver un score, et les contrôles font seulement que tricher coûte du temps et laisse des traces.',
    ],
    module: 'Avec votre propre écran de fin',
    board: 'Un classement en direct sur n’importe quelle page',
  },
  quickStart: {
    title: 'Trois étapes jusqu’au premier score',
    steps: [
      '[Inscrivez-vous](auth) et proposez votre jeu. Sa page indique le numéro à envoyer comme `gameId`.',
      'Copiez votre clé depuis la [page de la clé d’API](apiKey). Elle commence par `gg_`, et ce qu’elle envoie compte pour vous. Qui joue à votre jeu n’en a pas besoin : les jeux web utilisent le SDK ci-dessus, les autres [se connectent par un code](engines).',
      'Envoyez le score à la fin d’une partie. Dès que vous avez la réponse, il est au [classement](leaderboard).',
    ],
  },
  send: {
    title: 'Envoyer un score',
    text: 'La réponse est envoyée une fois le score enregistré définitivement : un score confirmé n’est jamais perdu ni compté deux fois.',
    request: 'Requête',
    answer: 'Réponse, statut 200',
    fieldsTitle: 'Ce que vous envoyez',
    fields: {
      gameId: 'Le numéro du jeu. Il doit exister et être actif.',
      score: 'Un nombre entier de 1 à 9007199254740991.',
      apiKey: 'Votre clé, si elle n’est pas dans un en-tête.',
    },
    answerTitle: 'Ce que vous recevez',
    answerFields: {
      id: 'Le numéro de ce score.',
      userId: 'Le joueur pour qui il compte : le propriétaire de la clé.',
      gameId: 'Le jeu dans lequel il compte.',
      score: 'Le score tel qu’il a été enregistré.',
      createdAt: 'Le moment de l’enregistrement, en UTC.',
      rank: 'Le rang du joueur dans ce jeu, toutes périodes confondues, après ce score. Il vaut `null` dans les rares cas où les rangs sont indisponibles ; le score compte quand même.',
      personalBest: '`true` si c’est le nouveau record du joueur.',
    },
  },
  key: {
    title: 'Où placer la clé',
    text: 'Il y a trois façons de faire, et une seule suffit.',
    ways: [
      '**Dans le corps**, comme `apiKey`. Fonctionne partout.',
      '**Dans un en-tête**, sous la forme `Authorization: Bearer gg_…`. L’usage pour les serveurs et les scripts.',
      '**Nulle part** : un navigateur connecté à GameGeek marque des points pour son propre joueur.',
    ],
    notes: [
      'Un jeu décide de qui il accepte les scores : avec toute clé, avec celle de son créateur seulement (les autres reçoivent `not_your_key`), ou des sessions de jeu uniquement (`plays_only`). Le plus sûr pour un classement public : les sessions de jeu, qui n’ont pas besoin de clé.',
      'Les scores peuvent être envoyés depuis n’importe quelle origine web, tant que la requête ne transporte pas de cookies.',
      'Ne mettez pas votre clé dans un jeu auquel d’autres jouent : on pourrait la lire, et leurs scores compteraient pour vous. Elle ne permet que d’envoyer des scores et vous pouvez la remplacer à tout moment et faire aussitôt refuser l’ancienne.',
      'Dans vos propres scripts, gardez-la dans une variable d’environnement et hors de votre dépôt.',
    ],
  },
  idempotency: {
    title: 'Renvoyer sans compter deux fois',
    text: 'Si une connexion se coupe, on ne sait pas si la requête est arrivée. Donnez à chaque score son propre `Idempotency-Key` et renvoyez-le avec le même.',
    notes: [
      'Il suffit de 1 à 255 caractères ASCII visibles, par exemple un UUID aléatoire. Il est propre à votre clé d’API et conservé 24 heures.',
      'Une répétition reçoit la première réponse et n’enregistre rien. Elle porte l’en-tête `Idempotency-Replayed: true`.',
      'La même clé avec un autre contenu est une erreur (422), car l’un des deux serait perdu.',
      'Si la première requête est encore en cours, la seconde attend sa réponse.',
      'Sur `/batch`, l’en-tête est la clé du lot entier, et chaque score peut avoir son propre `idempotencyKey`.',
      'Une répétition reçoit une réponse même si le jeu a été masqué entre-temps.',
    ],
  },
  batch: {
    title: 'Plusieurs scores à la fois',
    text: 'Jusqu’à 500 scores en une requête, pour les jeux qui les gardent pendant que l’on joue hors ligne. Chacun est traité séparément : un score non valide n’affecte pas les autres, et les résultats suivent l’ordre des scores.',
    request: 'Requête',
    answer: 'Réponse, statut 200',
  },
  read: {
    title: 'Lire les classements',
    text: 'Aucune clé n’est nécessaire pour lire. Les listes acceptent `page` (à partir de 1) et `limit` (de 1 à 100) ; les en-têtes `X-Total-Count` et `Link` indiquent combien il y en a.',
    calls: {
      scores: 'Un classement de toujours, une ligne par joueur. Sans `gameId`, c’est le classement général.',
      weekly: 'La même chose pour la semaine en cours, qui commence le lundi à 00 h 00 UTC.',
      leaderboard:
        'La même chose avec les totaux. `period` vaut `all` ou `week` ; `around` avec l’identifiant d’un joueur donne la page où il se trouve.',
      games: 'Les jeux ; `search`, `category` et `sort` les filtrent et les trient.',
      models: 'Les modèles d’IA avec leurs versions.',
    },
    ranks:
      'Le score le plus élevé passe devant. À égalité, le rang est partagé (1, 2, 2, 4) et le plus ancien est en tête.',
  },
  engines: {
    title: 'Python, Godot et Unity',
    text: 'Téléchargez le fichier de votre moteur et mettez-le dans votre projet : `gamegeek.py` (Python 3.8), `GameGeek.gd` (Godot 4) ou `GameGeek.cs` (Unity 2021). Le jeu affiche un code, le joueur le confirme une fois sur ce site, et les scores comptent pour lui. Le fichier garde le secret pour les lancements suivants, renouvelle la session et conserve les scores sur le disque jusqu’à leur envoi ; il ne bloque jamais votre jeu. Un jeu connecté le reste jusqu’à ce que le joueur le ferme ou n’y joue pas pendant 30 jours.',
  },
  errors: {
    title: 'Quand quelque chose échoue',
    text: 'Toutes les erreurs ont la même forme. `code` est stable : fiez-vous à lui plutôt qu’au message ; `fields` indique les champs non valides. Si vous nous écrivez, citez le `requestId`.',
    answer: 'Une erreur',
    fix: 'Que faire :',
  },
  limits: {
    title: 'Limites',
    text: 'Assez larges pour les jeux, assez strictes pour arrêter les avalanches de requêtes. Au-delà d’une limite, la réponse est 429, avec `Retry-After` et les en-têtes `RateLimit`.',
    rows: {
      key: { what: 'Scores avec une clé', value: '1 200 par minute, dont 100 d’un coup' },
      batch: { what: 'Scores dans un lot', value: '500 au plus, chacun compte pour un dixième' },
      address: { what: 'Requêtes d’une adresse, sans connexion', value: '100 en 10 secondes, 600 par minute' },
      user: { what: 'Requêtes d’une personne connectée', value: '1 200 par minute' },
      guests: {
        what: 'Nouveaux invités d’un jeu depuis une adresse',
        value: '300 en 30 minutes ; les scores des suivants attendent',
      },
      wrongKeys: { what: 'Clés fausses depuis une adresse', value: '20 par minute, puis 5 minutes de pause' },
      body: { what: 'Taille d’une requête', value: '100 ko, un lot 1 Mo' },
      page: { what: 'Lignes d’une page', value: '100 au plus' },
    },
  },
  more: {
    title: 'Prêt à envoyer ?',
    text: 'Votre clé et du code à copier pour cURL, JavaScript, Python et Unity sont à un clic.',
    key: 'Obtenir ma clé d’API',
    reference: 'Référence de l’API',
    openApi: 'Description OpenAPI',
  },
};
