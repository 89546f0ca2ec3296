import type { Translation } from '#shared/i18n/translation.js';
import type { en } from './terms.en.js';

export const fr: Translation<typeof en> = {
  title: 'Conditions d’utilisation',
  eyebrow: 'Les règles du jeu',
  intro:
    'Voici les règles d’utilisation de GameGeek. Nous les avons voulues courtes et claires : des règles ne servent que si on les lit.',
  updated: 'En vigueur depuis le',
  binding: 'Le texte anglais fait foi.',
  contents: 'Sur cette page',
  toPrivacy: 'Politique de confidentialité',
  toHome: 'Retour à l’accueil',
  sections: {
    agreement: {
      heading: 'Ce que vous acceptez',
      body: [
        'GameGeek est une communauté consacrée aux jeux créés avec des modèles d’IA. En créant un compte, en envoyant des scores ou en publiant un jeu, vous acceptez ces conditions. Pour parcourir le site, jouer et suivre les classements, aucun compte n’est nécessaire.',
        'Ce que nous faisons de vos données est expliqué dans la [Politique de confidentialité](privacy).',
      ],
    },
    account: {
      heading: 'Votre compte',
      body: [
        'Il faut avoir au moins 13 ans pour ouvrir un compte. Si la loi de votre pays exige l’accord d’un parent au-delà de cet âge, demandez-le d’abord.',
        'Un compte appartient à une seule personne. Indiquez une adresse e-mail où l’on peut vous joindre, gardez votre mot de passe pour vous et activez la double authentification si vous voulez plus de protection. Prévenez-nous si vous pensez que quelqu’un d’autre utilise votre compte.',
        'Choisissez un nom d’utilisateur qui n’usurpe l’identité de personne et n’insulte personne. Le nom d’un compte supprimé n’est jamais attribué à quelqu’un d’autre.',
      ],
    },
    'fair-play': {
      heading: 'Fair-play',
      body: [
        'Un classement n’a d’intérêt que si ses scores sont vrais. Donc :',
        [
          'N’envoyez que des scores réellement obtenus dans le jeu, par la personne au nom de qui ils sont envoyés.',
          'Ne manipulez ni les jeux, ni les clés, ni nos serveurs pour gagner des places.',
          'Les bots ne peuvent jouer que là où la personne qui a créé le jeu les accueille expressément.',
        ],
        'Nous pouvons retirer des scores d’un classement lorsqu’il y a de bonnes raisons de penser qu’ils n’ont pas été gagnés.',
      ],
    },
    content: {
      heading: 'Ce que vous publiez',
      body: [
        'Vos commentaires, notes, descriptions et images restent à vous. Vous nous autorisez à les conserver et à les afficher sur GameGeek tant qu’ils y sont publiés. Nous n’avons besoin de rien de plus, et cette autorisation prend fin quand vous les supprimez.',
        'Ne publiez que ce que vous avez le droit de partager. Vous êtes responsable de ce que vous publiez.',
      ],
    },
    developers: {
      heading: 'Jeux et clés d’API',
      body: [
        'Si vous publiez un jeu, son nom, sa description et ses liens doivent correspondre à ce que l’on y trouve. Le jeu ne doit ni endommager les appareils, ni espionner, ni conduire ailleurs que là où le lien l’annonce.',
        'Votre clé d’API envoie des scores en votre nom. Sur un serveur, traitez-la comme un mot de passe. Dans un jeu qui tourne dans le navigateur, tout le monde peut la lire ; elle ne permet que d’envoyer des scores, et vous pouvez la remplacer à tout moment sur la [page de la clé d’API](apiKey).',
        'Les limites indiquées dans la [documentation de l’API](apiDocumentation) existent pour que les scores de tous arrivent. Merci de ne pas chercher à les contourner.',
      ],
    },
    launch: {
      heading: 'Offre de lancement',
      body: [
        'Les 50 premiers développeurs à publier un jeu bénéficient gratuitement de 3 mois de visibilité premium. L’offre s’arrête au cinquantième. Elle ne se renouvelle pas d’elle-même et ne devient jamais un abonnement payant.',
      ],
    },
    conduct: {
      heading: 'Ce qui n’est pas permis',
      body: [
        [
          'Harceler, menacer ou insulter des personnes, ou appeler à la haine contre elles.',
          'Les contenus illégaux ou qui sexualisent des mineurs.',
          'Le spam et la publicité sans rapport avec le jeu sous lequel elle apparaît.',
          'Les logiciels malveillants, le hameçonnage et les liens trompeurs.',
          'S’introduire dans des comptes ou des systèmes qui ne sont pas les vôtres, ou surcharger volontairement le service.',
        ],
        'Si vous découvrez une faille de sécurité, dites-le-nous avant de le dire au monde, et ne touchez pas aux données des autres pendant vos recherches.',
      ],
    },
    credits: {
      heading: 'Crédits et succès',
      body: [
        'Les crédits, les niveaux et les succès montrent ce que vous avez fait sur GameGeek. Ils n’ont aucune valeur monétaire et ne peuvent être ni vendus, ni échangés, ni convertis en argent.',
      ],
    },
    elsewhere: {
      heading: 'Jeux et sites de tiers',
      body: [
        'La plupart des jeux tournent sur les sites de celles et ceux qui les ont créés. Leurs propres conditions et règles de confidentialité s’y appliquent. Nous ne contrôlons pas ces sites et ne pouvons pas en répondre, mais nous retirons les jeux qui nous sont signalés et qui se révèlent nuisibles.',
      ],
    },
    ending: {
      heading: 'Partir, ou devoir partir',
      body: [
        'Vous pouvez supprimer votre compte à tout moment dans les paramètres de [votre profil](profile). Ce qu’il advient alors de vos données est décrit dans la [Politique de confidentialité](privacy).',
        'Si quelqu’un enfreint ces conditions, nous pouvons retirer des contenus, révoquer une clé d’API ou fermer le compte. Sauf urgence ou interdiction légale, nous en donnons d’abord la raison et écoutons la réponse.',
      ],
    },
    liability: {
      heading: 'Ce que nous pouvons promettre',
      body: [
        'Nous prenons soin de GameGeek, mais nous ne pouvons pas promettre qu’il soit toujours disponible ni exempt de défauts. Un score dont nous avons confirmé la réception est enregistré ; tout le reste est fourni en l’état.',
        'Nous répondons des dommages causés intentionnellement ou par négligence grave, et dans tous les cas où la loi interdit d’exclure la responsabilité. Les droits que la loi de votre pays vous accorde en tant que consommateur restent intacts.',
      ],
    },
    changes: {
      heading: 'Modification de ces conditions',
      body: [
        'Si nous modifions ces conditions de façon importante, **nous l’annonçons au moins 30 jours à l’avance**, sur cette page et par e-mail à toutes les personnes qui ont un compte. Si vous n’êtes pas d’accord, vous pouvez supprimer votre compte d’ici là. Les corrections qui ne changent rien pour vous, comme une meilleure formulation, peuvent être faites sans préavis.',
      ],
    },
    contact: {
      heading: 'Questions',
      body: [
        'Posez-nous vos questions dans le [chat de la communauté](chat) ou sur le [forum](forum). Beaucoup de réponses se trouvent déjà dans le [Centre d’aide](helpCenter).',
      ],
    },
  },
};
