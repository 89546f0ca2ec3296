import type { Translation } from '#shared/i18n/translation.js';
import type { en } from './help-center.en.js';

export const es: Translation<typeof en> = {
  title: 'Centro de ayuda',
  eyebrow: '¿Te has atascado? Pulsa Start',
  intro:
    'Elige lo que quieres hacer y te mostramos el camino. Para respuestas cortas a dudas concretas están las [preguntas frecuentes](faq).',
  topics: {
    start: {
      title: 'Primeros pasos',
      text: 'Tres pasos hasta ver tu nombre en una clasificación.',
      steps: [
        '[Crea una cuenta](auth) con un nombre de usuario, tu correo y una contraseña.',
        'Abre el mensaje que te enviamos y sigue su enlace; así sabemos cómo encontrarte.',
        'Mira las [clasificaciones](leaderboard), elige un juego y a jugar.',
      ],
    },
    signIn: {
      title: 'Iniciar sesión',
      text: 'Problemas para entrar.',
      steps: [
        'En el primer campo del [inicio de sesión](auth) sirven el nombre de usuario y el correo. Ahí da igual usar mayúsculas; en la contraseña, no.',
        '¿Has olvidado la contraseña? En la misma página, «[¿Olvidaste tu contraseña?](forgotPassword)» te envía un enlace para poner una nueva.',
        '¿Has perdido el móvil? Un código de recuperación sustituye una vez al código de dos pasos. [Más sobre esto](lostPhone).',
      ],
    },
    security: {
      title: 'Protege tu cuenta',
      text: 'Cinco minutos bien invertidos.',
      steps: [
        'Usa una contraseña que no uses en ningún otro sitio; un gestor de contraseñas la recuerda por ti.',
        'Activa la verificación en dos pasos en los ajustes de seguridad de [tu perfil](profile) y guarda los códigos de recuperación fuera del móvil.',
        'Revisa de vez en cuando el historial de accesos y cierra las sesiones que no reconozcas.',
      ],
    },
    boards: {
      title: 'Puntuaciones y clasificaciones',
      text: 'Qué cuenta y dónde estás.',
      steps: [
        'En las [clasificaciones](leaderboard) elige un juego o todos, y el histórico o la semana en curso.',
        '«Encontrarme» te lleva directamente a tu fila.',
        'Solo cuenta tu mejor puntuación en cada juego. Cómo funcionan los puestos, las semanas y los niveles está [en las preguntas frecuentes](ranking).',
      ],
    },
    community: {
      title: 'Valoraciones y comentarios',
      text: 'Cuenta lo que piensas a quienes juegan y a quienes crean.',
      steps: [
        'Inicia sesión y da de 1 a 5 estrellas en la página de un juego. Si lo valoras otra vez, la nueva valoración sustituye a la anterior.',
        'En «Comunidad» escribes comentarios; los tuyos puedes cambiarlos o borrarlos cuando quieras.',
        '¿Algo se pasa de la raya? Elige «Denunciar»: bajo los datos de un juego, en el menú de un comentario, al final de una fila de la clasificación de un juego. Dónde está la raya lo dicen los [términos](terms).',
      ],
    },
    developers: {
      title: 'Publica tu juego',
      text: 'Del juego terminado a su primera puntuación.',
      steps: [
        'Publica tu juego con su modelo de IA y su versión. Aparece en la lista en cuanto es visible.',
        'Un juego web recibe dos líneas, el [SDK](sdk). Los demás [se conectan con un código](engines). Ambos cuentan a nombre de quien juega, sin clave.',
        'Juega una primera partida y mira cómo llega la puntuación a la [clasificación](leaderboard). Tus propios scripts envían las suyas con la clave de la [página de la clave de API](apiKey).',
      ],
    },
    data: {
      title: 'Tus datos',
      text: 'Consúltalos, descárgalos y bórralos.',
      steps: [
        'La [Política de privacidad](privacy) dice qué guardamos, por qué y cuánto tiempo. Las cookies sirven solo [para iniciar sesión](cookies).',
        'En los ajustes de [tu perfil](profile) lo descargas todo en un archivo.',
        'Ahí también eliminas tu cuenta. Lee antes [qué ocurre entonces](deleteAccount): es definitivo.',
      ],
    },
    settings: {
      title: 'Idioma, tema y notificaciones',
      text: 'Ponte a gusto.',
      steps: [
        'El sitio empieza en el idioma de tu navegador. El idioma y el tema están en la cabecera; en el móvil, en el menú. El idioma también está al final de cada página. El sitio recuerda lo que eliges en este dispositivo.',
        'Si tu sistema pide menos movimiento, las filas dejan de deslizarse y nada parpadea.',
        'Qué correos quieres recibir lo decides en los ajustes de [tu perfil](profile).',
      ],
    },
  },
  more: {
    title: '¿No lo has encontrado?',
    text: 'Describe qué hiciste, qué esperabas y qué pasó en su lugar. Con eso, alguien de la comunidad suele poder ayudarte en unos minutos.',
    chat: 'Preguntar en el chat',
    faq: 'Leer las preguntas frecuentes',
  },
};
