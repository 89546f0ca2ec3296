import type { Translation } from '#shared/i18n/translation.js';
import type { en } from './privacy.en.js';

export const fr: Translation<typeof en> = {
  title: 'Politique de confidentialité',
  eyebrow: 'Ce que nous savons de vous',
  intro:
    'Nous recueillons ce dont un classement a besoin, et rien qui puisse se vendre. Voici de quoi il s’agit, combien de temps nous le gardons et comment le récupérer ou le faire disparaître.',
  updated: 'En vigueur depuis le',
  binding: 'Le texte anglais fait foi.',
  contents: 'Sur cette page',
  toTerms: 'Conditions d’utilisation',
  toHome: 'Retour à l’accueil',
  sections: {
    short: {
      heading: 'En bref',
      body: [
        [
          'Ni publicité, ni outil d’analyse, ni pistage, et aucune donnée vendue ou prêtée à qui que ce soit.',
          'Les polices, les avatars et les scripts viennent de notre propre serveur.',
          'Trois cookies : deux pour les personnes qui se connectent, un pour celles qui jouent sans compte. Aucun ne vous suit.',
          'Vous pouvez télécharger tout ce que nous détenons sur vous et supprimer votre compte vous-même.',
        ],
      ],
    },
    account: {
      heading: 'Votre compte',
      body: [
        'Pour créer un compte, il nous faut un nom d’utilisateur, une adresse e-mail et un mot de passe. Du mot de passe, nous ne conservons qu’une empreinte Argon2id, à partir de laquelle il est impossible de le retrouver. Si vous utilisez la double authentification, nous gardons aussi son secret, scellé, et vos codes de secours, sous forme d’empreintes.',
        'Vos paramètres (langue, thème, notifications souhaitées) et votre clé d’API font aussi partie du compte. La clé est conservée chiffrée et n’est montrée à personne d’autre que vous.',
      ],
    },
    public: {
      heading: 'Ce que tout le monde peut voir',
      body: [
        'GameGeek est un lieu public. Votre nom d’utilisateur, vos scores, vos rangs, votre niveau, vos succès obtenus, vos commentaires, vos notes au sein d’une moyenne et les jeux que vous publiez sont visibles de tous. Votre avatar est dessiné à partir de votre nom d’utilisateur.',
        'Votre adresse e-mail n’est jamais montrée à d’autres personnes.',
      ],
    },
    sessions: {
      heading: 'Connexions, appareils et parties',
      body: [
        'Quand vous vous connectez, nous notons l’heure, votre adresse IP et ce que votre navigateur dit de lui-même (l’agent utilisateur). Vous trouverez cette liste dans les paramètres de sécurité de [votre profil](profile), afin de reconnaître une connexion qui n’était pas la vôtre et d’y mettre fin.',
        'Nous notons aussi les connexions échouées et les changements de votre mot de passe, de votre adresse e-mail, de votre clé d’API et de votre second facteur, avec l’heure et l’adresse IP. Les administrateurs de ce site lisent ces notes pour repérer les abus ; la copie de vos données les contient.',
        'Ces entrées sont effacées au bout de 90 jours. Une session que personne n’utilise prend fin après 14 jours, et toute session après 30.',
        'Quand vous lancez un jeu ici, nous notons lequel, quand vous l’avez lancé et quand vous l’avez quitté. D’un invité, nous ne notons rien de plus que cela, un nombre aléatoire et son meilleur score dans chaque jeu.',
        'Pour éviter que le service soit submergé, nous comptons les requêtes par adresse IP pendant quelques minutes. Ces compteurs ne sont pas enregistrés avec votre compte.',
      ],
    },
    cookies: {
      heading: 'Cookies et stockage dans votre navigateur',
      body: [
        'Il y a trois cookies, tous HttpOnly, donc illisibles pour les scripts. `session` est déposé lorsque vous vous connectez : il prouve que c’est toujours vous et disparaît quand vous vous déconnectez. `device` est déposé au même moment : il nous permet de reconnaître ce navigateur à la connexion suivante, afin de ne vous avertir que des nouveaux appareils et de vous laisser entrer pendant que quelqu’un d’autre essaie de deviner votre mot de passe. Il n’ouvre rien et expire au bout d’un an ; nous n’en gardons qu’une empreinte.',
        '`guest` est déposé lorsque vous lancez un jeu sans compte. Il relie vos meilleurs scores à ce navigateur, pour que vous puissiez les garder en vous inscrivant. Il expire au bout de 30 jours, et « Supprimer les scores de ce navigateur » supprime aussitôt les scores. Comme tous trois ne font que ce que vous demandez, il n’y a pas de bandeau à fermer.',
        'Le stockage local de votre navigateur contient aussi votre connexion à ce site, votre langue, votre thème, des brouillons, des scores qui n’ont pas encore pu être envoyés, l’activation du son des jeux et les messages que vous avez fermés. Rien de tout cela ne sert à vous suivre.',
      ],
    },
    email: {
      heading: 'Quand nous vous écrivons',
      body: [
        'Nous vous écrivons quand votre compte l’exige : pour vérifier votre adresse, réinitialiser un mot de passe, vous avertir d’une modification de vos identifiants ou d’une connexion depuis un nouvel appareil, ou annoncer un changement de nos règles. Tout le reste, comme le résumé hebdomadaire, dépend des paramètres de votre profil, et la newsletter n’arrive que si vous l’avez demandée. Vous pouvez arrêter l’un et l’autre à tout moment.',
        'Les messages sont acheminés par un service de messagerie qui reçoit votre adresse dans ce seul but.',
      ],
    },
    others: {
      heading: 'Autres entreprises et autres sites',
      body: [
        'Aucune de nos pages ne charge de polices, d’avatars, d’outils d’analyse ou de publicité provenant d’autres entreprises.',
        'Une exception mérite d’être connue : les développeurs peuvent donner à leur jeu une image hébergée sur leur propre serveur. Votre navigateur va alors la chercher là-bas, et ce serveur voit votre adresse IP, comme sur n’importe quelle page web. Nous ne lui disons pas sur quelle page vous êtes.',
        'Certains jeux tournent sur nos pages, d’autres sur les sites de leurs auteurs. Sur un autre site, et dans un cadre qui l’affiche, les règles de confidentialité de son responsable s’appliquent, et son serveur voit votre adresse IP.',
        'Un jeu auquel vous jouez avec votre compte apprend votre nom d’utilisateur, votre identifiant, votre langue, votre thème et votre meilleur score dans ce jeu, afin de vous saluer et d’envoyer vos scores. Il ne reçoit ni adresse e-mail ni mot de passe. Un jeu auquel vous jouez en invité sait seulement que vous êtes un invité. « Jeux connectés », sur [votre profil](profile), énumère les jeux qui peuvent envoyer des scores en votre nom ; vous pouvez y mettre fin à chacun.',
        'Nous ne remettons des données aux autorités que lorsque la loi nous y oblige.',
      ],
    },
    security: {
      heading: 'Comment nous les protégeons',
      body: [
        'Les connexions sont chiffrées. Les jetons de session et les clés d’API ne sont recherchés que par leur empreinte. Les mots de passe, les clés et les jetons n’apparaissent jamais dans nos journaux, et les journaux de requêtes ne contiennent pas d’adresses IP.',
        'Si malgré tout un incident met vos données en danger, nous vous prévenons et vous disons quoi faire.',
      ],
    },
    retention: {
      heading: 'Combien de temps nous les gardons',
      body: [
        [
          'Compte, scores, commentaires et notes : jusqu’à ce que vous les supprimiez, ou votre compte.',
          'Historique des connexions et journal de sécurité : 90 jours.',
          'Jeux que vous avez lancés, et quand : 30 jours.',
          'Les coups d’une partie dans les casse-têtes de l’arcade, auxquels le serveur répond : 6 heures.',
          'Invités et leurs scores : 30 jours après leur dernière partie.',
          'Repères qui évitent de compter un score deux fois : 24 heures.',
          'La copie de vos données que vous avez demandée : 24 heures.',
          'Liens dans les e-mails : ils cessent de fonctionner une fois utilisés, ou peu de temps après.',
          'Adresse pour la newsletter : jusqu’à votre désinscription.',
        ],
      ],
    },
    rights: {
      heading: 'Vos droits',
      body: [
        'Dans les paramètres de [votre profil](profile), vous pouvez corriger vos données, les télécharger toutes dans un fichier et supprimer votre compte. Vous n’avez ni à nous le demander ni à vous justifier.',
        '**Ce que fait la suppression :** votre adresse e-mail, votre mot de passe, vos clés, vos sessions et vos paramètres sont effacés. Vos scores restent dans les classements sous le nom « Joueur supprimé », car les rangs des autres en dépendent. Le texte de vos commentaires est effacé. Votre nom d’utilisateur n’est jamais donné à quelqu’un d’autre, pour que personne ne puisse se faire passer pour vous.',
        'Vous pouvez aussi vous opposer à ce que nous faisons de vos données ou saisir l’autorité de protection des données de votre pays.',
      ],
    },
    children: {
      heading: 'Enfants',
      body: [
        'GameGeek ne s’adresse pas aux enfants de moins de 13 ans. Nous ne recueillons pas sciemment de données les concernant. Si vous apprenez qu’un enfant de moins de 13 ans a un compte, dites-le-nous et nous le supprimerons.',
      ],
    },
    changes: {
      heading: 'Modification de cette politique',
      body: [
        'Avant que nous changions quoi que ce soit au traitement des données, cette page change. Les changements importants sont annoncés au moins 30 jours à l’avance, comme le promettent les [Conditions d’utilisation](terms).',
      ],
    },
    contact: {
      heading: 'Questions',
      body: [
        'Posez-nous vos questions dans le [chat de la communauté](chat). N’y publiez ni mots de passe, ni clés, ni données d’autres personnes ; nous ne vous en demanderons jamais.',
      ],
    },
  },
};
