import type { Language } from '@gamegeek/contracts/preferences/preferences.js';

/** Text, with the address that it links to. */
export type Paragraph = string | { text: string; href: string };

/** The content of an email; `emailText` and `emailHtml` lay out all kinds in the same way. */
export interface EmailTemplate {
  language: Language;
  subject: string;
  greeting: string;
  paragraphs: Paragraph[];
  /** Name and value pairs, one a line. */
  facts?: [name: string, value: string][];
  /** The call to action. */
  button?: { label: string; href: string };
  /** Paragraphs below the button, such as when the link expires. */
  closing?: string[];
  /** The page that ends the subscription, in emails that users subscribe to. */
  unsubscribe?: string;
  /** The endpoint for one-click unsubscribe by mail clients (RFC 8058). */
  oneClick?: string;
}

interface FrameTexts {
  /** Introduces the link as plain text. */
  link: string;
  unsubscribe: string;
  footer: string;
}

/** Texts that all emails share. */
export const FRAME_TEXTS: Record<Language, FrameTexts> = {
  en: {
    link: 'If the button does not work, open this address in your browser:',
    unsubscribe: 'Don’t want these emails? Unsubscribe here:',
    footer: 'GameGeek, the live home of games made with AI models. Replies to this address are not monitored.',
  },
  es: {
    link: 'Si el botón no funciona, abre esta dirección en tu navegador:',
    unsubscribe: '¿No quieres recibir estos correos? Date de baja aquí:',
    footer:
      'GameGeek, el hogar en vivo de los juegos hechos con modelos de IA. Las respuestas a esta dirección no se leen.',
  },
  fr: {
    link: 'Si le bouton ne fonctionne pas, ouvrez cette adresse dans votre navigateur :',
    unsubscribe: 'Vous ne souhaitez pas recevoir ces e-mails ? Désinscrivez-vous ici :',
    footer:
      'GameGeek, la maison des jeux créés avec des modèles d’IA, en direct. Les réponses à cette adresse ne sont pas lues.',
  },
  de: {
    link: 'Wenn die Schaltfläche nicht funktioniert, öffne diese Adresse in deinem Browser:',
    unsubscribe: 'Du möchtest diese E-Mails nicht erhalten? Hier kannst du dich abmelden:',
    footer:
      'GameGeek, das Live-Zuhause für Spiele, die mit KI-Modellen entstehen. Antworten an diese Adresse werden nicht gelesen.',
  },
};
