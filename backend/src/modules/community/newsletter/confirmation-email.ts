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
    text: 'Somebody, hopefully you, has subscribed to the GameGeek newsletter with this address.',
    button: 'Yes, subscribe me',
    notYou:
      'It was not you? Then you need not do anything: without your yes no newsletter comes, and we forget the address in a week.',
  },
  es: {
    subject: 'Confirma tu suscripción al boletín',
    greeting: 'Hola:',
    text: 'Alguien, esperamos que tú, ha suscrito esta dirección al boletín de GameGeek.',
    button: 'Sí, quiero suscribirme',
    notYou:
      '¿No has sido tú? Entonces no tienes que hacer nada: sin tu sí no llega ningún boletín y olvidamos la dirección en una semana.',
  },
  fr: {
    subject: 'Confirmez votre abonnement à la newsletter',
    greeting: 'Bonjour,',
    text: 'Quelqu’un, vous sans doute, a inscrit cette adresse à la newsletter de GameGeek.',
    button: 'Oui, je m’abonne',
    notYou:
      'Ce n’était pas vous ? Alors vous n’avez rien à faire : sans votre accord, aucune newsletter ne vient, et nous oublions l’adresse dans une semaine.',
  },
  de: {
    subject: 'Bitte bestätige dein Newsletter-Abo',
    greeting: 'Hallo,',
    text: 'Jemand, hoffentlich du, hat mit dieser Adresse den Newsletter von GameGeek abonniert.',
    button: 'Ja, ich möchte ihn',
    notYou:
      'Das warst nicht du? Dann musst du nichts tun: Ohne dein Ja kommt kein Newsletter, und in einer Woche vergessen wir die Adresse.',
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
