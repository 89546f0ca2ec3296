import type { AccountMailTexts } from './account-mail-texts.js';

export const es: AccountMailTexts = {
  greeting: 'Hola, {{username}}:',
  verifyEmail: {
    subject: 'Confirma tu correo electrónico',
    text: 'Confirma que esta dirección de correo pertenece a tu cuenta de GameGeek.',
    button: 'Confirmar mi dirección',
    holds: 'El enlace funciona una sola vez, durante las próximas 24 horas.',
    notYou: '¿No te has registrado en GameGeek? Entonces no tienes que hacer nada.',
  },
  resetPassword: {
    subject: 'Elige una contraseña nueva',
    text: 'Alguien, esperamos que tú, ha pedido una contraseña nueva para tu cuenta de GameGeek.',
    button: 'Elegir una contraseña nueva',
    holds: 'El enlace funciona una sola vez, durante la próxima hora.',
    notYou: '¿No has sido tú? Entonces no tienes que hacer nada: tu contraseña sigue siendo la misma.',
  },
  passwordChanged: {
    subject: 'Tu contraseña ha cambiado',
    text: 'La contraseña de tu cuenta de GameGeek acaba de cambiar y se ha cerrado la sesión en tus otros dispositivos.',
    notYou:
      'Si no has sido tú, elige ahora mismo una contraseña nueva: abre la página de acceso y pulsa «¿Has olvidado tu contraseña?».',
    button: 'Abrir la página de acceso',
  },
  emailChanged: {
    subject: 'Tu correo electrónico ha cambiado',
    text: 'Tu cuenta de GameGeek tiene ahora otra dirección de correo. Este es el último mensaje sobre ella que llega aquí.',
    notYou:
      'Si no has sido tú, inicia sesión con tu nombre de usuario, cierra todas las demás sesiones y cambia tu contraseña ahora mismo.',
    button: 'Abrir la página de acceso',
  },
  newSignIn: {
    subject: 'Nuevo inicio de sesión en tu cuenta',
    text: 'Alguien ha iniciado sesión en tu cuenta de GameGeek desde un dispositivo que no conocíamos.',
    time: 'Hora',
    browser: 'Navegador',
    address: 'Dirección IP',
    unknown: 'desconocido',
    button: 'Revisar mis sesiones',
    notYou: '¿Has sido tú? Entonces todo está bien. Si no, cierra esa sesión y cambia tu contraseña.',
  },
};
