import type { Language } from '@gamegeek/contracts/preferences/preferences.js';
import type { EmailTemplate } from '../../../core/mail/email-template.js';

interface ConfirmationTexts {
  subject: string;
  greeting: string;
  text: string;
  button: string;
  notYou: string;
}

export const CONFIRMATION_TEXTS: Record<Language, ConfirmationTexts> = {
  en: {
    subject: 'Please confirm your newsletter subscription',
    greeting: 'Hello,',
    text: 'Please confirm that you want to receive the GameGeek newsletter at this address.',
    button: 'Yes, subscribe me',
    notYou:
      'Didn’t subscribe? You can ignore this email. Without your confirmation you won’t receive the newsletter, and we’ll delete your address after one week.',
  },
  es: {
    subject: 'Confirma tu suscripción al boletín',
    greeting: 'Hola:',
    text: 'Confirma que quieres recibir el boletín de GameGeek en esta dirección.',
    button: 'Sí, quiero suscribirme',
    notYou:
      '¿No te has suscrito? Puedes ignorar este correo. Sin tu confirmación no recibirás el boletín y borraremos tu dirección al cabo de una semana.',
  },
  fr: {
    subject: 'Confirmez votre abonnement à la newsletter',
    greeting: 'Bonjour,',
    text: 'Veuillez confirmer que vous souhaitez recevoir la newsletter de GameGeek à cette adresse.',
    button: 'Oui, je m’abonne',
    notYou:
      'Cette inscription ne vient pas de vous ? Vous pouvez ignorer cet e-mail. Sans votre confirmation, vous ne recevrez pas la newsletter et nous supprimerons votre adresse au bout d’une semaine.',
  },
  de: {
    subject: 'Bitte bestätige dein Newsletter-Abo',
    greeting: 'Hallo,',
    text: 'Bitte bestätige, dass du den Newsletter von GameGeek an diese Adresse erhalten möchtest.',
    button: 'Ja, Newsletter abonnieren',
    notYou:
      'Du hast den Newsletter nicht abonniert? Dann kannst du diese E-Mail ignorieren. Ohne deine Bestätigung erhältst du keinen Newsletter, und wir löschen deine Adresse nach einer Woche.',
  },
};

/** Asks the owner of the address to confirm the subscription. */
export function confirmationEmail(language: Language, confirm: string, unsubscribe: string): EmailTemplate {
  const { subject, greeting, text, button, notYou } = CONFIRMATION_TEXTS[language];
  return {
    language,
    subject,
    greeting,
    paragraphs: [text],
    button: { label: button, href: confirm },
    closing: [notYou],
    unsubscribe,
  };
}
