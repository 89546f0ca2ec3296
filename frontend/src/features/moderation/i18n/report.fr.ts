import type { Translation } from '#shared/i18n/translation.js';
import type { en } from './report.en.js';

export const fr: Translation<typeof en> = {
  report: 'Signaler',
  reported: 'Signalé',
  of: {
    comment: 'le commentaire de {{name}}',
    game: 'le jeu {{name}}',
    score: 'le score de {{name}}',
  },
  title: {
    comment: 'Signaler ce commentaire',
    game: 'Signaler ce jeu',
    score: 'Signaler ce score',
  },
  intro: 'L’équipe de modération va l’examiner. Les signalements sont anonymes.',
  reason: 'Quel est le problème ?',
  reasons: {
    spam: 'Spam ou publicité',
    abuse: 'Insultes, haine ou harcèlement',
    cheating: 'Triche',
    broken: 'Cela ne fonctionne pas',
    other: 'Autre chose',
  },
  text: 'Que devrions-nous savoir ?',
  textHint: 'Facultatif, {{max, number}} caractères au plus.',
  cancel: 'Annuler',
  send: 'Envoyer le signalement',
  sending: 'Envoi…',
  thanks: 'Merci',
  thanksText: 'Votre signalement a été envoyé. Nous vous informerons de la suite donnée.',
  failed: 'Votre signalement n’a pas pu être envoyé.',
  appeal: {
    button: 'Faire appel',
    done: 'Appel envoyé',
    of: 'du retrait à {{name}}',
    title: 'Faire appel de ce retrait',
    intro: 'Nos administrateurs examinent le score et décident. D’ici là, il ne compte pas.',
    text: 'Pourquoi le score devrait-il compter ?',
    send: 'Envoyer l’appel',
    thanks: 'Votre appel a été envoyé. Vous trouverez la décision dans votre boîte de réception.',
  },
};
