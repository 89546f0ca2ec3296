import type { Translation } from '#shared/i18n/translation.js';
import type { en } from './home.en.js';

export const fr: Translation<typeof en> = {
  developers: {
    eyebrow: 'Pour les développeurs',
    title: 'Vous avez créé un jeu avec l’IA ?',
    intro: 'Offrez-lui un toit et voyez qui y joue.',
    list: {
      title: 'Publiez vos jeux',
      text: 'Quelques minutes suffisent : votre jeu a sa page, son classement en direct et ses joueurs.',
      action: 'Proposer un jeu',
    },
    profile: {
      title: 'Construisez votre profil',
      text: 'Les jeux que vous publiez, vos scores et vos succès, sur une page à vous.',
      action: 'Voir le profil',
    },
    insights: {
      title: 'Suivez les tendances',
      text: 'Voyez quels modèles d’IA gagnent du terrain et ce que d’autres en ont fait.',
      action: 'Explorer les modèles',
    },
  },
  players: {
    eyebrow: 'Pour les joueurs',
    title: 'Envie de jouer ?',
    intro: 'Ici, chaque jeu a été créé avec un modèle d’IA, du rétro au moderne.',
    discover: {
      title: 'Découvrez des jeux',
      text: 'Cherchez par catégorie ou par modèle d’IA et trouvez celui qui vous empêchera de dormir ce soir.',
      action: 'Parcourir les jeux',
    },
    discussions: {
      title: 'Rejoignez les discussions',
      text: 'Parlez de jeux, de records et de modèles là où la communauté se retrouve.',
    },
    progress: {
      title: 'Suivez vos progrès',
      text: 'Chaque score compte à l’instant où vous le marquez. Voyez votre nom grimper.',
      action: 'Voir le classement',
    },
  },
  boards: {
    title: 'Classements généraux',
    intro: 'Qui est en tête, et à quoi tout le monde joue.',
  },
};
