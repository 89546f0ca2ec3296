import type { Translation } from '#shared/i18n/translation.js';
import type { en } from './privacy.en.js';

export const es: Translation<typeof en> = {
  title: 'Política de privacidad',
  eyebrow: 'Lo que sabemos de ti',
  intro:
    'Recogemos lo que una clasificación necesita y nada que vender. Aquí te contamos qué es, cuánto tiempo lo guardamos y cómo llevártelo o hacerlo desaparecer.',
  updated: 'En vigor desde el',
  binding: 'El texto en inglés es el vinculante.',
  contents: 'En esta página',
  toTerms: 'Términos y condiciones',
  toHome: 'Volver al inicio',
  sections: {
    short: {
      heading: 'En pocas palabras',
      body: [
        [
          'Sin publicidad, sin analítica, sin rastreo, y no vendemos ni cedemos datos a nadie.',
          'Las fuentes, los avatares y los scripts salen de nuestro propio servidor.',
          'Tres cookies: dos para quien inicia sesión y una para quien juega sin cuenta. Ninguna te sigue.',
          'Puedes descargar todo lo que guardamos sobre ti y eliminar tu cuenta por tu cuenta.',
        ],
      ],
    },
    account: {
      heading: 'Tu cuenta',
      body: [
        'Para crear una cuenta necesitamos un nombre de usuario, un correo y una contraseña. De la contraseña solo guardamos un hash Argon2id, a partir del cual no se puede recuperar. Si usas la verificación en dos pasos, guardamos también su secreto, sellado, y tus códigos de recuperación, como hashes.',
        'A la cuenta pertenecen además tus ajustes (idioma, tema, notificaciones que quieres recibir) y tu clave de API. La clave se guarda cifrada y no se le muestra a nadie más que a ti.',
      ],
    },
    public: {
      heading: 'Lo que ve todo el mundo',
      body: [
        'GameGeek es un lugar público. Tu nombre de usuario, tus puntuaciones, puestos y nivel, los logros completados, los comentarios, las valoraciones como parte de una media y los juegos que publicas están a la vista de todo el mundo. Tu avatar se dibuja a partir de tu nombre de usuario.',
        'Tu correo no se muestra nunca a otras personas.',
      ],
    },
    sessions: {
      heading: 'Inicios de sesión, dispositivos y partidas',
      body: [
        'Cuando inicias sesión anotamos la hora, tu dirección IP y lo que tu navegador dice de sí mismo (el agente de usuario). Encontrarás esa lista en los ajustes de seguridad de [tu perfil](profile), para que puedas reconocer un acceso que no fue tuyo y cerrarlo.',
        'También anotamos los intentos de acceso fallidos y los cambios de tu contraseña, tu correo, tu clave de API y tu segundo factor, con la hora y la dirección IP. Los administradores de este sitio leen esas notas para detectar abusos; la copia de tus datos las incluye.',
        'Estas entradas se borran a los 90 días. Una sesión que nadie usa termina a los 14 días, y cualquier sesión a los 30.',
        'Cuando empiezas un juego aquí, anotamos qué juego era, cuándo empezaste y cuándo lo dejaste. De quien juega sin cuenta no anotamos más que eso, un número aleatorio y su mejor puntuación en cada juego.',
        'Para que las avalanchas de peticiones no tumben el servicio, las contamos por dirección IP durante unos minutos. Esos contadores no se guardan con tu cuenta.',
      ],
    },
    cookies: {
      heading: 'Cookies y almacenamiento en tu navegador',
      body: [
        'Hay tres cookies, todas HttpOnly, así que los scripts no pueden leerlas. `session` se crea al iniciar sesión: demuestra que sigues siendo tú y desaparece al cerrarla. `device` se crea entonces también: con ella reconocemos este navegador la próxima vez que entres, para avisarte solo de los dispositivos nuevos y dejarte entrar mientras otra persona intenta adivinar tu contraseña. No abre nada y caduca al cabo de un año; de ella guardamos solo un hash.',
        '`guest` se crea cuando empiezas un juego sin cuenta. Une tus mejores puntuaciones a este navegador, para que puedas conservarlas al registrarte. Caduca a los 30 días, y «Borrar las puntuaciones de este navegador» borra las puntuaciones al momento. Como las tres solo hacen lo que tú pides, no hay ningún aviso de cookies que cerrar.',
        'El almacenamiento local de tu navegador guarda también tu sesión en este sitio, tu idioma, tu tema, borradores, puntuaciones que aún no se pudieron enviar, si el sonido de los juegos está activado y qué avisos has cerrado. Nada de eso se usa para seguirte.',
      ],
    },
    email: {
      heading: 'Cuándo te escribimos',
      body: [
        'Te escribimos cuando tu cuenta lo necesita: para verificar tu correo, restablecer una contraseña, avisarte de un cambio en tus datos de acceso o de un acceso desde un dispositivo nuevo, o anunciar un cambio en nuestras reglas. Todo lo demás, como el resumen semanal, depende de los ajustes de tu perfil, y el boletín llega solo si lo has pedido. Puedes desactivar ambos en cualquier momento.',
        'Los mensajes los entrega un servicio de correo que recibe tu dirección solo para eso.',
      ],
    },
    others: {
      heading: 'Otras empresas y otros sitios',
      body: [
        'Ninguna de nuestras páginas carga fuentes, avatares, analítica ni publicidad de otras empresas.',
        'Hay una excepción que conviene conocer: quien publica un juego puede ponerle una imagen alojada en su propio servidor. Tu navegador la pide allí, y ese servidor ve tu dirección IP, como en cualquier otra página web. No le decimos en qué página estás.',
        'Algunos juegos funcionan en nuestras páginas y otros en los sitios de quienes los crearon. En otro sitio, y en un marco que lo muestra, rige la política de privacidad de su responsable, y su servidor ve tu dirección IP.',
        'Un juego al que juegas con tu cuenta conoce tu nombre de usuario, tu ID de usuario, tu idioma, tu tema y tu mejor puntuación en él, para saludarte y enviar tus puntuaciones. No recibe ni tu correo ni tu contraseña. De quien juega sin cuenta, el juego solo sabe eso. «Juegos conectados», en [tu perfil](profile), muestra los juegos que pueden enviar puntuaciones en tu nombre; allí puedes terminar cada uno.',
        'Solo entregamos datos a las autoridades cuando la ley nos obliga.',
      ],
    },
    security: {
      heading: 'Cómo lo protegemos',
      body: [
        'Las conexiones van cifradas. Los tokens de sesión y las claves de API los buscamos solo por su hash. Las contraseñas, las claves y los tokens no aparecen nunca en nuestros registros, y los registros de peticiones no contienen direcciones IP.',
        'Si aun así algo sale mal y tus datos corren peligro, te avisamos y te decimos qué hacer.',
      ],
    },
    retention: {
      heading: 'Cuánto tiempo lo guardamos',
      body: [
        [
          'Cuenta, puntuaciones, comentarios y valoraciones: hasta que los borres o elimines tu cuenta.',
          'Historial de accesos y registro de seguridad: 90 días.',
          'Qué juegos empezaste y cuándo: 30 días.',
          'Las jugadas de una partida en los puzles del arcade, a las que responde el servidor: 6 horas.',
          'Quien juega sin cuenta y sus puntuaciones: 30 días desde la última vez que jugó.',
          'Marcas que evitan contar dos veces una puntuación: 24 horas.',
          'La copia de tus datos que hayas pedido: 24 horas.',
          'Enlaces de los correos: dejan de funcionar al usarlos o al poco tiempo.',
          'Dirección para el boletín: hasta que te des de baja.',
        ],
      ],
    },
    rights: {
      heading: 'Tus derechos',
      body: [
        'En los ajustes de [tu perfil](profile) puedes corregir tus datos, descargarlos todos en un archivo y eliminar tu cuenta. No hace falta que nos lo pidas ni que des una razón.',
        '**Qué pasa al eliminarla:** se borran tu correo, tu contraseña, tus claves, tus sesiones y tus ajustes. Tus puntuaciones siguen en las clasificaciones con el nombre «Jugador eliminado», porque de ellas dependen los puestos de otras personas. El texto de tus comentarios se borra. Tu nombre de usuario no se da nunca a nadie más, para que nadie pueda hacerse pasar por ti.',
        'También puedes oponerte a lo que hacemos con tus datos o reclamar ante la autoridad de protección de datos de tu país.',
      ],
    },
    children: {
      heading: 'Menores',
      body: [
        'GameGeek no es para menores de 13 años. No recogemos datos suyos a sabiendas. Si te enteras de que alguien menor de 13 años tiene una cuenta, avísanos y la borraremos.',
      ],
    },
    changes: {
      heading: 'Cambios en esta política',
      body: [
        'Antes de cambiar lo que hacemos con los datos, cambia esta página. Los cambios importantes los anunciamos con al menos 30 días de antelación, como prometen los [Términos y condiciones](terms).',
      ],
    },
    contact: {
      heading: 'Preguntas',
      body: [
        'Pregúntanos en el [chat de la comunidad](chat). No publiques allí contraseñas, claves ni datos de otras personas; nunca te los pediremos.',
      ],
    },
  },
};
