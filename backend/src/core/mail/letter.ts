import type { Language } from '@gamegeek/contracts/users/preferences.js';

/** A sentence, and where it leads. */
export type Paragraph = string | { text: string; href: string };

/** A mail in plain sentences. How it looks, in text and in HTML, is one matter for all kinds. */
export interface Letter {
  language: Language;
  subject: string;
  greeting: string;
  paragraphs: Paragraph[];
  /** What happened, line by line: what, and its value. */
  facts?: [name: string, value: string][];
  /** The one thing to do. */
  button?: { label: string; href: string };
  /** Below the button: for how long the link holds, and what to do when it was somebody else. */
  closing?: string[];
  /** Where to end a subscription, in mails that somebody has subscribed to. */
  unsubscribe?: string;
  /** Where mail programs end it by one POST (RFC 8058); people are led by the link above. */
  oneClick?: string;
}

interface FrameTexts {
  /** Above the link as plain text. */
  link: string;
  unsubscribe: string;
  footer: string;
}

/** What every mail says, whatever its kind. */
export const FRAME_TEXTS: Record<Language, FrameTexts> = {
  en: {
    link: 'If the button does not work, open this address in your browser:',
    unsubscribe: 'You do not want these mails? Unsubscribe here:',
    footer: 'GameGeek, the live home of games made with AI models. Nobody reads answers to this mail.',
  },
  es: {
    link: 'Si el botón no funciona, abre esta dirección en tu navegador:',
    unsubscribe: '¿No quieres recibir estos correos? Date de baja aquí:',
    footer:
      'GameGeek, el hogar en vivo de los juegos hechos con modelos de IA. Nadie lee las respuestas a este correo.',
  },
  fr: {
    link: 'Si le bouton ne fonctionne pas, ouvrez cette adresse dans votre navigateur :',
    unsubscribe: 'Vous ne voulez pas de ces e-mails ? Désinscrivez-vous ici :',
    footer:
      'GameGeek, la maison des jeux créés avec des modèles d’IA, en direct. Personne ne lit les réponses à cet e-mail.',
  },
  de: {
    link: 'Wenn die Schaltfläche nicht funktioniert, öffne diese Adresse in deinem Browser:',
    unsubscribe: 'Du möchtest diese Mails nicht? Hier kannst du dich abmelden:',
    footer:
      'GameGeek, das Live-Zuhause für Spiele, die mit KI-Modellen entstehen. Antworten auf diese Mail liest niemand.',
  },
};
