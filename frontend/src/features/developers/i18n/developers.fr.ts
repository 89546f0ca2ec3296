import type { Translation } from '#shared/i18n/translation.js';
import type { en } from './developers.en.js';

export const fr: Translation<typeof en> = {
  contents: 'Sur cette page',
  copy: 'Copier',
  copyOf: 'Copier : {{name}}',
  errorsTitle: 'Quand quelque chose échoue',
  whatToDo: 'Que faire :',
  getKey: 'Obtenir ma clé d’API',
  reference: 'Référence de l’API',
  openApi: 'Description OpenAPI',
  errors: {
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
      cause: 'La manche est inconnue, expirée, d’une autre session ou terminée par la suivante.',
      fix: 'Commencez une nouvelle manche dans la même session de jeu.',
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
      fix: 'Copiez la clé actuelle depuis la page de la clé d’API. N’insistez pas avec l’ancienne : trop de clés fausses bloquent une adresse pendant plusieurs minutes.',
    },
    play_token_invalid: {
      cause: 'Le jeton de jeu n’a pas été émis par ce site.',
      fix: 'Utilisez le jeton de la session tel quel. Ne réessayez pas avec le même.',
    },
    play_token_expired: {
      cause: 'Le jeton de jeu a plus de 15 minutes.',
      fix: 'Demandez-en un nouveau avec `POST /api/play/token`, puis renvoyez la même chose.',
    },
    forbidden: {
      cause: 'Vous n’avez pas l’autorisation.',
      fix: 'Utilisez le compte auquel cela appartient.',
    },
    forbidden_origin: {
      cause: 'Une page d’un autre site a envoyé une requête avec notre cookie.',
      fix: 'Laissez les cookies de côté (`credentials: "omit"`) et envoyez la clé.',
    },
    wrong_game: {
      cause: 'Le jeton de jeu est celui d’un autre jeu.',
      fix: 'Envoyez le `gameId` pour lequel la session a été lancée.',
    },
    plays_only: {
      cause: 'Le jeu n’accepte que les scores de sessions de jeu.',
      fix: 'Envoyez le score avec un jeton de jeu, pas avec une clé d’API.',
    },
    not_your_key: {
      cause: 'Le jeu n’accepte que la clé de son créateur, et les scores de sessions de jeu.',
      fix: 'Envoyez les scores des joueurs par session de jeu : le SDK le fait, et un jeu hors du navigateur se connecte par un code.',
    },
    blocked: {
      cause: 'Le créateur du jeu a bloqué ce joueur.',
      fix: 'Ne réessayez pas ; le joueur peut écrire au créateur.',
    },
    origin_not_allowed: {
      cause: 'Le créateur du jeu n’autorise pas cette page à le lancer.',
      fix: 'Ajoutez l’origine de la page à `allowed_origins` du jeu.',
    },
    not_found: {
      cause: 'Cela n’existe pas, ou ne vous est pas visible.',
      fix: 'Vérifiez le numéro ; un jeu doit être visible pour accepter des scores.',
    },
    method_not_allowed: {
      cause: 'L’adresse existe, mais pas pour cette méthode.',
      fix: 'Utilisez l’une des méthodes de l’en-tête `Allow`.',
    },
    request_timeout: {
      cause: 'La requête n’est pas arrivée en entier en 15 s.',
      fix: 'Envoyez-la de nouveau ; rien n’en a été enregistré.',
    },
    conflict: {
      cause: 'Une valeur est déjà prise, ou ne correspond pas à ce qui est enregistré.',
      fix: 'Lisez `fields` et corrigez-les.',
    },
    ticket_used: {
      cause: 'Le ticket de lancement a été utilisé.',
      fix: 'Gardez le jeton du premier échange, ou relancez le jeu.',
    },
    secret_unreadable: {
      cause: 'Une clé d’API ou un secret de validation en deux étapes enregistré ne peut plus être lu.',
      fix: 'Créez une nouvelle clé ; pour la validation en deux étapes, demandez à l’exploitant du site de la réinitialiser.',
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
    precondition_failed: {
      cause: 'Le fichier a changé depuis la date ou l’étiquette de la requête.',
      fix: 'Redemandez-le sans `If-Match` ni `If-Unmodified-Since`.',
    },
    payload_too_large: {
      cause: 'Le corps dépasse 100 ko, ou un lot 1 Mo.',
      fix: 'Envoyez-le en plusieurs parties.',
    },
    unsupported_media_type: {
      cause: 'Le corps n’est pas déclaré comme JSON en UTF-8, ou il est compressé.',
      fix: 'Indiquez `Content-Type: application/json` et envoyez le corps sans `Content-Encoding`.',
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
};
