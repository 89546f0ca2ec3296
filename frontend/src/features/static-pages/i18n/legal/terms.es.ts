import type { Translation } from '#shared/i18n/translation.js';
import type { en } from './terms.en.js';

export const es: Translation<typeof en> = {
  title: 'Términos y condiciones',
  eyebrow: 'Las reglas del juego',
  intro:
    'Estas son las reglas para usar GameGeek. Son breves y están escritas con palabras sencillas, porque unas reglas solo sirven si alguien las lee.',
  updated: 'En vigor desde el',
  binding: 'El texto en inglés es el vinculante.',
  contents: 'En esta página',
  toPrivacy: 'Política de privacidad',
  toHome: 'Volver al inicio',
  sections: {
    agreement: {
      heading: 'Qué aceptas',
      body: [
        'GameGeek es una comunidad dedicada a los juegos creados con modelos de IA. Al crear una cuenta, enviar puntuaciones o publicar un juego aquí, aceptas estos términos. Para explorar, jugar y seguir las clasificaciones no necesitas cuenta.',
        'Lo que hacemos con tus datos lo explicamos en la [Política de privacidad](privacy).',
      ],
    },
    account: {
      heading: 'Tu cuenta',
      body: [
        'Para tener una cuenta debes haber cumplido 13 años. Si la ley de tu país exige el permiso de tus padres más allá de esa edad, pídelo antes.',
        'Cada cuenta pertenece a una sola persona. Indica un correo en el que podamos encontrarte, no compartas tu contraseña y activa la verificación en dos pasos si quieres más protección. Avísanos si crees que otra persona está usando tu cuenta.',
        'Elige un nombre de usuario que no suplante ni insulte a nadie. El nombre de una cuenta eliminada no se entrega nunca a otra persona.',
      ],
    },
    'fair-play': {
      heading: 'Juego limpio',
      body: [
        'Una clasificación solo merece la pena si sus puntuaciones son de verdad. Por eso:',
        [
          'Envía solo puntuaciones conseguidas realmente en el juego por la persona en cuyo nombre se envían.',
          'No manipules los juegos, las claves ni nuestros servidores para subir puestos.',
          'Los bots solo pueden jugar donde quien creó el juego haya dicho que son bienvenidos.',
        ],
        'Podemos retirar puntuaciones de una clasificación cuando haya buenas razones para pensar que no se ganaron jugando.',
      ],
    },
    content: {
      heading: 'Lo que publicas',
      body: [
        'Tus comentarios, valoraciones, descripciones e imágenes siguen siendo tuyos. Nos permites guardarlos y mostrarlos en GameGeek mientras estén publicados aquí. No necesitamos más, y ese permiso termina cuando los borras.',
        'Publica solo lo que tengas derecho a compartir. Tú respondes de lo que publicas.',
      ],
    },
    developers: {
      heading: 'Juegos y claves de API',
      body: [
        'Si publicas un juego, su nombre, su descripción y sus enlaces deben corresponder a lo que la gente va a encontrar. El juego no puede dañar sus dispositivos, espiarla ni llevarla a un sitio distinto del que anuncia el enlace.',
        'Tu clave de API envía puntuaciones en tu nombre. En un servidor, trátala como una contraseña. Dentro de un juego que se ejecuta en el navegador cualquiera puede leerla; solo sirve para enviar puntuaciones y puedes cambiarla cuando quieras en la [página de la clave de API](apiKey).',
        'Los límites de la [documentación de la API](apiDocumentation) están para que lleguen las puntuaciones de todo el mundo. No intentes esquivarlos.',
      ],
    },
    launch: {
      heading: 'Promoción de lanzamiento',
      body: [
        'Los primeros 50 desarrolladores que publiquen un juego tendrán 3 meses de visibilidad prémium sin coste. La oferta acaba con el número cincuenta. No se renueva sola ni se convierte nunca en una suscripción de pago.',
      ],
    },
    conduct: {
      heading: 'Lo que no está permitido',
      body: [
        [
          'Acosar, amenazar o insultar a otras personas, o incitar al odio contra ellas.',
          'Contenido ilegal o que sexualice a menores.',
          'Spam y publicidad que no tenga que ver con el juego en el que aparece.',
          'Software malicioso, phishing y enlaces engañosos.',
          'Entrar en cuentas o sistemas ajenos, o sobrecargar el servicio a propósito.',
        ],
        'Si encuentras un fallo de seguridad, cuéntanoslo a nosotros antes que al mundo y no toques los datos de otras personas mientras investigas.',
      ],
    },
    credits: {
      heading: 'Créditos y logros',
      body: [
        'Los créditos, los niveles y los logros muestran lo que has hecho en GameGeek. No tienen valor económico y no se pueden vender, canjear ni cobrar.',
      ],
    },
    elsewhere: {
      heading: 'Juegos y sitios de terceros',
      body: [
        'La mayoría de los juegos funcionan en los sitios de quienes los crearon, y allí se aplican sus propias condiciones y su propia política de privacidad. No controlamos esos sitios ni podemos responder por ellos, pero retiramos los juegos que nos denuncian y que resultan ser dañinos.',
      ],
    },
    ending: {
      heading: 'Irte, o que te pidamos que te vayas',
      body: [
        'Puedes eliminar tu cuenta cuando quieras en los ajustes de [tu perfil](profile). Lo que ocurre entonces con tus datos está en la [Política de privacidad](privacy).',
        'Si alguien incumple estos términos, podemos retirar contenido, anular una clave de API o cerrar la cuenta. Salvo que sea urgente o la ley lo impida, antes explicamos el motivo y escuchamos la respuesta.',
      ],
    },
    liability: {
      heading: 'Qué podemos prometer',
      body: [
        'Cuidamos GameGeek, pero no podemos prometer que esté siempre disponible ni libre de errores. Una puntuación cuya recepción hemos confirmado queda guardada; todo lo demás se ofrece tal como está.',
        'Respondemos de los daños que causemos con intención o por negligencia grave, y siempre que la ley no permita excluir la responsabilidad. Los derechos que la ley de tu país te da como consumidor se mantienen intactos.',
      ],
    },
    changes: {
      heading: 'Cambios en estos términos',
      body: [
        'Si cambiamos algo importante de estos términos, **lo anunciamos al menos 30 días antes** de que entre en vigor, en esta página y por correo a todas las personas con cuenta. Si no estás de acuerdo, puedes eliminar tu cuenta antes de ese día. Las correcciones que no cambian nada para ti, como una redacción más clara, pueden llegar sin aviso.',
      ],
    },
    contact: {
      heading: 'Preguntas',
      body: [
        'Pregúntanos en el [chat de la comunidad](chat) o en el [foro](forum). Muchas respuestas ya están en el [Centro de ayuda](helpCenter).',
      ],
    },
  },
};
