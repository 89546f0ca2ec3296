import type { Translation } from '../../../shared/i18n/translation.js';
import type { en } from './api-documentation.en.js';

export const fr: Translation<typeof en> = {
  title: 'Documentation de l’API',
  eyebrow: 'Pour celles et ceux qui créent des jeux',
  intro:
    'Une requête HTTPS inscrit un score au classement. Cette page donne l’aperçu ; votre clé et du code prêt à l’emploi se trouvent sur la [page de la clé d’API](apiKey), et tous les détails dans la [référence de l’API](apiReference).',
  contents: 'Sur cette page',
  sdk: {
    title: 'Deux lignes dans un jeu web',
    text: 'Mettez ceci dans la page de votre jeu et appelez `gameOver` à la fin d’une partie : le score est envoyé, et un écran de fin complet montre le rang, les voisins et ce qui manque pour la place suivante. Le numéro de votre jeu suffit ; aucune clé ne peut fuiter.',
    page: 'Dans la page de votre jeu',
    notes: [
      'Lancé depuis ce site, le jeu compte pour le joueur lui-même. Ailleurs, on joue en invité, et l’on garde son score en se connectant.',
      'Un score qui ne peut pas être envoyé attend dans le navigateur, avec 50 autres au plus et jusqu’à 7 jours, et compte une seule fois.',
      'Sans numéro de jeu, le classement reste en mémoire, et une ligne de la console dit comment lancer le jeu pour de vrai.',
      'Les scores de nos propres jeux sont rejoués sur le serveur ; aucun autre jeu web ne peut prouver un score, et les contrôles font seulement que tricher coûte du temps et laisse des traces.',
    ],
    module: 'Avec votre propre écran de fin',
    board: 'Un classement en direct sur n’importe quelle page',
  },
  quickStart: {
    title: 'Trois étapes jusqu’au premier score',
    steps: [
      '[Inscrivez-vous](auth) et proposez votre jeu. Sa page indique le numéro à envoyer comme `gameId`.',
      'Copiez votre clé depuis la [page de la clé d’API](apiKey). Elle commence par `gg_`.',
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
      '**Dans le corps**, comme `apiKey`. Fonctionne partout, même depuis un jeu dans une page web.',
      '**Dans un en-tête**, sous la forme `Authorization: Bearer gg_…`. L’usage pour les serveurs et les scripts.',
      '**Nulle part** : un navigateur connecté à GameGeek marque des points pour son propre joueur.',
    ],
    notes: [
      'Les scores peuvent être envoyés depuis n’importe quelle origine web, tant que la requête ne transporte pas de cookies.',
      'Dans un jeu web, tout le monde peut lire la clé. Elle ne permet que d’envoyer des scores et vous pouvez la remplacer à tout moment ; l’ancienne est aussitôt refusée.',
      'Partout ailleurs, gardez-la dans une variable d’environnement et hors de votre dépôt.',
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
    text: 'Un jeu hors du navigateur demande un code, le joueur le confirme sur ce site, et les scores comptent pour lui. Pendant la partie, envoyez `POST /api/play/pings` une fois par minute et demandez un nouveau jeton avec `POST /api/play/token` avant qu’il ait 15 minutes.',
  },
  errors: {
    title: 'Quand quelque chose échoue',
    text: 'Toutes les erreurs ont la même forme. `code` est stable : fiez-vous à lui plutôt qu’au message ; `fields` indique les champs non valides. Si vous nous écrivez, citez le `requestId`.',
    answer: 'Une erreur',
    fix: 'Que faire :',
    codes: {
      malformed_json: {
        cause: 'Le corps n’est pas du JSON valide.',
        fix: 'Utilisez une bibliothèque JSON au lieu de concaténer des textes.',
      },
      validation_failed: {
        cause: 'Un champ manque, dépasse les bornes ou est inconnu.',
        fix: 'Lisez `fields`, corrigez et renvoyez.',
      },
      token_invalid: {
        cause: 'Un lien reçu par e-mail a déjà servi ou est trop ancien.',
        fix: 'Demandez-en un nouveau.',
      },
      unauthorized: {
        cause: 'Il n’y a ni clé ni session.',
        fix: 'Envoyez votre clé dans le corps ou dans l’en-tête.',
      },
      invalid_credentials: {
        cause: 'Le nom ou le mot de passe est faux à la connexion.',
        fix: 'Vérifiez les deux, ou définissez un nouveau mot de passe.',
      },
      totp_required: {
        cause: 'Le compte utilise la double authentification et le code manque.',
        fix: 'Connectez-vous avec le code dans `totp`.',
      },
      api_key_invalid: {
        cause: 'La clé est mal recopiée ou a été remplacée.',
        fix: 'Copiez la clé actuelle depuis la [page de la clé d’API](apiKey). N’insistez pas avec l’ancienne : trop de clés fausses bloquent une adresse pendant plusieurs minutes.',
      },
      forbidden: { cause: 'La ressource appartient à un autre utilisateur.', fix: 'Utilisez le compte propriétaire.' },
      forbidden_origin: {
        cause: 'Une page d’un autre site a envoyé une requête avec notre cookie.',
        fix: 'Laissez les cookies de côté (`credentials: "omit"`) et envoyez la clé.',
      },
      not_found: {
        cause: 'Le jeu ou l’adresse n’existe pas, ou le jeu n’est pas actif.',
        fix: 'Vérifiez `gameId` et que le jeu est visible.',
      },
      method_not_allowed: {
        cause: 'L’adresse existe, mais pas pour cette méthode.',
        fix: 'Comparez avec la [référence de l’API](apiReference).',
      },
      conflict: { cause: 'Le nom ou l’adresse est déjà pris.', fix: 'Lisez `fields` et choisissez-en un autre.' },
      precondition_failed: {
        cause: 'Le fichier a changé depuis la date ou l’étiquette de la requête.',
        fix: 'Redemandez-le sans `If-Match` ni `If-Unmodified-Since`.',
      },
      secret_unreadable: {
        cause: 'Une clé d’API ou un secret de validation en deux étapes enregistré ne peut plus être lu.',
        fix: 'Créez une nouvelle clé ; pour la validation en deux étapes, demandez à l’exploitant du site de la réinitialiser.',
      },
      payload_too_large: {
        cause: 'Le corps dépasse 100 ko, ou un lot 1 Mo.',
        fix: 'Envoyez-le en plusieurs parties.',
      },
      unsupported_media_type: {
        cause: 'Le corps n’est pas déclaré comme JSON.',
        fix: 'Indiquez `Content-Type: application/json`.',
      },
      range_not_satisfiable: {
        cause: 'La plage demandée est hors du fichier.',
        fix: 'Lisez la longueur dans `Content-Range`.',
      },
      expectation_failed: {
        cause: '`Expect` demande autre chose que `100-continue`.',
        fix: 'Retirez l’en-tête `Expect`.',
      },
      idempotency_mismatch: {
        cause: 'Cet `Idempotency-Key` a servi avec un autre contenu.',
        fix: 'Créez-en un nouveau pour chaque nouveau score.',
      },
      out_of_range: {
        cause: 'Le score est en dessous ou au-dessus de ce que le jeu autorise.',
        fix: 'Comparez-le avec `min_score` et `max_score` du jeu.',
      },
      too_fast: {
        cause: 'La manche s’est terminée plus vite qu’elle ne peut être jouée.',
        fix: 'Envoyez le score à la fin de la manche ; `min_seconds` du jeu est la durée minimale.',
      },
      not_reproduced: {
        cause: 'Le journal des entrées dans `details.log`, une fois rejoué, ne donne pas ce score.',
        fix: 'Envoyez le journal de cette manche, complet et dans l’ordre.',
      },
      round_required: {
        cause: 'Le jeu exige une manche pour chaque score.',
        fix: 'Commencez-en une avec `POST /api/play/rounds` et envoyez-la dans `round`.',
      },
      round_invalid: {
        cause: 'La manche est inconnue, expirée ou d’une autre session.',
        fix: 'Commencez une nouvelle manche dans la même session de jeu.',
      },
      play_token_invalid: {
        cause: 'Le jeton de jeu n’a pas été émis par ce site.',
        fix: 'Utilisez le jeton de la session tel quel. Ne réessayez pas avec le même.',
      },
      play_token_expired: {
        cause: 'Le jeton de jeu a plus de 15 minutes.',
        fix: 'Demandez-en un nouveau avec `POST /api/play/token`, puis renvoyez la même chose.',
      },
      wrong_game: {
        cause: 'Le jeton de jeu est celui d’un autre jeu.',
        fix: 'Envoyez le `gameId` pour lequel la session a été lancée.',
      },
      plays_only: {
        cause: 'Le jeu n’accepte que les scores de sessions de jeu.',
        fix: 'Envoyez le score avec un jeton de jeu, pas avec une clé d’API.',
      },
      blocked: {
        cause: 'Le créateur du jeu a bloqué ce joueur.',
        fix: 'Ne réessayez pas ; le joueur peut écrire au créateur.',
      },
      session_over: {
        cause: 'La session de jeu est terminée.',
        fix: 'Demandez au joueur de relancer le jeu.',
      },
      code_expired: {
        cause: 'Le code de connexion a expiré.',
        fix: 'Recommencez avec `POST /api/play/connects` et affichez le nouveau code.',
      },
      code_used: {
        cause: 'Le code de connexion a été utilisé, ou son ticket a été récupéré.',
        fix: 'Gardez le ticket de la première réponse, ou recommencez avec `POST /api/play/connects`.',
      },
      origin_not_allowed: {
        cause: 'Le créateur du jeu n’autorise pas cette page à le lancer.',
        fix: 'Ajoutez l’origine de la page à `allowed_origins` du jeu.',
      },
      ticket_used: {
        cause: 'Le ticket de lancement a été utilisé.',
        fix: 'Gardez le jeton du premier échange, ou relancez le jeu.',
      },
      rate_limited: {
        cause: 'Trop de requêtes en trop peu de temps.',
        fix: 'Attendez le nombre de secondes indiqué par `Retry-After`, et davantage à chaque fois.',
      },
      internal: {
        cause: 'Une erreur de notre côté.',
        fix: 'Renvoyez avec le même `Idempotency-Key` ; si l’erreur persiste, envoyez-nous le `requestId`.',
      },
      unavailable: {
        cause: 'Le service démarre, est saturé ou hors d’atteinte.',
        fix: 'Attendez `Retry-After` et renvoyez avec le même `Idempotency-Key`.',
      },
    },
  },
  limits: {
    title: 'Limites',
    text: 'Assez larges pour les jeux, assez strictes pour arrêter les avalanches de requêtes. Au-delà d’une limite, la réponse est 429, avec `Retry-After` et les en-têtes `RateLimit`.',
    rows: {
      key: { what: 'Scores avec une clé', value: '1 200 par minute, dont 100 d’un coup' },
      batch: { what: 'Scores dans un lot', value: '500 au plus, chacun compte pour un dixième' },
      address: { what: 'Requêtes d’une adresse, sans connexion', value: '100 en 10 secondes, 600 par minute' },
      user: { what: 'Requêtes d’une personne connectée', value: '1 200 par minute' },
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
