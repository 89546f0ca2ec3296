import type { Translation } from '#shared/i18n/translation.js';
import type { en } from './help-center.en.js';

export const fr: Translation<typeof en> = {
  title: 'Centre d’aide',
  eyebrow: 'Besoin d’aide ? Appuyez sur Start',
  intro:
    'Choisissez ce que vous voulez faire, nous vous montrons le chemin. Pour des réponses courtes à des questions précises, il y a les [questions fréquentes](faq).',
  topics: {
    start: {
      title: 'Bien démarrer',
      text: 'Trois étapes pour voir votre nom dans un classement.',
      steps: [
        '[Créez un compte](auth) avec un nom d’utilisateur, votre adresse e-mail et un mot de passe.',
        'Ouvrez l’e-mail que nous vous envoyons et suivez son lien : nous saurons ainsi comment vous joindre.',
        'Regardez les [classements](leaderboard), choisissez un jeu et jouez.',
      ],
    },
    signIn: {
      title: 'Se connecter',
      text: 'En cas de problème de connexion.',
      steps: [
        'Dans le premier champ de la [connexion](auth), le nom d’utilisateur et l’adresse e-mail conviennent. Les majuscules n’y comptent pas, mais elles comptent dans le mot de passe.',
        'Mot de passe oublié ? Sur la même page, « [Mot de passe oublié ?](forgotPassword) » vous envoie un lien pour en définir un nouveau.',
        'Téléphone perdu ? Un code de secours remplace une fois le code de double authentification. [En savoir plus](lostPhone).',
      ],
    },
    security: {
      title: 'Protéger votre compte',
      text: 'Cinq minutes bien investies.',
      steps: [
        'Prenez un mot de passe que vous n’utilisez nulle part ailleurs ; un gestionnaire de mots de passe le retient pour vous.',
        'Activez la double authentification dans les paramètres de sécurité de [votre profil](profile) et gardez les codes de secours ailleurs que sur votre téléphone.',
        'Jetez-y de temps en temps un œil à l’historique des connexions et fermez les sessions que vous ne reconnaissez pas.',
      ],
    },
    boards: {
      title: 'Scores et classements',
      text: 'Ce qui compte, et où vous en êtes.',
      steps: [
        'Dans les [classements](leaderboard), choisissez un jeu ou tous, depuis toujours ou pour la semaine en cours.',
        '« Me trouver » vous mène directement à votre ligne.',
        'Seul votre meilleur score dans un jeu compte. Le fonctionnement des rangs, des semaines et des niveaux est expliqué [dans les questions fréquentes](ranking).',
      ],
    },
    community: {
      title: 'Notes et commentaires',
      text: 'Dites ce que vous pensez à celles et ceux qui jouent et qui créent.',
      steps: [
        'Sur la page d’un jeu, connectez-vous et donnez de 1 à 5 étoiles. Si vous notez de nouveau plus tard, la nouvelle note remplace l’ancienne.',
        'Sous « Communauté », vous écrivez des commentaires ; les vôtres se modifient ou se suppriment à tout moment.',
        'Quelque chose dépasse les bornes ? Choisissez « Signaler » : sous les informations d’un jeu, dans le menu d’un commentaire, au bout d’une ligne du classement d’un jeu. Les bornes sont fixées dans les [conditions](terms).',
      ],
    },
    developers: {
      title: 'Proposer votre jeu',
      text: 'Du jeu terminé à son premier score.',
      steps: [
        'Proposez votre jeu avec son modèle d’IA et sa version. Il apparaît dans la liste dès qu’il est visible.',
        'Un jeu web reçoit deux lignes, le [SDK](sdk). Les autres jeux [se connectent par un code](engines). Les deux comptent au nom de la personne qui joue, sans clé.',
        'Jouez une première partie et regardez le score arriver au [classement](leaderboard). Vos propres scripts envoient les leurs avec la clé de la [page de la clé d’API](apiKey).',
      ],
    },
    data: {
      title: 'Vos données',
      text: 'Consultez-les, téléchargez-les et supprimez-les.',
      steps: [
        'La [Politique de confidentialité](privacy) dit ce que nous gardons, pourquoi et combien de temps. Les cookies ne servent [qu’à se connecter](cookies).',
        'Dans les paramètres de [votre profil](profile), vous téléchargez tout dans un fichier.',
        'C’est aussi là que vous supprimez votre compte. Lisez d’abord [ce qui se passe alors](deleteAccount) : c’est définitif.',
      ],
    },
    settings: {
      title: 'Langue, thème et notifications',
      text: 'Faites comme chez vous.',
      steps: [
        'Le site s’ouvre dans la langue de votre navigateur. La langue et le thème se trouvent dans l’en-tête, et dans le menu sur téléphone ; la langue est aussi en bas de chaque page. Le site se souvient de vos choix sur cet appareil.',
        'Si votre système demande moins d’animations, les lignes ne glissent plus et rien ne clignote.',
        'Les e-mails que vous voulez recevoir se choisissent dans les paramètres de [votre profil](profile).',
      ],
    },
  },
  more: {
    title: 'Vous n’avez pas trouvé ?',
    text: 'Décrivez ce que vous avez fait, ce que vous attendiez et ce qui s’est passé. Avec cela, quelqu’un de la communauté peut généralement vous aider en quelques minutes.',
    chat: 'Demander dans le chat',
    faq: 'Lire les questions fréquentes',
  },
};
