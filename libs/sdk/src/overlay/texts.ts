import type { Locale } from '../types.js';

export interface OverlayTexts {
  title: string;
  again: string;
  sending: string;
  rank: (rank: string, total: string | null) => string;
  best: string;
  notBest: (best: string) => string;
  missing: (points: string, rank: string, name: string) => string;
  first: string;
  ghost: (rank: string, total: string | null) => string;
  held: string;
  guest: string;
  keep: string;
  queued: string;
  /** No further guest may begin from this network. */
  crowded: string;
  limited: string;
  signedOut: string;
  signIn: string;
  local: string;
  refused: (reason: string) => string;
  /** A score below 1, or no number. */
  notAScore: string;
  you: string;
}

export const TEXTS: Record<Locale, OverlayTexts> = {
  en: {
    title: 'Game over',
    again: 'Play again',
    sending: 'Sending your score…',
    rank: (rank, total) => `You are #${rank}${total ? ` of ${total}` : ''}.`,
    best: 'New personal best!',
    notBest: (best) => `Your best is ${best}.`,
    missing: (points, rank, name) => `${points} more to #${rank}, ${name}.`,
    first: 'Nobody is ahead of you.',
    ghost: (rank, total) => `You would be #${rank}${total ? ` of ${total}` : ''}. Keep it?`,
    held: 'Your score waits for the creator of the game.',
    guest: 'Sign in, and your score counts. Keep it?',
    keep: 'Keep it',
    queued: 'No connection. Your score will be sent later.',
    crowded: 'Too many new guests here; your score waits and will be sent later.',
    limited: 'Too many scores at once; yours waits and will be sent later.',
    signedOut: 'You are signed out. Your score waits until you sign in again.',
    signIn: 'Sign in',
    local: 'Your score stays in this window.',
    refused: (reason) => `Your score does not count (${reason}).`,
    notAScore: 'Scores begin at 1; this one does not count.',
    you: 'You',
  },
  es: {
    title: 'Fin de la partida',
    again: 'Jugar otra vez',
    sending: 'Enviando tu puntuación…',
    rank: (rank, total) => `Estás en el puesto ${rank}${total ? ` de ${total}` : ''}.`,
    best: '¡Nuevo récord personal!',
    notBest: (best) => `Tu mejor puntuación es ${best}.`,
    missing: (points, rank, name) => `Te faltan ${points} para el puesto ${rank}, el de ${name}.`,
    first: 'No tienes a nadie por delante.',
    ghost: (rank, total) => `Estarías en el puesto ${rank}${total ? ` de ${total}` : ''}. ¿Lo guardas?`,
    held: 'Tu puntuación espera al creador del juego.',
    guest: 'Inicia sesión y tu puntuación contará. ¿La guardas?',
    keep: 'Guardar',
    queued: 'Sin conexión. Tu puntuación se enviará más tarde.',
    crowded: 'Hay demasiados invitados nuevos aquí; tu puntuación espera y se enviará más tarde.',
    limited: 'Demasiadas puntuaciones a la vez; la tuya espera y se enviará más tarde.',
    signedOut: 'Has cerrado sesión. Tu puntuación espera hasta que vuelvas a iniciarla.',
    signIn: 'Iniciar sesión',
    local: 'Tu puntuación se queda en esta ventana.',
    refused: (reason) => `Tu puntuación no cuenta (${reason}).`,
    notAScore: 'Las puntuaciones empiezan en 1; esta no cuenta.',
    you: 'Tú',
  },
  fr: {
    title: 'Partie terminée',
    again: 'Rejouer',
    sending: 'Envoi de votre score…',
    rank: (rank, total) => `Vous êtes nº ${rank}${total ? ` sur ${total}` : ''}.`,
    best: 'Nouveau record personnel !',
    notBest: (best) => `Votre record est de ${best}.`,
    missing: (points, rank, name) => `Encore ${points} pour la place nº ${rank}, celle de ${name}.`,
    first: 'Personne n’est devant vous.',
    ghost: (rank, total) => `Vous seriez nº ${rank}${total ? ` sur ${total}` : ''}. Garder ce score ?`,
    held: 'Votre score attend la décision du créateur du jeu.',
    guest: 'Connectez-vous pour que votre score compte. Le garder ?',
    keep: 'Garder',
    queued: 'Pas de connexion. Votre score sera envoyé plus tard.',
    crowded: 'Trop de nouveaux invités ici ; votre score attend et sera envoyé plus tard.',
    limited: 'Trop de scores à la fois ; le vôtre attend et sera envoyé plus tard.',
    signedOut: 'Vous êtes déconnecté. Votre score attend votre prochaine connexion.',
    signIn: 'Se connecter',
    local: 'Votre score reste dans cette fenêtre.',
    refused: (reason) => `Votre score ne compte pas (${reason}).`,
    notAScore: 'Les scores commencent à 1 ; celui-ci ne compte pas.',
    you: 'Vous',
  },
  de: {
    title: 'Spiel vorbei',
    again: 'Noch einmal',
    sending: 'Deine Punkte werden gesendet …',
    rank: (rank, total) => `Du bist auf Platz ${rank}${total ? ` von ${total}` : ''}.`,
    best: 'Neue persönliche Bestleistung!',
    notBest: (best) => `Deine Bestleistung ist ${best}.`,
    missing: (points, rank, name) => `Noch ${points} bis Platz ${rank}, ${name}.`,
    first: 'Niemand ist vor dir.',
    ghost: (rank, total) => `Du wärst auf Platz ${rank}${total ? ` von ${total}` : ''}. Behalten?`,
    held: 'Deine Punkte warten auf den Ersteller des Spiels.',
    guest: 'Melde dich an, dann zählen deine Punkte. Behalten?',
    keep: 'Behalten',
    queued: 'Keine Verbindung. Deine Punkte werden später gesendet.',
    crowded: 'Zu viele neue Gäste hier; deine Punkte warten und werden später gesendet.',
    limited: 'Zu viele Ergebnisse auf einmal; deine Punkte warten und werden später gesendet.',
    signedOut: 'Du bist abgemeldet. Deine Punkte warten, bis du dich wieder anmeldest.',
    signIn: 'Anmelden',
    local: 'Deine Punkte bleiben in diesem Fenster.',
    refused: (reason) => `Deine Punkte zählen nicht (${reason}).`,
    notAScore: 'Punkte zählen ab 1; diese zählen nicht.',
    you: 'Du',
  },
};
