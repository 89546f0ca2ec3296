import type { Translation } from '#shared/i18n/translation.js';
import type { en } from './report.en.js';

export const es: Translation<typeof en> = {
  report: 'Denunciar',
  reported: 'Denunciado',
  of: {
    comment: 'el comentario de {{name}}',
    game: 'el juego {{name}}',
    score: 'la puntuación de {{name}}',
  },
  title: {
    comment: 'Denunciar este comentario',
    game: 'Denunciar este juego',
    score: 'Denunciar esta puntuación',
  },
  intro: 'Lo revisará el equipo de moderación. Las denuncias son anónimas.',
  reason: '¿Qué ocurre?',
  reasons: {
    spam: 'Spam o publicidad',
    abuse: 'Insultos, odio o acoso',
    cheating: 'Trampas',
    broken: 'No funciona',
    other: 'Otra cosa',
  },
  text: '¿Qué deberíamos saber?',
  textHint: 'Opcional, como máximo {{max, number}} caracteres.',
  cancel: 'Cancelar',
  send: 'Enviar denuncia',
  sending: 'Enviando…',
  thanks: 'Gracias',
  thanksText: 'Tu denuncia se ha enviado. Te informaremos del resultado.',
  failed: 'No se pudo enviar tu denuncia.',
  appeal: {
    button: 'Reclamar',
    done: 'Reclamación enviada',
    of: 'la retirada en {{name}}',
    title: 'Reclamar contra esta retirada',
    intro: 'Nuestros administradores revisan la puntuación y deciden. Hasta entonces no cuenta.',
    text: '¿Por qué debería contar la puntuación?',
    send: 'Enviar reclamación',
    thanks: 'Tu reclamación se ha enviado. Encontrarás la decisión en tu bandeja de entrada.',
  },
};
