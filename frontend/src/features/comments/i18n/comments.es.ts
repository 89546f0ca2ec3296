import type { Translation } from '#shared/i18n/translation.js';
import type { en } from './comments.en.js';

export const es: Translation<typeof en> = {
  title: 'Comentarios',
  signIn: 'Inicia sesión para publicar un comentario.',
  sort: { label: 'Ordenar por', newest: 'Más recientes', oldest: 'Más antiguos' },
  composer: {
    label: 'Tu comentario',
    placeholder: '¿Qué te parece este juego?',
    post: 'Publicar',
    left_one: 'Queda {{count, number}} carácter',
    left_many: 'Quedan {{count, number}} de caracteres',
    left_other: 'Quedan {{count, number}} caracteres',
  },
  list: {
    label: 'Comentarios',
    pager: 'Páginas de comentarios',
    waiting_one: '{{count, number}} comentario nuevo',
    waiting_many: '{{count, number}} de comentarios nuevos',
    waiting_other: '{{count, number}} comentarios nuevos',
    sending: 'Enviando…',
    edited: 'editado',
    gone: 'Este comentario se eliminó con la cuenta de su autor.',
    empty: 'Todavía no hay comentarios',
    emptyText: 'Sé la primera persona en contar cómo es este juego.',
    emptyVisitor: 'Inicia sesión y sé la primera persona en contar cómo es este juego.',
    failed: 'No se pudieron cargar los comentarios',
    linkedGone: 'Este comentario ya no existe.',
    linkedFailed: 'No se pudo cargar este comentario.',
  },
  menu: { label: 'Editar o eliminar', edit: 'Editar', delete: 'Eliminar' },
  editor: { label: 'Editar comentario', save: 'Guardar', cancel: 'Cancelar' },
  delete: {
    title: '¿Eliminar el comentario?',
    text: 'Se eliminará para todo el mundo. No se puede deshacer.',
    confirm: 'Eliminar',
  },
  toasts: {
    added: 'Comentario añadido',
    addedText: 'Tu comentario se ha publicado.',
    updated: 'Comentario actualizado',
    deleted: 'Comentario eliminado',
    addFailed: 'No se pudo añadir el comentario',
    editFailed: 'No se pudo editar el comentario',
    deleteFailed: 'No se pudo eliminar el comentario',
  },
};
