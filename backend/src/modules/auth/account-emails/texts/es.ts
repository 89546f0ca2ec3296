import type { AccountEmailTexts } from './account-email-texts.js';

export const es: AccountEmailTexts = {
  greeting: 'Hola, {{username}}:',
  verifyEmail: {
    subject: 'Confirma tu correo electrónico',
    text: 'Confirma que esta dirección de correo pertenece a tu cuenta de GameGeek.',
    button: 'Confirmar mi dirección',
    holds: 'El enlace solo se puede usar una vez y caduca en 24 horas.',
    notYou: '¿No te has registrado en GameGeek? Puedes ignorar este correo.',
  },
  resetPassword: {
    subject: 'Elige una contraseña nueva',
    text: 'Hemos recibido una solicitud para restablecer la contraseña de tu cuenta de GameGeek.',
    button: 'Elegir una contraseña nueva',
    holds: 'El enlace solo se puede usar una vez y caduca en una hora.',
    notYou: '¿No has sido tú? Puedes ignorar este correo. Tu contraseña sigue siendo la misma.',
  },
  passwordChanged: {
    subject: 'Se ha cambiado tu contraseña',
    text: 'Se acaba de cambiar la contraseña de tu cuenta de GameGeek y se ha cerrado la sesión en tus otros dispositivos.',
    apiKey:
      'También se ha sustituido tu clave de API, y la anterior se rechaza. Copia la nueva desde la página de la clave de API en tus juegos.',
    notYou:
      'Si no has sido tú, elige una contraseña nueva enseguida: abre la página de acceso y pulsa «¿Has olvidado tu contraseña?».',
    button: 'Abrir la página de acceso',
  },
  confirmNewEmail: {
    subject: 'Confirma tu nuevo correo electrónico',
    text: 'Confirma que quieres usar esta dirección de correo en tu cuenta de GameGeek.',
    button: 'Confirmar el nuevo correo',
    holds:
      'El enlace solo se puede usar una vez y caduca en 24 horas. Hasta que lo confirmes se mantiene tu correo anterior.',
    notYou: '¿No es tu cuenta o no has pedido este cambio? No lo confirmes. Puedes ignorar este correo.',
  },
  emailChangeRequested: {
    subject: 'Tu correo electrónico va a cambiar',
    text: 'Alguien ha pedido cambiar el correo electrónico de tu cuenta de GameGeek. El cambio se aplicará cuando se confirme el nuevo correo.',
    notYou:
      'Si no has sido tú, deshaz el cambio ahora y elige una contraseña nueva, porque otra persona conoce la actual.',
    button: 'Deshacer el cambio',
    holds:
      'El enlace solo se puede usar una vez y caduca en 14 días. También sirve cuando el cambio ya se ha aplicado: restaura este correo y cierra la sesión en todos tus dispositivos.',
  },
  twoFactorEnabled: {
    subject: 'La verificación en dos pasos está activada',
    text: 'Se acaba de activar la verificación en dos pasos. A partir de ahora, para iniciar sesión necesitas un código además de la contraseña.',
    notYou:
      'Si no has sido tú, alguien conoce tu contraseña: elige una nueva enseguida y cierra todas las demás sesiones.',
    button: 'Abrir los ajustes de seguridad',
  },
  twoFactorDisabled: {
    subject: 'La verificación en dos pasos está desactivada',
    text: 'Se acaba de desactivar la verificación en dos pasos. Ahora basta con tu contraseña para iniciar sesión.',
    notYou: 'Si no has sido tú, elige una contraseña nueva enseguida y vuelve a activar la verificación en dos pasos.',
    button: 'Abrir los ajustes de seguridad',
  },
  loginGuesses: {
    subject: 'Muchos inicios de sesión fallidos en tu cuenta',
    text: 'Alguien ha probado muchas contraseñas incorrectas para tu cuenta de GameGeek. Los navegadores en los que nunca has iniciado sesión ahora tienen que esperar. Los navegadores en los que ya habías iniciado sesión funcionan como siempre.',
    notYou:
      'Nadie ha entrado. Si tu contraseña es corta o la usas en otros sitios, elige una nueva. El navegador en el que lo hagas podrá entrar enseguida.',
    button: 'Elegir una contraseña nueva',
  },
  tooManyCodes: {
    subject: 'Demasiados códigos de verificación incorrectos',
    text: 'Alguien que conoce tu contraseña ha introducido demasiados códigos incorrectos. Hasta mañana no se aceptan más códigos.',
    notYou: 'Si no has sido tú, elige una contraseña nueva enseguida. Estos intentos no han dado acceso a tu cuenta.',
    button: 'Elegir una contraseña nueva',
  },
  newSignIn: {
    subject: 'Nuevo inicio de sesión en tu cuenta',
    text: 'Alguien ha iniciado sesión en tu cuenta de GameGeek desde un dispositivo que aún no conocemos.',
    time: 'Hora',
    browser: 'Navegador',
    address: 'Dirección IP',
    unknown: 'desconocido',
    button: 'Revisar mis sesiones',
    notYou: 'Si has sido tú, no tienes que hacer nada. Si no, cierra esa sesión y cambia tu contraseña.',
  },
};
