import type { Translation } from '#shared/i18n/translation.js';
import type { en } from './faq.en.js';

export const fr: Translation<typeof en> = {
  title: 'Questions fréquentes',
  eyebrow: 'Demandez toujours',
  intro:
    'Les questions qui reviennent le plus souvent, avec des réponses franches. La vôtre n’y est pas ? Consultez le [Centre d’aide](helpCenter) ou demandez dans le [chat de la communauté](chat).',
  filter: 'Chercher parmi les questions',
  found: 'Questions : {found} sur {total}',
  noMatch: 'Aucune question ne correspond à votre recherche.',
  noMatchHint: 'Essayez avec un seul mot, ou demandez à la communauté : il y a presque toujours quelqu’un qui sait.',
  clear: 'Afficher toutes les questions',
  groups: {
    playing: {
      title: 'Jouer',
      questions: {
        'what-is-it': {
          question: 'Qu’est-ce que GameGeek ?',
          answer:
            'La maison des jeux créés avec des modèles d’IA. Vous découvrez avec quel modèle un jeu a été fait, vous y jouez et vous comparez vos scores à ceux de tous les autres, sur des classements qui bougent sous vos yeux.',
        },
        cost: {
          question: 'Est-ce payant ?',
          answer:
            'Non. Parcourir le site, jouer, avoir un compte, publier des jeux et utiliser l’API : tout est gratuit.',
        },
        'need-account': {
          question: 'Faut-il un compte pour jouer ?',
          answer:
            'Pas pour jouer ni pour regarder. Il en faut un pour voir son nom dans un classement, noter et commenter des jeux et publier les siens. L’[inscription](auth) prend une minute.',
        },
        'where-games-run': {
          question: 'Où tournent les jeux ?',
          answer:
            'Beaucoup tournent ici même, sur la page du jeu, dans un cadre à part qui n’a pas accès à votre compte. D’autres tournent sur les sites de celles et ceux qui les ont créés ; « Jouer » les ouvre dans un nouvel onglet. Si l’un d’eux ne se charge pas, seule la personne qui l’a développé peut y remédier. Les liens sur la page du jeu vous disent comment la joindre.',
        },
      },
    },
    boards: {
      title: 'Scores et classements',
      questions: {
        'score-missing': {
          question: 'J’ai fini une partie, mais mon score n’apparaît pas. Pourquoi ?',
          answer:
            'Un classement n’affiche que votre meilleur score dans un jeu : un score plus bas ne change donc rien. Si c’était le meilleur, le jeu ne l’a peut-être pas envoyé : dans certains, on joue en invité tant que l’on ne s’est pas connecté, d’autres n’envoient qu’à la fin d’un niveau. La personne qui a développé le jeu pourra vous le dire.',
        },
        ranking: {
          question: 'Comment les rangs sont-ils calculés ?',
          answer:
            'Le classement d’un jeu ordonne le meilleur score de chaque joueur. Le classement général additionne vos meilleurs scores dans tous les jeux. À égalité, le rang est partagé et le score le plus ancien est en tête : après 1, 2, 2 vient 4.',
        },
        week: {
          question: 'Quand les Champions de la semaine repartent-ils de zéro ?',
          answer:
            'Chaque lundi à 00 h 00 UTC. Seuls les meilleurs scores de la semaine en cours y comptent ; votre record reste dans l’autre classement.',
        },
        levels: {
          question: 'Comment atteindre le niveau suivant ?',
          answer:
            'Grâce à votre score total. Vous êtes Apprenti à partir de 100 points, Adepte à partir de 300, Expert à partir de 600 et Maître à partir de 1 000.',
        },
        credits: {
          question: 'Que sont les crédits ?',
          answer:
            'Un merci pour vos succès. Ils s’affichent sur votre profil, ne s’achètent pas et n’ont pas de valeur en argent.',
        },
        cheating: {
          question: 'Un score paraît impossible. Que faire ?',
          answer:
            'Choisissez « Signaler ce score », le drapeau au bout de sa ligne dans le [classement du jeu](leaderboard), et dites ce qui vous fait douter. L’équipe de modération l’examine. Les scores qui n’ont pas été gagnés quittent le classement.',
        },
        'not-live': {
          question: 'Le classement indique « Reconnexion… ». Ai-je perdu quelque chose ?',
          answer:
            'Non. Votre navigateur a perdu la connexion et se reconnecte. Les scores sont enregistrés indépendamment, et le classement redevient exact dès que la connexion revient.',
        },
      },
    },
    account: {
      title: 'Compte',
      questions: {
        'no-mail': {
          question: 'L’e-mail de vérification n’est pas arrivé.',
          answer:
            'Regardez d’abord dans vos indésirables et vérifiez dans [votre profil](profile) que l’adresse ne contient pas de faute de frappe. Vous pouvez aussi [demander un nouvel envoi](resendVerification).',
        },
        'forgot-password': {
          question: 'J’ai oublié mon mot de passe.',
          answer:
            'Choisissez « [Mot de passe oublié ?](forgotPassword) » sur la [page de connexion](auth). Nous vous envoyons un lien pour en définir un nouveau. Toutes les autres sessions prennent fin à ce moment-là.',
        },
        'lost-phone': {
          question: 'J’ai perdu le téléphone qui contient mes codes de double authentification.',
          answer:
            'Connectez-vous avec l’un des codes de secours reçus lors de l’activation ; chacun sert une fois. Désactivez ensuite la double authentification dans [votre profil](profile) et configurez-la de nouveau.',
        },
        rename: {
          question: 'Puis-je changer de nom d’utilisateur ?',
          answer: 'Oui, dans les paramètres de [votre profil](profile). Vos scores vous suivent.',
        },
        'someone-else': {
          question: 'Je crois que quelqu’un d’autre utilise mon compte.',
          answer:
            'Changez votre mot de passe dans les paramètres de sécurité de [votre profil](profile) ; cela met fin à toutes les autres sessions. L’historique des connexions indique quand et d’où quelqu’un s’est connecté. Activez ensuite la double authentification.',
        },
        'my-data': {
          question: 'Comment obtenir une copie de mes données ?',
          answer:
            'Dans les paramètres de [votre profil](profile), vous téléchargez tout dans un fichier. Ce que nous gardons et pourquoi est expliqué dans la [Politique de confidentialité](privacy).',
        },
        'delete-account': {
          question: 'Que se passe-t-il si je supprime mon compte ?',
          answer:
            'Votre adresse e-mail, votre mot de passe, vos clés et vos paramètres sont effacés, et le texte de vos commentaires aussi. Vos scores restent sous le nom « Joueur supprimé », pour que les rangs des autres restent justes. Personne d’autre ne pourra s’inscrire avec votre nom d’utilisateur. C’est irréversible.',
        },
        age: {
          question: 'Quel âge faut-il avoir ?',
          answer: 'Au moins 13 ans. Lisez aussi les [Conditions d’utilisation](terms).',
        },
      },
    },
    developers: {
      title: 'Pour les développeurs',
      questions: {
        'list-game': {
          question: 'Comment publier mon jeu ?',
          answer:
            'Connectez-vous, choisissez « Proposer un jeu » et dites-nous son nom, de quoi il parle, où il tourne et quelle part l’IA y a prise. Si votre modèle d’IA ou sa version ne figure pas encore dans la liste, vous pouvez l’ajouter sur place.',
        },
        premium: {
          question: 'Qu’est-ce que la visibilité premium du lancement ?',
          answer:
            'Les 50 premiers développeurs à publier un jeu ont 3 mois de visibilité premium. C’est gratuit, cela s’arrête tout seul et ne devient jamais un abonnement.',
        },
        'api-key': {
          question: 'Où trouver ma clé d’API ?',
          answer:
            'Sur la [page de la clé d’API](apiKey), dès que vous vous connectez. La [documentation de l’API](apiDocumentation) montre comment s’en servir. Ce qu’elle envoie compte pour vous. Qui joue à votre jeu n’en a pas besoin : les jeux web utilisent le [SDK](sdk), les autres [se connectent par un code](engines).',
        },
        'key-visible': {
          question: 'Tout le monde peut lire la clé dans mon jeu pour navigateur. Est-ce grave ?',
          answer:
            'Retirez-la : chaque score qu’elle envoie compte pour vous au lieu de la personne qui joue. Un jeu pour navigateur n’a pas besoin de clé, le [SDK](sdk) joue au nom de cette personne. L’ancienne clé ne peut qu’envoyer des scores ; remplacez-la sur la [page de la clé d’API](apiKey) et faites-la aussitôt refuser.',
        },
        'send-again': {
          question: 'La connexion a été coupée pendant l’envoi d’un score. Mon jeu peut-il recommencer ?',
          answer:
            'Oui, si les deux tentatives portent le même `Idempotency-Key`. Le score ne compte alors qu’une fois, quel que soit le nombre d’envois.',
        },
        'practice-scores': {
          question: 'Puis-je essayer l’API sans remplir un classement de n’importe quoi ?',
          answer:
            'Oui. Masquez votre jeu, ou proposez-le comme invisible : personne d’autre que vous ne peut alors y jouer ni lui envoyer des scores. Ils ne comptent nulle part et sont supprimés quand vous l’affichez. Si vous faites tourner GameGeek vous-même, son mode démo apporte des jeux et des joueurs pour s’exercer.',
        },
      },
    },
    site: {
      title: 'Ce site',
      questions: {
        language: {
          question: 'Comment changer la langue ou les couleurs ?',
          answer:
            'Avec les deux listes de l’en-tête ; sur téléphone, elles sont dans le menu. Il y a l’anglais, l’espagnol, le français et l’allemand, ainsi qu’un thème sombre, un thème clair et celui de votre système.',
        },
        tracking: {
          question: 'Est-ce que vous me pistez ?',
          answer:
            'Non. Ni outil d’analyse, ni publicité, ni polices ou avatars venus d’ailleurs, et des cookies uniquement pour se connecter. Les détails sont dans la [Politique de confidentialité](privacy).',
        },
      },
    },
  },
};
