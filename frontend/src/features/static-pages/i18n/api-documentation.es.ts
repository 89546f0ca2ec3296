import type { Translation } from '#shared/i18n/translation.js';
import type { en } from './api-documentation.en.js';

export const es: Translation<typeof en> = {
  title: 'Documentación de la API',
  eyebrow: 'Para quienes crean juegos',
  intro:
    'Una petición HTTPS pone una puntuación en una clasificación. Esta página es el resumen; tu clave y código listo para usar están en la [página de la clave de API](apiKey), y todos los detalles en la [referencia de la API](apiReference).',
  contents: 'En esta página',
  sdk: {
    title: 'Dos líneas en un juego web',
    text: 'La primera línea va en la cabecera de tu página, la segunda donde acaba una partida: `gameOver` envía la puntuación y muestra una pantalla final completa con el puesto, los vecinos y lo que falta para el puesto siguiente. Solo necesita el número de tu juego; no hay clave que pueda filtrarse.',
    page: 'En la página de tu juego',
    notes: [
      'Cuando «Jugar» en este sitio abre el juego, en su marco o en una pestaña nueva, cuenta para quien juega: responde que sí a «¿Funciona en un navegador?» al publicarlo. En otros sitios se juega como invitado, y la puntuación se conserva al iniciar sesión.',
      'Una puntuación que no se puede enviar espera en el navegador, con otras 50 como máximo y hasta 7 días, y cuenta una sola vez. También la de un invitado que no puede empezar porque demasiados invitados nuevos juegan desde la misma red: lo dice la pantalla final, y `submit` devuelve `queued` con el motivo `rate_limited`.',
      'Las puntuaciones son números enteros desde 1. El SDK redondea los decimales; con 0 se muestra la pantalla, pero no cuenta. Todo lo que se rechaza tiene una línea en la consola que dice cómo arreglarlo.',
      'Si el script está bloqueado, `window.GameGeek` no existe y estas líneas empiezan la partida siguiente. Mientras la pantalla está abierta, se ignoran más llamadas a `gameOver`.',
      'En el marco de este sitio, `alert`, `confirm` y `prompt` no hacen nada, y se rechazan el bloqueo de reposo de la pantalla, las descargas y la pantalla completa. Pregunta dentro de tu juego; el escenario que lo rodea tiene un botón de pantalla completa.',
      'Los tipos están en `/sdk/v1.d.ts`, para `GameGeek`, `window.GameGeek` y `/sdk/v1.mjs`: pon una copia en un proyecto de TypeScript.',
      'Sin el número de un juego, la clasificación se queda en la memoria y una línea en la consola dice cómo abrir el juego de verdad.',
      'Las partidas de los juegos propios se reproducen en el servidor, lo que demuestra la puntuación pero no quién jugó; ningún otro juego web puede demostrar una puntuación, y las comprobaciones solo hacen que las trampas cuesten tiempo y dejen huella.',
    ],
    module: 'Con tu propia pantalla final',
    board: 'Una clasificación en vivo en cualquier página',
  },
  quickStart: {
    title: 'Tres pasos hasta la primera puntuación',
    steps: [
      '[Regístrate](auth) y publica tu juego. En su página está el número que mandas como `gameId`.',
      'Copia tu clave de la [página de la clave de API](apiKey). Empieza por `gg_`, y lo que envía cuenta para ti. Quien juega a tu juego no necesita ninguna: los juegos web usan el SDK de arriba, los demás [se conectan con un código](engines).',
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
      '**En el cuerpo**, como `apiKey`. Funciona en todas partes.',
      '**En una cabecera**, como `Authorization: Bearer gg_…`. Lo habitual en servidores y scripts.',
      '**En ningún sitio**: un navegador con sesión iniciada en GameGeek puntúa como su propio jugador.',
    ],
    notes: [
      'Un juego decide de quién acepta puntuaciones: con cualquier clave, solo con la de quien lo creó (las demás reciben `not_your_key`) o solo de sesiones de juego (`plays_only`). Lo más seguro para una clasificación pública son las sesiones de juego, que no necesitan clave.',
      'Se pueden enviar puntuaciones desde cualquier origen web, siempre que la petición no lleve cookies.',
      'No pongas tu clave en un juego al que jueguen otras personas: podrían leerla, y sus puntuaciones contarían para ti. Solo sirve para enviar puntuaciones y puedes cambiarla cuando quieras y hacer que la antigua se rechace al instante.',
      'En tus propios scripts, guárdala en una variable de entorno y fuera de tu repositorio.',
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
    text: 'Descarga el archivo de tu motor y ponlo en tu proyecto: `gamegeek.py` (Python 3.8), `GameGeek.gd` (Godot 4) o `GameGeek.cs` (Unity 2021). El juego muestra un código, el jugador lo confirma una vez en este sitio y las puntuaciones cuentan para él. El archivo guarda el secreto para los siguientes arranques, renueva la sesión y conserva las puntuaciones en el disco hasta enviarlas; nunca bloquea tu juego. Un juego conectado sigue conectado hasta que el jugador lo cierra o pasa 30 días sin jugar.',
  },
  errors: {
    title: 'Cuando algo sale mal',
    text: 'Todos los errores tienen la misma forma. `code` es estable, así que guíate por él y no por el mensaje; `fields` indica los campos no válidos. Si nos escribes, indica el `requestId`.',
    answer: 'Un error',
    fix: 'Qué hacer:',
  },
  limits: {
    title: 'Límites',
    text: 'Amplios para los juegos, y suficientes para frenar avalanchas de peticiones. Por encima de un límite, la respuesta es 429, con `Retry-After` y las cabeceras `RateLimit`.',
    rows: {
      key: { what: 'Puntuaciones con una clave', value: '1200 por minuto, 100 de ellas de golpe' },
      batch: { what: 'Puntuaciones en un lote', value: 'como máximo 500, cada una cuenta una décima' },
      address: { what: 'Peticiones de una dirección sin sesión', value: '100 en 10 segundos, 600 por minuto' },
      user: { what: 'Peticiones con sesión iniciada', value: '1200 por minuto' },
      guests: {
        what: 'Invitados nuevos de un juego desde una dirección',
        value: '300 en 30 minutos; las puntuaciones de los demás esperan',
      },
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
