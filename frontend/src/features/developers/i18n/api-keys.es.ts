import type { Translation } from '#shared/i18n/translation.js';
import type { en } from './api-keys.en.js';

export const es: Translation<typeof en> = {
  title: 'Clave de API',
  eyebrow: 'Para quienes crean juegos',
  intro: 'De aquí a tu primera puntuación en una clasificación: tres pasos, cinco minutos, nada que instalar.',
  signIn: {
    title: 'Autenticación necesaria',
    text: 'Tu clave de API pertenece a tu cuenta. Inicia sesión para verla y enviar tu primera puntuación.',
    login: 'Iniciar sesión',
    signUp: 'Registrarse',
    docs: 'Leer la documentación de la API',
  },
  step: 'Paso {{number}}',
  web: {
    native:
      'Un juego en Python, Godot o Unity tampoco necesita clave. Pon su archivo en tu proyecto: quien juega confirma un código una vez, y las puntuaciones cuentan para esa persona.',
    more: 'Más del SDK: una pantalla final propia, clasificaciones en directo, Python, Godot y Unity',
    rest: 'Tu clave es para tus propias puntuaciones, como las de un script o un bot. Llegan por la API REST, en tres pasos:',
  },
  key: {
    title: 'Tu clave',
    intro: 'Una puntuación que lleva esta clave cuenta para ti.',
    label: 'Clave de API',
    hidden: 'oculta',
    show: 'Mostrar clave',
    hide: 'Ocultar clave',
    copy: 'Copiar clave',
    created: 'Creada',
    lastUsed: 'Último uso',
    never: 'Nunca',
    error: 'No se pudo cargar tu clave de API.',
    unreadable: 'Tu clave de API ya no se puede leer y ya no funciona. Crea una nueva.',
    environment:
      'No la escribas en tu código. Ponla en el entorno de la terminal en la que trabajas; todos los ejemplos la leen de ahí.',
    shell: 'macOS, Linux, Git Bash',
    powershell: 'Windows PowerShell',
    regenerate: 'Regenerar clave de API',
    regenerating: 'Regenerando…',
    warningTitle: '¿Regenerar la clave de API?',
    overlap:
      'Recibes una clave nueva. La anterior sigue funcionando otras 24 horas, para que tus juegos puedan enviar puntuaciones hasta que tengan la nueva.',
    leaked:
      '¿Se ha filtrado la clave anterior? Entonces sustitúyela y haz que se rechace al instante: los juegos que la usan no podrán enviar puntuaciones hasta que tengan la nueva.',
    regenerateNow: 'Sustituir ahora y rechazar la anterior al instante',
    oldUntil: 'La clave anterior funciona hasta el {{time}}.',
    endOld: 'Rechazar ya la clave anterior',
    oldEnded: 'La clave anterior se rechaza desde ahora.',
    oldFailed: 'No se pudo anular la clave anterior.',
    unverified:
      'Tu correo electrónico aún no está confirmado. Abre el enlace de nuestro correo en este navegador: si lo confirmas en otro sitio, esta clave se sustituye.',
    cancel: 'Cancelar',
    done: 'Clave de API regenerada',
    doneText: 'Tu nueva clave de API se ha creado correctamente.',
    failed: 'No se pudo regenerar la clave de API.',
  },
  game: {
    title: 'Elige tu juego',
    intro: 'Cada puntuación pertenece a un juego. Su número es lo que tu código envía como `gameId`.',
    own: 'Tus juegos',
    none: 'Aún no hay ningún juego tuyo aquí. Elige cualquiera para probar.',
    chosen: 'El `gameId` de {{name}}:',
    open: 'Elige un juego para poner su ID en los ejemplos.',
  },
  send: {
    title: 'Envía una puntuación',
    intro: 'Elige tu lenguaje. Los ejemplos están completos y nuestras propias pruebas los ejecutan tal como aparecen.',
    tabs: 'Lenguaje',
    save: 'Guárdalo como `{{file}}` y ejecuta:',
    curl: 'Pégalo en la terminal en la que has definido tu clave, o guárdalo como `{{file}}` y ejecútalo (en Windows, en Git Bash). Necesita curl 7.76 o posterior.',
    javascript: 'Necesita Node 20 o posterior y ningún paquete.',
    python: 'Necesita Python 3.8 o posterior y ningún paquete.',
    unity:
      'Guárdalo como `{{file}}`, ponlo en un objeto del juego y llama a `SendScore` al acabar una partida. Necesita Unity 2020.2 o posterior. Envía tus propias puntuaciones desde el editor. En una compilación para otras personas, conecta el juego con un código.',
    command: 'Ejecutar',
    code: 'Código para {{language}}',
    manners: 'Lo que hace cada ejemplo',
    mannerOnce: 'Da a cada partida un `Idempotency-Key`. Por muchas veces que se envíe, cuenta una sola.',
    mannerRetry:
      'Vuelve a intentarlo tras 429, 5xx o sin respuesta: con pausas crecientes, nunca más cortas de lo que pide `Retry-After`, hasta cinco veces.',
    mannerLimit: 'Espera una respuesta como mucho 10 segundos.',
    mannerKey: 'Lee la clave de `GAMEGEEK_API_KEY`.',
  },
  first: {
    title: 'Tu puntuación',
    loading: 'Buscando tus puntuaciones…',
    waiting: 'Esperando tu primera puntuación…',
    waitingNext: 'Esperando tu próxima puntuación…',
    hint: 'Ejecuta el ejemplo: esto se pondrá verde en cuanto llegue tu puntuación.',
    last: 'La última llegó el {{when}}: {{score, number}} puntos en {{game}}.',
    bestHint: 'Una puntuación que supere tu mejor marca en su juego aparece aquí al instante.',
    arrived: 'Tu puntuación ha llegado',
    arrivedText: '{{score, number}} puntos en {{game}}.',
    board: 'Verla en la clasificación',
  },
  endpoints: 'Los puntos de acceso',
  tips: {
    title: 'Consejos de implementación',
    public: 'Una clave dentro de un juego web es pública',
    publicText:
      'No la pongas en tu juego: quien juega podría leerla, y cada puntuación contaría para ti en lugar de para quien juega. Los juegos web usan el SDK, los demás se conectan con un código. Si tu clave se ha conocido, regenérala y haz que la antigua se rechace al instante.',
    end: 'Envía al acabar la partida',
    endText:
      'Las clasificaciones guardan la mejor, así que no envíes puntuaciones intermedias. Nunca hagas esperar la respuesta a quien juega.',
    keep: 'Guarda lo que quedó sin respuesta',
    keepText:
      'Crea el `Idempotency-Key` al acabar la partida y guárdalo con la puntuación hasta tener la respuesta. Tras un fallo o un día sin red, envía lo mismo otra vez; es seguro.',
    batch: 'Usa el lote para muchas',
    batchText:
      'Para un juego que se pone al día o un servidor con muchos jugadores. En lote, cada puntuación cuenta una décima parte en tu límite.',
    higher: 'Más es mejor',
    higherText:
      'Las clasificaciones ponen primero la puntuación más alta, en números enteros. Convierte un tiempo en puntos: tantos por una partida perfecta, uno menos por cada milisegundo.',
    code: 'Mira `code`, no la frase',
    codeText:
      'El `code` de un error no cambia; `message` es para personas. Cuando nos pidas ayuda, dinos el `requestId`.',
  },
};
