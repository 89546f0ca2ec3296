import type { Translation } from '#shared/i18n/translation.js';
import type { en } from './email-links.en.js';

export const es: Translation<typeof en> = {
  reset: {
    title: 'Elige una contraseña nueva',
    intro:
      'Sustituye a la anterior y cierra la sesión en todos los dispositivos. Si tienes una clave de API, también se sustituye.',
    account: 'Cuenta: {{username}}',
    password: 'Contraseña nueva',
    submit: 'Guardar contraseña',
    saving: 'Guardando…',
    done: 'Tu contraseña ha cambiado. Inicia sesión con la nueva.',
    spent: 'Este enlace ya no es válido. Cada enlace sirve una sola vez y durante un tiempo.',
    again: 'Pedir otro enlace',
  },
  verify: {
    title: 'Verificación del correo',
    looking: 'Comprobando el enlace…',
    ask: 'Confirma que este correo electrónico pertenece a la cuenta {{username}}.',
    askNew: 'Confirma que esta dirección será el correo electrónico de la cuenta {{username}}.',
    notYou:
      'Al confirmar se cierra la sesión en otros dispositivos y se sustituye la clave de API anterior. Si no creaste esta cuenta, no confirmes.',
    notYouNew: 'Si no has pedido este cambio, no lo confirmes.',
    otherAccount: 'Has iniciado sesión como {{other}}. Si confirmas, aquí se cierra esa sesión.',
    confirm: 'Confirmar el correo',
    working: 'Verificando tu correo electrónico…',
    successTitle: 'Correo verificado',
    success: '¡Tu correo electrónico se ha verificado correctamente!',
    failedTitle: 'No se pudo completar la verificación',
    failed: 'No se pudo verificar el correo electrónico',
    resendIntro: 'Escribe tu correo electrónico y te enviaremos otro enlace.',
  },
  undo: {
    title: 'Deshacer el cambio de correo',
    ask: '¿Restaurar el correo electrónico anterior de la cuenta {{username}}?',
    effect: 'Se cancelan los cambios pendientes y se cierra la sesión en todos los dispositivos.',
    confirm: 'Restaurar mi correo',
    working: 'Restaurando…',
    done: 'Tu correo se ha restaurado. Quien lo cambió conoce tu contraseña: elige otra ahora.',
    newPassword: 'Elegir otra contraseña',
  },
};
