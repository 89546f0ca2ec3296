import type { Translation } from '../../../shared/i18n/translation.js';
import type { en } from './api-documentation.en.js';

export const es: Translation<typeof en> = {
  title: 'Documentación de la API',
  eyebrow: 'Para quienes crean juegos',
  intro:
    'Una petición HTTPS pone una puntuación en una clasificación. Esta página es el resumen; tu clave y código listo para usar están en la [página de la clave de API](apiKey), y todos los detalles en la [referencia de la API](apiReference).',
  contents: 'En esta página',
  sdk: {
    title: 'Dos líneas en un juego web',
    text: 'Pon esto en la página de tu juego y llama a `gameOver` al acabar una partida: envía la puntuación y muestra una pantalla final completa con el puesto, los vecinos y lo que falta para el puesto siguiente. Solo necesita el número de tu juego; no hay clave que pueda filtrarse.',
    page: 'En la página de tu juego',
    notes: [
      'Si se abre desde este sitio, el juego cuenta para el propio jugador. En otros sitios se juega como invitado, y la puntuación se conserva al iniciar sesión.',
      'Una puntuación que no se puede enviar espera en el navegador, con otras 50 como máximo y hasta 7 días, y cuenta una sola vez.',
      'Sin el número de un juego, la clasificación se queda en la memoria y una línea en la consola dice cómo abrir el juego de verdad.',
      'Las puntuaciones de los juegos propios se repiten en el servidor; ningún otro juego web puede demostrar una puntuación, y las comprobaciones solo hacen que las trampas cuesten tiempo y dejen huella.',
    ],
    module: 'Con tu propia pantalla final',
    board: 'Una clasificación en vivo en cualquier página',
  },
  quickStart: {
    title: 'Tres pasos hasta la primera puntuación',
    steps: [
      '[Regístrate](auth) y publica tu juego. En su página está el número que mandas como `gameId`.',
      'Copia tu clave de la [página de la clave de API](apiKey). Empieza por `gg_`.',
      'Envía la puntuación cuando acabe una partida. En cuanto tengas la respuesta, estará en la [clasificación](leaderboard).',
    ],
  },
  send: {
    title: 'Enviar una puntuación',
    text: 'La respuesta se envía cuando la puntuación está guardada de forma permanente: una puntuación confirmada no se pierde nunca ni cuenta dos veces.',
    request: 'Petición',
    answer: 'Respuesta, estado 200',
    fieldsTitle: 'Lo que envías',
    fields: {
      gameId: 'El número del juego. Tiene que existir y estar activo.',
      score: 'Un número entero de 1 a 9007199254740991.',
      apiKey: 'Tu clave, si no va en una cabecera.',
    },
    answerTitle: 'Lo que recibes',
    answerFields: {
      id: 'El número de esta puntuación.',
      userId: 'El jugador para el que cuenta: el dueño de la clave.',
      gameId: 'El juego en el que cuenta.',
      score: 'La puntuación tal como se guardó.',
      createdAt: 'Cuándo se guardó, en UTC.',
      rank: 'El puesto histórico del jugador en este juego tras esta puntuación. Es `null` en el raro caso de que no haya puestos disponibles; la puntuación cuenta igualmente.',
      personalBest: '`true` si es la nueva mejor marca del jugador.',
    },
  },
  key: {
    title: 'Dónde va la clave',
    text: 'Hay tres maneras, y con una basta.',
    ways: [
      '**En el cuerpo**, como `apiKey`. Funciona en todas partes, también desde un juego en una página web.',
      '**En una cabecera**, como `Authorization: Bearer gg_…`. Lo habitual en servidores y scripts.',
      '**En ningún sitio**: un navegador con sesión iniciada en GameGeek puntúa como su propio jugador.',
    ],
    notes: [
      'Se pueden enviar puntuaciones desde cualquier origen web, siempre que la petición no lleve cookies.',
      'Cualquiera puede leer la clave dentro de un juego web. Solo sirve para enviar puntuaciones y puedes cambiarla cuando quieras; la antigua se rechaza al instante.',
      'En los demás casos, guárdala en una variable de entorno y fuera de tu repositorio.',
    ],
  },
  idempotency: {
    title: 'Repetir el envío sin contar dos veces',
    text: 'Si una conexión se corta, no se sabe si la petición llegó. Da a cada puntuación su propio `Idempotency-Key` y repite el envío con el mismo.',
    notes: [
      'Valen de 1 a 255 caracteres ASCII visibles, por ejemplo un UUID aleatorio. Pertenece a tu clave de API y se guarda 24 horas.',
      'Una repetición recibe la primera respuesta y no guarda nada. Lleva la cabecera `Idempotency-Replayed: true`.',
      'La misma clave con otro contenido es un error (422), porque una de las dos se perdería.',
      'Si la primera petición sigue en marcha, la segunda espera su respuesta.',
      'En `/batch`, la cabecera es la clave de todo el lote, y cada puntuación puede llevar su propio `idempotencyKey`.',
      'Una repetición recibe respuesta aunque el juego se haya ocultado entretanto.',
    ],
  },
  batch: {
    title: 'Muchas puntuaciones a la vez',
    text: 'Hasta 500 puntuaciones en una petición, para juegos que las reúnen mientras alguien juega sin conexión. Cada una se procesa por separado: una no válida no afecta a las demás, y los resultados siguen el orden de las puntuaciones.',
    request: 'Petición',
    answer: 'Respuesta, estado 200',
  },
  read: {
    title: 'Leer las clasificaciones',
    text: 'Para leer no hace falta clave. Las listas aceptan `page` (desde 1) y `limit` (de 1 a 100); las cabeceras `X-Total-Count` y `Link` dicen cuánto hay.',
    calls: {
      scores: 'Una clasificación histórica, una fila por jugador. Sin `gameId` es la global.',
      weekly: 'Lo mismo para la semana en curso, que empieza el lunes a las 00:00 UTC.',
      leaderboard:
        'Lo mismo con totales. `period` es `all` o `week`; `around` con el id de un jugador da la página en la que está.',
      games: 'Los juegos; `search`, `category` y `sort` los filtran y ordenan.',
      models: 'Los modelos de IA con sus versiones.',
    },
    ranks:
      'La puntuación más alta va primero. Quienes empatan comparten puesto (1, 2, 2, 4) y va delante la más antigua.',
  },
  engines: {
    title: 'Python, Godot y Unity',
    text: 'Un juego fuera del navegador pide un código, el jugador lo confirma en este sitio y las puntuaciones cuentan para él. Mientras el juego está en marcha, envía `POST /api/play/pings` una vez por minuto y pide un token nuevo con `POST /api/play/token` antes de que cumpla 15 minutos.',
  },
  errors: {
    title: 'Cuando algo sale mal',
    text: 'Todos los errores tienen la misma forma. `code` es estable, así que guíate por él y no por el mensaje; `fields` indica los campos no válidos. Si nos escribes, indica el `requestId`.',
    answer: 'Un error',
    fix: 'Qué hacer:',
    codes: {
      malformed_json: {
        cause: 'El cuerpo no es JSON válido.',
        fix: 'Usa una biblioteca de JSON en vez de concatenar textos.',
      },
      validation_failed: {
        cause: 'Falta un campo, está fuera de rango o no se conoce.',
        fix: 'Lee `fields`, corrígelo y vuelve a enviar.',
      },
      token_invalid: { cause: 'Un enlace de un correo ya se usó o es demasiado antiguo.', fix: 'Pide uno nuevo.' },
      unauthorized: { cause: 'No hay ni clave ni sesión.', fix: 'Envía tu clave en el cuerpo o en la cabecera.' },
      invalid_credentials: {
        cause: 'El nombre o la contraseña son incorrectos al iniciar sesión.',
        fix: 'Comprueba ambos o pon una contraseña nueva.',
      },
      totp_required: {
        cause: 'La cuenta usa la verificación en dos pasos y falta el código.',
        fix: 'Inicia sesión con el código en `totp`.',
      },
      api_key_invalid: {
        cause: 'La clave está mal escrita o se ha cambiado.',
        fix: 'Copia la actual de la [página de la clave de API](apiKey). No insistas con la antigua: demasiadas claves erróneas bloquean una dirección durante minutos.',
      },
      forbidden: { cause: 'El recurso pertenece a otro usuario.', fix: 'Usa la cuenta propietaria.' },
      forbidden_origin: {
        cause: 'Una página de otro sitio envió una petición con nuestra cookie.',
        fix: 'Deja fuera las cookies (`credentials: "omit"`) y envía la clave.',
      },
      not_found: {
        cause: 'El juego o la dirección no existe, o el juego no está activo.',
        fix: 'Comprueba `gameId` y que el juego sea visible.',
      },
      method_not_allowed: {
        cause: 'La dirección existe, pero no para este método.',
        fix: 'Compárala con la [referencia de la API](apiReference).',
      },
      conflict: { cause: 'El nombre o la dirección ya está en uso.', fix: 'Lee `fields` y elige otro.' },
      precondition_failed: {
        cause: 'El archivo ha cambiado desde la fecha o etiqueta de la petición.',
        fix: 'Pídelo de nuevo sin `If-Match` ni `If-Unmodified-Since`.',
      },
      secret_unreadable: {
        cause: 'Una clave de API o un secreto de verificación en dos pasos guardado ya no se puede leer.',
        fix: 'Crea una clave nueva; para la verificación en dos pasos, pide a quien administra el sitio que la restablezca.',
      },
      payload_too_large: { cause: 'El cuerpo supera los 100 kB, o un lote 1 MB.', fix: 'Envíalo en varias partes.' },
      unsupported_media_type: {
        cause: 'El cuerpo no se declara como JSON.',
        fix: 'Pon `Content-Type: application/json`.',
      },
      range_not_satisfiable: {
        cause: 'El rango pedido queda fuera del archivo.',
        fix: 'Lee la longitud en `Content-Range`.',
      },
      expectation_failed: {
        cause: '`Expect` pide algo distinto de `100-continue`.',
        fix: 'Quita la cabecera `Expect`.',
      },
      idempotency_mismatch: {
        cause: 'Este `Idempotency-Key` se usó con otro contenido.',
        fix: 'Crea uno nuevo para cada puntuación nueva.',
      },
      out_of_range: {
        cause: 'La puntuación está por debajo o por encima de lo que permite el juego.',
        fix: 'Compárala con `min_score` y `max_score` del juego.',
      },
      too_fast: {
        cause: 'La ronda terminó antes de lo que se puede jugar.',
        fix: 'Envía la puntuación al terminar la ronda; `min_seconds` del juego es el tiempo mínimo.',
      },
      not_reproduced: {
        cause: 'Al reproducir el registro de entradas de `details.log` no se obtiene esta puntuación.',
        fix: 'Envía el registro de esta ronda, completo y en orden.',
      },
      round_required: {
        cause: 'El juego necesita una ronda para cada puntuación.',
        fix: 'Inicia una con `POST /api/play/rounds` y envíala como `round`.',
      },
      round_invalid: {
        cause: 'La ronda es desconocida, ha caducado o es de otra sesión.',
        fix: 'Inicia una ronda nueva en la misma sesión de juego.',
      },
      play_token_invalid: {
        cause: 'Este sitio no emitió el token de juego.',
        fix: 'Usa el token de la sesión tal como llegó. No vuelvas a intentarlo con el mismo.',
      },
      play_token_expired: {
        cause: 'El token de juego tiene más de 15 minutos.',
        fix: 'Pide uno nuevo con `POST /api/play/token` y envía lo mismo otra vez.',
      },
      wrong_game: {
        cause: 'El token de juego es de otro juego.',
        fix: 'Envía el `gameId` para el que se inició la sesión.',
      },
      plays_only: {
        cause: 'El juego solo acepta puntuaciones de sesiones de juego.',
        fix: 'Envía la puntuación con un token de juego, no con una clave de API.',
      },
      blocked: {
        cause: 'El creador del juego ha bloqueado a este jugador.',
        fix: 'No vuelvas a intentarlo; el jugador puede escribir al creador.',
      },
      session_over: {
        cause: 'La sesión de juego ha terminado.',
        fix: 'Pide al jugador que inicie el juego de nuevo.',
      },
      code_expired: {
        cause: 'El código de conexión ha caducado.',
        fix: 'Empieza de nuevo con `POST /api/play/connects` y muestra el código nuevo.',
      },
      code_used: {
        cause: 'El código de conexión ya se usó, o su ticket ya se recogió.',
        fix: 'Conserva el ticket de la primera respuesta o empieza de nuevo con `POST /api/play/connects`.',
      },
      origin_not_allowed: {
        cause: 'El creador del juego no permite iniciarlo desde esta página.',
        fix: 'Añade el origen de la página a `allowed_origins` del juego.',
      },
      ticket_used: {
        cause: 'El ticket de inicio ya se usó.',
        fix: 'Conserva el token del primer intercambio o inicia el juego de nuevo.',
      },
      rate_limited: {
        cause: 'Demasiadas peticiones en muy poco tiempo.',
        fix: 'Espera los segundos que diga `Retry-After`, y más cada vez.',
      },
      internal: {
        cause: 'Un fallo nuestro.',
        fix: 'Vuelve a enviar con el mismo `Idempotency-Key`; si el error continúa, envíanos el `requestId`.',
      },
      unavailable: {
        cause: 'El servicio está arrancando, ocupado o fuera de alcance.',
        fix: 'Espera lo que diga `Retry-After` y vuelve a enviar con el mismo `Idempotency-Key`.',
      },
    },
  },
  limits: {
    title: 'Límites',
    text: 'Amplios para los juegos, y suficientes para frenar avalanchas de peticiones. Por encima de un límite, la respuesta es 429, con `Retry-After` y las cabeceras `RateLimit`.',
    rows: {
      key: { what: 'Puntuaciones con una clave', value: '1200 por minuto, 100 de ellas de golpe' },
      batch: { what: 'Puntuaciones en un lote', value: 'como máximo 500, cada una cuenta una décima' },
      address: { what: 'Peticiones de una dirección sin sesión', value: '100 en 10 segundos, 600 por minuto' },
      user: { what: 'Peticiones con sesión iniciada', value: '1200 por minuto' },
      wrongKeys: { what: 'Claves erróneas desde una dirección', value: '20 por minuto, después 5 minutos de pausa' },
      body: { what: 'Tamaño de una petición', value: '100 kB, un lote 1 MB' },
      page: { what: 'Filas de una página', value: 'como máximo 100' },
    },
  },
  more: {
    title: '¿Todo listo para enviar?',
    text: 'Tu clave y código para copiar en cURL, JavaScript, Python y Unity están a un clic.',
    key: 'Conseguir mi clave de API',
    reference: 'Referencia de la API',
    openApi: 'Descripción OpenAPI',
  },
};
