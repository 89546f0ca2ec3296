import type { Translation } from '#shared/i18n/translation.js';
import type { en } from './developers.en.js';

export const es: Translation<typeof en> = {
  contents: 'En esta página',
  copy: 'Copiar',
  copyOf: 'Copiar: {{name}}',
  errorsTitle: 'Cuando algo sale mal',
  whatToDo: 'Qué hacer:',
  getKey: 'Conseguir mi clave de API',
  reference: 'Referencia de la API',
  openApi: 'Descripción OpenAPI',
  errors: {
    malformed_json: {
      cause: 'El cuerpo no es JSON válido.',
      fix: 'Usa una biblioteca de JSON en vez de concatenar textos.',
    },
    validation_failed: {
      cause: 'Falta un campo, está fuera de rango o no se conoce.',
      fix: 'Lee `fields`, corrígelo y vuelve a enviar.',
    },
    token_invalid: {
      cause: 'Un enlace de un correo ya se usó o es demasiado antiguo.',
      fix: 'Pide uno nuevo.',
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
      cause: 'La ronda es desconocida, ha caducado, es de otra sesión o terminó con la siguiente.',
      fix: 'Inicia una ronda nueva en la misma sesión de juego.',
    },
    unauthorized: {
      cause: 'No hay ni clave ni sesión.',
      fix: 'Envía tu clave en el cuerpo o en la cabecera.',
    },
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
      fix: 'Copia la actual de la página de la clave de API. No insistas con la antigua: demasiadas claves erróneas bloquean una dirección durante minutos.',
    },
    play_token_invalid: {
      cause: 'Este sitio no emitió el token de juego.',
      fix: 'Usa el token de la sesión tal como llegó. No vuelvas a intentarlo con el mismo.',
    },
    play_token_expired: {
      cause: 'El token de juego tiene más de 15 minutos.',
      fix: 'Pide uno nuevo con `POST /api/play/token` y envía lo mismo otra vez.',
    },
    forbidden: {
      cause: 'No tienes permiso para esto.',
      fix: 'Usa la cuenta a la que pertenece.',
    },
    forbidden_origin: {
      cause: 'Una página de otro sitio envió una petición con nuestra cookie.',
      fix: 'Deja fuera las cookies (`credentials: "omit"`) y envía la clave.',
    },
    wrong_game: {
      cause: 'El token de juego es de otro juego.',
      fix: 'Envía el `gameId` para el que se inició la sesión.',
    },
    plays_only: {
      cause: 'El juego solo acepta puntuaciones de sesiones de juego.',
      fix: 'Envía la puntuación con un token de juego, no con una clave de API.',
    },
    not_your_key: {
      cause: 'El juego solo acepta la clave de quien lo creó, y puntuaciones de sesiones de juego.',
      fix: 'Envía las puntuaciones de los jugadores por sesión de juego: lo hace el SDK, y un juego fuera del navegador se conecta con un código.',
    },
    blocked: {
      cause: 'El creador del juego ha bloqueado a este jugador.',
      fix: 'No vuelvas a intentarlo; el jugador puede escribir al creador.',
    },
    origin_not_allowed: {
      cause: 'El creador del juego no permite iniciarlo desde esta página.',
      fix: 'Añade el origen de la página a `allowed_origins` del juego.',
    },
    not_found: {
      cause: 'No existe, o no es visible para ti.',
      fix: 'Comprueba el número; un juego tiene que ser visible para aceptar puntuaciones.',
    },
    method_not_allowed: {
      cause: 'La dirección existe, pero no para este método.',
      fix: 'Usa uno de los métodos del encabezado `Allow`.',
    },
    request_timeout: {
      cause: 'La solicitud no llegó completa en 15 s.',
      fix: 'Envíala de nuevo; no se guardó nada de ella.',
    },
    conflict: {
      cause: 'Un valor ya está en uso, o no encaja con lo guardado.',
      fix: 'Lee `fields` y corrígelos.',
    },
    ticket_used: {
      cause: 'El ticket de inicio ya se usó.',
      fix: 'Conserva el token del primer intercambio o inicia el juego de nuevo.',
    },
    secret_unreadable: {
      cause: 'Una clave de API o un secreto de verificación en dos pasos guardado ya no se puede leer.',
      fix: 'Crea una clave nueva; para la verificación en dos pasos, pide a quien administra el sitio que la restablezca.',
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
    precondition_failed: {
      cause: 'El archivo ha cambiado desde la fecha o etiqueta de la petición.',
      fix: 'Pídelo de nuevo sin `If-Match` ni `If-Unmodified-Since`.',
    },
    payload_too_large: {
      cause: 'El cuerpo supera los 100 kB, o un lote 1 MB.',
      fix: 'Envíalo en varias partes.',
    },
    unsupported_media_type: {
      cause: 'El cuerpo no se declara como JSON en UTF-8, o está comprimido.',
      fix: 'Pon `Content-Type: application/json` y envía el cuerpo sin `Content-Encoding`.',
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
};
