import type { Translation } from '#shared/i18n/translation.js';
import type { en } from './comments.en.js';

export const de: Translation<typeof en> = {
  title: 'Kommentare',
  signIn: 'Bitte melde dich an, um einen Kommentar zu schreiben.',
  sort: { label: 'Sortieren nach', newest: 'Neueste', oldest: 'Älteste' },
  composer: {
    label: 'Dein Kommentar',
    placeholder: 'Was hältst du von diesem Spiel?',
    post: 'Absenden',
    left_one: 'Noch {{count, number}} Zeichen',
    left_many: 'Noch {{count, number}} Zeichen',
    left_other: 'Noch {{count, number}} Zeichen',
  },
  list: {
    label: 'Kommentare',
    pager: 'Seiten der Kommentare',
    waiting_one: '{{count, number}} neuer Kommentar',
    waiting_many: '{{count, number}} neue Kommentare',
    waiting_other: '{{count, number}} neue Kommentare',
    sending: 'Wird gesendet…',
    edited: 'bearbeitet',
    gone: 'Dieser Kommentar wurde mit dem Konto gelöscht, das ihn geschrieben hat.',
    empty: 'Noch keine Kommentare',
    emptyText: 'Erzähl als Erstes, wie dieses Spiel ist.',
    emptyVisitor: 'Melde dich an und erzähl als Erstes, wie dieses Spiel ist.',
    failed: 'Die Kommentare konnten nicht geladen werden',
    linkedGone: 'Diesen Kommentar gibt es nicht mehr.',
    linkedFailed: 'Dieser Kommentar konnte nicht geladen werden.',
  },
  menu: { label: 'Bearbeiten oder löschen', edit: 'Bearbeiten', delete: 'Löschen' },
  editor: { label: 'Kommentar bearbeiten', save: 'Speichern', cancel: 'Abbrechen' },
  delete: {
    title: 'Kommentar löschen?',
    text: 'Er wird für alle entfernt. Das lässt sich nicht rückgängig machen.',
    confirm: 'Löschen',
  },
  toasts: {
    added: 'Kommentar hinzugefügt',
    addedText: 'Dein Kommentar wurde veröffentlicht.',
    updated: 'Kommentar geändert',
    deleted: 'Kommentar gelöscht',
    addFailed: 'Der Kommentar konnte nicht gesendet werden',
    editFailed: 'Der Kommentar konnte nicht geändert werden',
    deleteFailed: 'Der Kommentar konnte nicht gelöscht werden',
  },
};
