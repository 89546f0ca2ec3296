import type { AccountEmailTexts } from './account-email-texts.js';

export const es: AccountEmailTexts = {
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
  confirmNewEmail: {
    subject: 'Confirma tu nuevo correo electrónico',
    text: 'Confirma que esta dirección será el nuevo correo electrónico de tu cuenta de GameGeek.',
    button: 'Confirmar el nuevo correo',
    holds:
      'El enlace sirve una sola vez, durante las próximas 24 horas. Hasta entonces sigue valiendo tu correo actual.',
    notYou: '¿No es tu cuenta o no has pedido el cambio? Entonces no lo confirmes.',
  },
  emailChangeRequested: {
    subject: 'Tu correo electrónico va a cambiar',
    text: 'Tu cuenta de GameGeek va a tener otro correo electrónico. El cambio se aplica cuando se confirme el nuevo.',
    notYou: 'Si no lo has pedido, deshaz el cambio ahora y elige otra contraseña: alguien más conoce la actual.',
    button: 'Deshacer el cambio',
    holds:
      'El enlace sirve una sola vez, durante los próximos 14 días, también cuando el cambio ya se ha aplicado. Restaura este correo y cierra todas las sesiones.',
  },
  twoFactorEnabled: {
    subject: 'La verificación en dos pasos está activada',
    text: 'Se acaba de activar la verificación en dos pasos. A partir de ahora, para iniciar sesión también hace falta un código.',
    notYou: 'Si no has sido tú, alguien conoce tu contraseña: elige otra enseguida y cierra todas las demás sesiones.',
    button: 'Abrir los ajustes de seguridad',
  },
  twoFactorDisabled: {
    subject: 'La verificación en dos pasos está desactivada',
    text: 'Se acaba de desactivar la verificación en dos pasos. Para iniciar sesión basta con tu contraseña.',
    notYou: 'Si no has sido tú, elige otra contraseña enseguida y vuelve a activar la verificación en dos pasos.',
    button: 'Abrir los ajustes de seguridad',
  },
  tooManyCodes: {
    subject: 'Demasiados códigos incorrectos',
    text: 'Alguien que conoce tu contraseña ha escrito tantos códigos incorrectos que hasta mañana no se acepta ninguno más.',
    notYou: 'Si no has sido tú, elige otra contraseña enseguida. Nadie ha entrado en tu cuenta.',
    button: 'Elegir otra contraseña',
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
