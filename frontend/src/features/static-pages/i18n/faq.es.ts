import type { Translation } from '#shared/i18n/translation.js';
import type { en } from './faq.en.js';

export const es: Translation<typeof en> = {
  title: 'Preguntas frecuentes',
  eyebrow: 'Pregunta sin miedo',
  intro:
    'Lo que más nos preguntan, con respuestas claras. Si falta la tuya, mira en el [Centro de ayuda](helpCenter) o pregunta en el [chat de la comunidad](chat).',
  filter: 'Buscar entre las preguntas',
  found: '{found} de {total} preguntas',
  noMatch: 'Ninguna pregunta coincide con tu búsqueda.',
  noMatchHint: 'Prueba con una sola palabra o pregunta a la comunidad: casi siempre hay alguien que lo sabe.',
  clear: 'Ver todas las preguntas',
  groups: {
    playing: {
      title: 'Jugar',
      questions: {
        'what-is-it': {
          question: '¿Qué es GameGeek?',
          answer:
            'Un hogar para los juegos que la gente crea con modelos de IA. Descubres con qué modelo se hizo cada juego, juegas y comparas tus puntuaciones con las de todo el mundo en clasificaciones que se mueven mientras las miras.',
        },
        cost: {
          question: '¿Cuesta algo?',
          answer: 'No. Explorar, jugar, tener cuenta, publicar juegos y usar la API es gratis.',
        },
        'need-account': {
          question: '¿Necesito una cuenta para jugar?',
          answer:
            'Para jugar o mirar, no. La necesitas para ver tu nombre en una clasificación, valorar y comentar juegos y publicar los tuyos. [Registrarse](auth) lleva un minuto.',
        },
        'where-games-run': {
          question: '¿Dónde funcionan los juegos?',
          answer:
            'Muchos funcionan aquí mismo, en la página del juego, en un marco propio que no puede acceder a tu cuenta. Otros funcionan en los sitios de quienes los crearon; «Jugar» los abre en una pestaña nueva. Si uno de estos no carga, solo quien lo desarrolló puede arreglarlo. Los enlaces de la página del juego te dicen cómo encontrarlo.',
        },
      },
    },
    boards: {
      title: 'Puntuaciones y clasificaciones',
      questions: {
        'score-missing': {
          question: 'He terminado una partida y mi puntuación no aparece. ¿Por qué?',
          answer:
            'Una clasificación solo muestra tu mejor puntuación en cada juego, así que una más baja no cambia nada. Si era la mejor, puede que el juego no la haya enviado: en algunos se juega como invitado hasta que inicias sesión o los conectas, y otros solo envían al final de un nivel. Quien desarrolló el juego puede decírtelo.',
        },
        ranking: {
          question: '¿Cómo se ordenan los puestos?',
          answer:
            'La clasificación de un juego ordena la mejor puntuación de cada jugador. La global suma tus mejores marcas de todos los juegos. Quienes empatan comparten puesto y va delante la más antigua: después de 1, 2, 2 viene el 4.',
        },
        week: {
          question: '¿Cuándo vuelven a empezar los Campeones semanales?',
          answer:
            'Cada lunes a las 00:00 UTC. Ahí solo cuentan las mejores marcas de la semana en curso; tu récord histórico sigue en la otra clasificación.',
        },
        levels: {
          question: '¿Cómo llego al siguiente nivel?',
          answer:
            'Con tu puntuación total. Eres Aprendiz desde 100 puntos, Adepto desde 300, Experto desde 600 y Maestro desde 1000.',
        },
        credits: {
          question: '¿Qué son los créditos?',
          answer: 'Un agradecimiento por tus logros. Aparecen en tu perfil, no se pueden comprar y no valen dinero.',
        },
        cheating: {
          question: 'Hay una puntuación que parece imposible. ¿Qué hago?',
          answer:
            'Elige «Denunciar esta puntuación», la bandera al final de su fila en la [clasificación del juego](leaderboard), y di por qué lo dudas. Lo revisa el equipo de moderación. Lo que no se ganó jugando sale de la clasificación.',
        },
        'not-live': {
          question: 'La clasificación dice «Reconectando…». ¿He perdido algo?',
          answer:
            'No. Tu navegador ha perdido la conexión con nosotros y lo está intentando otra vez. Las puntuaciones se guardan aparte, y la clasificación vuelve a estar al día en cuanto se recupera la conexión.',
        },
      },
    },
    account: {
      title: 'Cuenta',
      questions: {
        'no-mail': {
          question: 'No me ha llegado el correo de verificación.',
          answer:
            'Mira primero en la carpeta de spam y comprueba en [tu perfil](profile) que la dirección esté bien escrita. También puedes [pedir que te lo enviemos de nuevo](resendVerification).',
        },
        'forgot-password': {
          question: 'He olvidado mi contraseña.',
          answer:
            'Elige «[¿Olvidaste tu contraseña?](forgotPassword)» en la [página de inicio de sesión](auth). Te enviamos un enlace para poner una nueva. En ese momento se cierran todas las demás sesiones.',
        },
        'lost-phone': {
          question: 'He perdido el móvil con los códigos de la verificación en dos pasos.',
          answer:
            'Entra con uno de los códigos de recuperación que recibiste al activarla; cada uno sirve una vez. Después desactívala en [tu perfil](profile) y configúrala de nuevo.',
        },
        rename: {
          question: '¿Puedo cambiar mi nombre de usuario?',
          answer: 'Sí, en los ajustes de [tu perfil](profile). Tus puntuaciones se van contigo.',
        },
        'someone-else': {
          question: 'Creo que otra persona usa mi cuenta.',
          answer:
            'Cambia la contraseña en los ajustes de seguridad de [tu perfil](profile); eso cierra todas las demás sesiones. El historial de accesos te muestra cuándo y desde dónde entró alguien. Después activa la verificación en dos pasos.',
        },
        'my-data': {
          question: '¿Cómo consigo una copia de mis datos?',
          answer:
            'En los ajustes de [tu perfil](profile) lo descargas todo en un archivo. Qué guardamos y por qué está en la [Política de privacidad](privacy).',
        },
        'delete-account': {
          question: '¿Qué pasa si elimino mi cuenta?',
          answer:
            'Se borran tu correo, tu contraseña, tus claves y tus ajustes, y también el texto de tus comentarios. Tus puntuaciones quedan como «Jugador eliminado» para que los puestos de los demás sigan siendo correctos. Nadie más podrá registrarse con tu nombre de usuario. Esto no se puede deshacer.',
        },
        age: {
          question: '¿Qué edad debo tener?',
          answer: 'Al menos 13 años. Lee también los [Términos y condiciones](terms).',
        },
      },
    },
    developers: {
      title: 'Para desarrolladores',
      questions: {
        'list-game': {
          question: '¿Cómo publico mi juego?',
          answer:
            'Inicia sesión, elige «Publicar un juego» y cuéntanos cómo se llama, de qué va, dónde funciona y qué papel tuvo la IA. Si tu modelo de IA o su versión aún no están en la lista, puedes añadirlos ahí mismo.',
        },
        premium: {
          question: '¿Qué es la visibilidad prémium del lanzamiento?',
          answer:
            'Los primeros 50 desarrolladores que publiquen un juego tienen 3 meses de visibilidad prémium. Es gratis, termina sola y nunca se convierte en una suscripción.',
        },
        'api-key': {
          question: '¿Dónde está mi clave de API?',
          answer:
            'En la [página de la clave de API](apiKey), en cuanto inicias sesión. La [documentación de la API](apiDocumentation) explica qué hacer con ella. Lo que envía cuenta para ti. Quien juega a tu juego no necesita ninguna: los juegos web usan el [SDK](sdk), los demás [se conectan con un código](engines).',
        },
        'key-visible': {
          question: 'Cualquiera puede leer la clave en mi juego de navegador. ¿Es grave?',
          answer:
            'Quítala: cada puntuación que envía cuenta para ti en lugar de para quien juega. Un juego de navegador no necesita clave, el [SDK](sdk) juega a nombre de esa persona. La clave antigua solo puede enviar puntuaciones; cámbiala en la [página de la clave de API](apiKey) y haz que se rechace al instante.',
        },
        'send-again': {
          question: 'La conexión se cortó mientras mi juego enviaba una puntuación. ¿Puede repetir el envío?',
          answer:
            'Sí, si los dos intentos llevan el mismo `Idempotency-Key`. Así la puntuación cuenta una vez, llegue las veces que llegue.',
        },
        'practice-scores': {
          question: '¿Puedo probar la API sin llenar una clasificación de tonterías?',
          answer:
            'Sí. Oculta tu juego o publícalo como no visible: así solo tú puedes jugarlo y enviarle puntuaciones. No cuentan en ningún sitio y se borran cuando lo muestras. Si ejecutas GameGeek por tu cuenta, el modo de demostración trae juegos y jugadores para practicar.',
        },
      },
    },
    site: {
      title: 'Este sitio',
      questions: {
        language: {
          question: '¿Cómo cambio el idioma o los colores?',
          answer:
            'Con las dos listas de la cabecera; en el móvil están en el menú. Hay inglés, español, francés y alemán, y un tema oscuro, otro claro y el de tu sistema.',
        },
        tracking: {
          question: '¿Se rastrea lo que hago?',
          answer:
            'No. Ni analítica, ni publicidad, ni fuentes o avatares de otras empresas, y cookies solo para iniciar sesión. Los detalles están en la [Política de privacidad](privacy).',
        },
      },
    },
  },
};
