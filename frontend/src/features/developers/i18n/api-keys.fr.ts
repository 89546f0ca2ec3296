import type { Translation } from '#shared/i18n/translation.js';
import type { en } from './api-keys.en.js';

export const fr: Translation<typeof en> = {
  title: 'Clé d’API',
  eyebrow: 'Pour celles et ceux qui créent des jeux',
  intro: 'D’ici à votre premier score dans un classement : trois étapes, cinq minutes, rien à installer.',
  signIn: {
    title: 'Authentification requise',
    text: 'Votre clé d’API appartient à votre compte. Connectez-vous pour la voir et envoyer votre premier score.',
    login: 'Connexion',
    signUp: 'Créer un compte',
    docs: 'Lire la documentation de l’API',
  },
  step: 'Étape {{number}}',
  web: {
    native:
      'Un jeu en Python, Godot ou Unity n’a pas besoin de clé non plus. Mettez son fichier dans votre projet : la personne qui joue confirme un code une fois, et les scores comptent pour elle.',
    more: 'Plus sur le SDK : un écran de fin à vous, des classements en direct, Python, Godot et Unity',
    rest: 'Votre clé sert à vos propres scores, par exemple ceux d’un script ou d’un bot. Ils passent par l’API REST, en trois étapes :',
  },
  key: {
    title: 'Votre clé',
    intro: 'Un score qui porte cette clé compte pour vous.',
    label: 'Clé d’API',
    hidden: 'masquée',
    show: 'Afficher la clé',
    hide: 'Masquer la clé',
    copy: 'Copier la clé',
    created: 'Créée',
    lastUsed: 'Dernière utilisation',
    never: 'Jamais',
    error: 'Votre clé d’API n’a pas pu être chargée.',
    unreadable: 'Votre clé d’API ne peut plus être lue et ne fonctionne plus. Créez-en une nouvelle.',
    environment:
      'Ne l’écrivez pas dans votre code. Placez-la dans l’environnement du terminal où vous travaillez ; chaque exemple ci-dessous l’y lit.',
    shell: 'macOS, Linux, Git Bash',
    powershell: 'Windows PowerShell',
    regenerate: 'Régénérer la clé d’API',
    regenerating: 'Régénération…',
    warningTitle: 'Régénérer la clé d’API ?',
    overlap:
      'Vous recevez une nouvelle clé. L’ancienne reste valide 24 heures de plus, pour que vos jeux puissent envoyer des scores jusqu’à ce qu’ils aient la nouvelle.',
    leaked:
      'L’ancienne clé a fuité ? Alors remplacez-la et faites-la refuser aussitôt : les jeux qui l’utilisent ne pourront plus envoyer de scores tant qu’ils n’auront pas la nouvelle.',
    regenerateNow: 'Remplacer maintenant et refuser aussitôt l’ancienne',
    oldUntil: 'L’ancienne clé reste valide jusqu’au {{time}}.',
    endOld: 'Refuser l’ancienne clé maintenant',
    oldEnded: 'L’ancienne clé est refusée à partir de maintenant.',
    oldFailed: 'L’ancienne clé n’a pas pu être annulée.',
    unverified:
      'Votre adresse e-mail n’est pas encore confirmée. Ouvrez le lien de notre e-mail dans ce navigateur : ailleurs, la confirmation remplace cette clé.',
    cancel: 'Annuler',
    done: 'Clé d’API régénérée',
    doneText: 'Votre nouvelle clé d’API a bien été créée.',
    failed: 'La clé d’API n’a pas pu être régénérée.',
  },
  game: {
    title: 'Choisissez votre jeu',
    intro: 'Chaque score appartient à un jeu. Son numéro est ce que votre code envoie comme `gameId`.',
    own: 'Vos jeux',
    none: 'Aucun de vos jeux ne figure encore ici. Choisissez-en un, n’importe lequel, pour essayer.',
    chosen: 'Le `gameId` de {{name}} :',
    open: 'Choisissez un jeu pour insérer son identifiant dans les exemples.',
  },
  send: {
    title: 'Envoyez un score',
    intro: 'Choisissez votre langage. Les exemples sont complets, et nos propres tests les exécutent tels quels.',
    tabs: 'Langage',
    save: 'Enregistrez-le sous `{{file}}`, puis lancez :',
    curl: 'Collez-le dans le terminal où vous avez défini votre clé, ou enregistrez-le sous `{{file}}` et lancez-le (sous Windows, dans Git Bash). Il faut curl 7.76 ou plus récent.',
    javascript: 'Il faut Node 20 ou plus récent, et aucun paquet.',
    python: 'Il faut Python 3.8 ou plus récent, et aucun paquet.',
    unity:
      'Enregistrez-le sous `{{file}}`, placez-le sur un objet du jeu et appelez `SendScore` à la fin d’une partie. Il faut Unity 2020.2 ou plus récent. Il envoie vos propres scores depuis l’éditeur. Dans une version pour d’autres, connectez plutôt le jeu par un code.',
    command: 'Lancer',
    code: 'Code pour {{language}}',
    manners: 'Ce que fait chaque exemple',
    mannerOnce:
      'Donne à chaque partie un `Idempotency-Key`. Quel que soit le nombre d’envois, une partie compte une fois.',
    mannerRetry:
      'Réessaie après 429, 5xx ou sans réponse : avec des pauses croissantes, jamais plus courtes que `Retry-After` ne le demande, jusqu’à cinq fois.',
    mannerLimit: 'Attend une réponse 10 secondes au plus.',
    mannerKey: 'Lit la clé dans `GAMEGEEK_API_KEY`.',
  },
  first: {
    title: 'Votre score',
    loading: 'Recherche de vos scores…',
    waiting: 'En attente de votre premier score…',
    waitingNext: 'En attente de votre prochain score…',
    hint: 'Lancez l’exemple : ceci passe au vert dès que votre score arrive.',
    last: 'Le dernier est arrivé le {{when}} : {{score, number}} points dans {{game}}.',
    bestHint: 'Un score qui bat votre record dans son jeu s’affiche ici aussitôt.',
    arrived: 'Votre score est arrivé',
    arrivedText: '{{score, number}} points dans {{game}}.',
    board: 'Le voir au classement',
  },
  endpoints: 'Les points d’accès',
  tips: {
    title: 'Conseils de mise en œuvre',
    public: 'Une clé dans un jeu web est publique',
    publicText:
      'Ne la mettez pas dans votre jeu : qui joue pourrait la lire, et chaque score compterait pour vous au lieu de la personne qui joue. Les jeux web utilisent le SDK, les autres se connectent par un code. Si votre clé est connue, régénérez-la et faites aussitôt refuser l’ancienne.',
    end: 'Envoyez à la fin de la partie',
    endText:
      'Les classements gardent le meilleur : n’envoyez pas de scores intermédiaires. Ne faites jamais attendre la réponse à qui joue.',
    keep: 'Gardez ce qui est resté sans réponse',
    keepText:
      'Créez l’`Idempotency-Key` à la fin de la partie et gardez-le avec le score jusqu’à la réponse. Après une panne ou un jour sans réseau, renvoyez la même chose ; c’est sans risque.',
    batch: 'Utilisez le lot pour beaucoup de scores',
    batchText:
      'Pour un jeu qui rattrape son retard, ou un serveur avec beaucoup de joueurs. Groupés, les scores comptent pour un dixième dans votre limite.',
    higher: 'Plus haut, c’est mieux',
    higherText:
      'Les classements mettent le plus haut score en tête, en nombres entiers. Convertissez un temps en points : tant pour une partie parfaite, un de moins par milliseconde.',
    code: 'Regardez `code`, pas la phrase',
    codeText:
      'Le `code` d’une erreur ne change pas ; `message` est pour les personnes. Quand vous nous demandez de l’aide, donnez-nous le `requestId`.',
  },
};
