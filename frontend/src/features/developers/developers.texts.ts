import { ERROR_TEXTS } from '@gamegeek/contracts/errors/error-texts.js';
import { texts, translated } from '#shared/i18n/texts.js';

/** What the pages for developers share. */
export default texts({
  copyOf: { en: 'Copy: {{name}}', es: 'Copiar: {{name}}', fr: 'Copier : {{name}}', de: 'Kopieren: {{name}}' },
  errorsTitle: {
    en: 'When something goes wrong',
    es: 'Cuando algo sale mal',
    fr: 'Quand quelque chose échoue',
    de: 'Wenn etwas schiefgeht',
  },
  whatToDo: { en: 'What to do:', es: 'Qué hacer:', fr: 'Que faire :', de: 'Was hilft:' },
  getKey: {
    en: 'Get your API key',
    es: 'Conseguir mi clave de API',
    fr: 'Obtenir ma clé d’API',
    de: 'API-Schlüssel holen',
  },
  reference: { en: 'API reference', es: 'Referencia de la API', fr: 'Référence de l’API', de: 'API-Referenz' },
  openApi: {
    en: 'OpenAPI description',
    es: 'Descripción OpenAPI',
    fr: 'Description OpenAPI',
    de: 'OpenAPI-Beschreibung',
  },
  /** Causes and fixes of all error codes. */
  errors: translated(ERROR_TEXTS, {
    malformed_json: {
      cause: {
        es: 'El cuerpo no es JSON válido.',
        fr: 'Le corps n’est pas du JSON valide.',
        de: 'Der Body ist kein gültiges JSON.',
      },
      fix: {
        es: 'Usa una biblioteca de JSON en vez de concatenar textos.',
        fr: 'Utilisez une bibliothèque JSON au lieu de concaténer des textes.',
        de: 'Verwende eine JSON-Bibliothek, statt Texte zusammenzusetzen.',
      },
    },
    validation_failed: {
      cause: {
        es: 'Falta un campo, está fuera de rango o no se conoce.',
        fr: 'Un champ manque, dépasse les bornes ou est inconnu.',
        de: 'Ein Feld fehlt, liegt außerhalb der Grenzen oder ist unbekannt.',
      },
      fix: {
        es: 'Lee `fields`, corrígelo y vuelve a enviar.',
        fr: 'Lisez `fields`, corrigez et renvoyez.',
        de: 'Lies `fields`, berichtige es und sende noch einmal.',
      },
    },
    token_invalid: {
      cause: {
        es: 'Un enlace de un correo ya se usó o es demasiado antiguo.',
        fr: 'Un lien reçu par e-mail a déjà servi ou est trop ancien.',
        de: 'Ein Link aus einer Mail ist verbraucht oder zu alt.',
      },
      fix: { es: 'Pide uno nuevo.', fr: 'Demandez-en un nouveau.', de: 'Lass dir einen neuen schicken.' },
    },
    out_of_range: {
      cause: {
        es: 'La puntuación está por debajo o por encima de lo que permite el juego.',
        fr: 'Le score est en dessous ou au-dessus de ce que le jeu autorise.',
        de: 'Die Punktzahl liegt unter oder über dem, was das Spiel erlaubt.',
      },
      fix: {
        es: 'Compárala con `min_score` y `max_score` del juego.',
        fr: 'Comparez-le avec `min_score` et `max_score` du jeu.',
        de: 'Vergleiche sie mit `min_score` und `max_score` des Spiels.',
      },
    },
    too_fast: {
      cause: {
        es: 'La ronda terminó antes de lo que se puede jugar.',
        fr: 'La manche s’est terminée plus vite qu’elle ne peut être jouée.',
        de: 'Die Runde endete schneller, als man sie spielen kann.',
      },
      fix: {
        es: 'Envía la puntuación al terminar la ronda; `min_seconds` del juego es el tiempo mínimo.',
        fr: 'Envoyez le score à la fin de la manche ; `min_seconds` du jeu est la durée minimale.',
        de: 'Sende die Punktzahl am Ende der Runde; `min_seconds` des Spiels ist die kürzeste Dauer.',
      },
    },
    not_reproduced: {
      cause: {
        es: 'Al reproducir el registro de entradas de `details.log` no se obtiene esta puntuación.',
        fr: 'Le journal des entrées dans `details.log`, une fois rejoué, ne donne pas ce score.',
        de: 'Das Eingabeprotokoll in `details.log` ergibt beim Abspielen nicht diese Punktzahl.',
      },
      fix: {
        es: 'Envía el registro de esta ronda, completo y en orden.',
        fr: 'Envoyez le journal de cette manche, complet et dans l’ordre.',
        de: 'Sende das Protokoll dieser Runde, vollständig und der Reihe nach.',
      },
    },
    round_required: {
      cause: {
        es: 'El juego necesita una ronda para cada puntuación.',
        fr: 'Le jeu exige une manche pour chaque score.',
        de: 'Das Spiel braucht für jede Punktzahl eine Runde.',
      },
      fix: {
        es: 'Inicia una con `POST /api/play/rounds` y envíala como `round`.',
        fr: 'Commencez-en une avec `POST /api/play/rounds` et envoyez-la dans `round`.',
        de: 'Beginne eine mit `POST /api/play/rounds` und sende sie als `round`.',
      },
    },
    round_invalid: {
      cause: {
        es: 'La ronda es desconocida, ha caducado, es de otra sesión o terminó con la siguiente.',
        fr: 'La manche est inconnue, expirée, d’une autre session ou terminée par la suivante.',
        de: 'Die Runde ist unbekannt, abgelaufen, aus einer anderen Sitzung oder durch die nächste beendet.',
      },
      fix: {
        es: 'Inicia una ronda nueva en la misma sesión de juego.',
        fr: 'Commencez une nouvelle manche dans la même session de jeu.',
        de: 'Beginne eine neue Runde in derselben Spielsitzung.',
      },
    },
    unauthorized: {
      cause: {
        es: 'No hay ni clave ni sesión.',
        fr: 'Il n’y a ni clé ni session.',
        de: 'Es gibt weder Schlüssel noch Anmeldung.',
      },
      fix: {
        es: 'Envía tu clave en el cuerpo o en la cabecera.',
        fr: 'Envoyez votre clé dans le corps ou dans l’en-tête.',
        de: 'Sende deinen Schlüssel im Body oder im Header.',
      },
    },
    invalid_credentials: {
      cause: {
        es: 'El nombre o la contraseña son incorrectos al iniciar sesión.',
        fr: 'Le nom ou le mot de passe est faux à la connexion.',
        de: 'Name oder Passwort sind bei der Anmeldung falsch.',
      },
      fix: {
        es: 'Comprueba ambos o pon una contraseña nueva.',
        fr: 'Vérifiez les deux, ou définissez un nouveau mot de passe.',
        de: 'Prüfe beides oder setze ein neues Passwort.',
      },
    },
    totp_required: {
      cause: {
        es: 'La cuenta usa la verificación en dos pasos y falta el código.',
        fr: 'Le compte utilise la double authentification et le code manque.',
        de: 'Das Konto nutzt die Zwei-Faktor-Anmeldung, und der Code fehlt.',
      },
      fix: {
        es: 'Inicia sesión con el código en `totp`.',
        fr: 'Connectez-vous avec le code dans `totp`.',
        de: 'Melde dich mit dem Code in `totp` an.',
      },
    },
    api_key_invalid: {
      cause: {
        es: 'La clave está mal escrita o se ha cambiado.',
        fr: 'La clé est mal recopiée ou a été remplacée.',
        de: 'Der Schlüssel ist falsch geschrieben oder wurde ersetzt.',
      },
      fix: {
        es: 'Copia la actual de la página de la clave de API. No insistas con la antigua: demasiadas claves erróneas bloquean una dirección durante minutos.',
        fr: 'Copiez la clé actuelle depuis la page de la clé d’API. N’insistez pas avec l’ancienne : trop de clés fausses bloquent une adresse pendant plusieurs minutes.',
        de: 'Kopiere den gültigen von der Seite mit dem API-Schlüssel. Versuch es nicht weiter mit dem alten: Zu viele falsche Schlüssel sperren eine Adresse für Minuten.',
      },
    },
    play_token_invalid: {
      cause: {
        es: 'Este sitio no emitió el token de juego.',
        fr: 'Le jeton de jeu n’a pas été émis par ce site.',
        de: 'Das Spiel-Token stammt nicht von dieser Website.',
      },
      fix: {
        es: 'Usa el token de la sesión tal como llegó. No vuelvas a intentarlo con el mismo.',
        fr: 'Utilisez le jeton de la session tel quel. Ne réessayez pas avec le même.',
        de: 'Benutze das Token der Spielsitzung, wie es kam. Versuche es nicht noch einmal mit demselben.',
      },
    },
    play_token_expired: {
      cause: {
        es: 'El token de juego tiene más de 15 minutos.',
        fr: 'Le jeton de jeu a plus de 15 minutes.',
        de: 'Das Spiel-Token ist älter als 15 Minuten.',
      },
      fix: {
        es: 'Pide uno nuevo con `POST /api/play/token` y envía lo mismo otra vez.',
        fr: 'Demandez-en un nouveau avec `POST /api/play/token`, puis renvoyez la même chose.',
        de: 'Hole mit `POST /api/play/token` ein neues und sende dasselbe noch einmal.',
      },
    },
    forbidden: {
      cause: {
        es: 'No tienes permiso para esto.',
        fr: 'Vous n’avez pas l’autorisation.',
        de: 'Dazu fehlt dir die Berechtigung.',
      },
      fix: {
        es: 'Usa la cuenta a la que pertenece.',
        fr: 'Utilisez le compte auquel cela appartient.',
        de: 'Nimm das Konto, dem es gehört.',
      },
    },
    forbidden_origin: {
      cause: {
        es: 'Una página de otro sitio envió una petición con nuestra cookie.',
        fr: 'Une page d’un autre site a envoyé une requête avec notre cookie.',
        de: 'Eine fremde Seite hat eine Anfrage mit unserem Cookie gesendet.',
      },
      fix: {
        es: 'Deja fuera las cookies (`credentials: "omit"`) y envía la clave.',
        fr: 'Laissez les cookies de côté (`credentials: "omit"`) et envoyez la clé.',
        de: 'Lass die Cookies weg (`credentials: "omit"`) und sende den Schlüssel.',
      },
    },
    insufficient_scope: {
      cause: {
        es: 'Un token de agente no puede hacer esto.',
        fr: 'Un jeton d’agent n’a pas le droit de faire cela.',
        de: 'Ein Agenten-Token darf das nicht.',
      },
      fix: {
        es: 'Crea un token con el permiso que nombra el mensaje. Publicar y eliminar lo hace una persona en el sitio.',
        fr: 'Créez un jeton avec la permission que nomme le message. Publier et supprimer, c’est une personne qui le fait sur le site.',
        de: 'Erstelle einen Token mit der Berechtigung, die die Meldung nennt. Veröffentlichen und löschen tut ein Mensch auf der Website.',
      },
    },
    wrong_game: {
      cause: {
        es: 'El token de juego es de otro juego.',
        fr: 'Le jeton de jeu est celui d’un autre jeu.',
        de: 'Das Spiel-Token gehört zu einem anderen Spiel.',
      },
      fix: {
        es: 'Envía el `gameId` para el que se inició la sesión.',
        fr: 'Envoyez le `gameId` pour lequel la session a été lancée.',
        de: 'Sende die `gameId`, für die die Spielsitzung gestartet wurde.',
      },
    },
    plays_only: {
      cause: {
        es: 'El juego solo acepta puntuaciones de sesiones de juego.',
        fr: 'Le jeu n’accepte que les scores de sessions de jeu.',
        de: 'Das Spiel nimmt nur Punkte aus Spielsitzungen an.',
      },
      fix: {
        es: 'Envía la puntuación con un token de juego, no con una clave de API.',
        fr: 'Envoyez le score avec un jeton de jeu, pas avec une clé d’API.',
        de: 'Sende die Punktzahl mit einem Spiel-Token, nicht mit einem API-Schlüssel.',
      },
    },
    not_your_key: {
      cause: {
        es: 'El juego solo acepta la clave de quien lo creó, y puntuaciones de sesiones de juego.',
        fr: 'Le jeu n’accepte que la clé de son créateur, et les scores de sessions de jeu.',
        de: 'Das Spiel nimmt nur den Schlüssel seines Erstellers an und Punkte aus Spielsitzungen.',
      },
      fix: {
        es: 'Envía las puntuaciones de los jugadores por sesión de juego: lo hace el SDK, y un juego fuera del navegador se conecta con un código.',
        fr: 'Envoyez les scores des joueurs par session de jeu : le SDK le fait, et un jeu hors du navigateur se connecte par un code.',
        de: 'Sende die Punkte von Spielern per Spielsitzung: Das SDK tut es, und ein Spiel außerhalb des Browsers verbindet sich per Code.',
      },
    },
    blocked: {
      cause: {
        es: 'El creador del juego ha bloqueado a este jugador.',
        fr: 'Le créateur du jeu a bloqué ce joueur.',
        de: 'Wer das Spiel gemacht hat, hat diesen Spieler gesperrt.',
      },
      fix: {
        es: 'No vuelvas a intentarlo; el jugador puede escribir al creador.',
        fr: 'Ne réessayez pas ; le joueur peut écrire au créateur.',
        de: 'Versuche es nicht noch einmal; der Spieler kann sich dort melden.',
      },
    },
    origin_not_allowed: {
      cause: {
        es: 'El creador del juego no permite iniciarlo desde esta página.',
        fr: 'Le créateur du jeu n’autorise pas cette page à le lancer.',
        de: 'Wer das Spiel gemacht hat, erlaubt dieser Seite nicht, es zu starten.',
      },
      fix: {
        es: 'Añade el origen de la página a `allowed_origins` del juego.',
        fr: 'Ajoutez l’origine de la page à `allowed_origins` du jeu.',
        de: 'Trage den Ursprung der Seite bei `allowed_origins` des Spiels ein.',
      },
    },
    not_found: {
      cause: {
        es: 'No existe, o no es visible para ti.',
        fr: 'Cela n’existe pas, ou ne vous est pas visible.',
        de: 'Es existiert nicht oder ist für dich nicht sichtbar.',
      },
      fix: {
        es: 'Comprueba el número; un juego tiene que ser visible para aceptar puntuaciones.',
        fr: 'Vérifiez le numéro ; un jeu doit être visible pour accepter des scores.',
        de: 'Prüfe die Nummer; ein Spiel muss sichtbar sein, um Punkte anzunehmen.',
      },
    },
    method_not_allowed: {
      cause: {
        es: 'La dirección existe, pero no para este método.',
        fr: 'L’adresse existe, mais pas pour cette méthode.',
        de: 'Die Adresse gibt es, aber nicht für diese Methode.',
      },
      fix: {
        es: 'Usa uno de los métodos del encabezado `Allow`.',
        fr: 'Utilisez l’une des méthodes de l’en-tête `Allow`.',
        de: 'Nutze eine der Methoden im Header `Allow`.',
      },
    },
    request_timeout: {
      cause: {
        es: 'La solicitud no llegó completa en 15 s.',
        fr: 'La requête n’est pas arrivée en entier en 15 s.',
        de: 'Die Anfrage kam nicht innerhalb von 15 s vollständig an.',
      },
      fix: {
        es: 'Envíala de nuevo; no se guardó nada de ella.',
        fr: 'Envoyez-la de nouveau ; rien n’en a été enregistré.',
        de: 'Sende sie noch einmal; nichts davon wurde gespeichert.',
      },
    },
    conflict: {
      cause: {
        es: 'Un valor ya está en uso, o no encaja con lo guardado.',
        fr: 'Une valeur est déjà prise, ou ne correspond pas à ce qui est enregistré.',
        de: 'Ein Wert ist schon vergeben oder passt nicht zu dem, was gespeichert ist.',
      },
      fix: {
        es: 'Lee `fields` y corrígelos.',
        fr: 'Lisez `fields` et corrigez-les.',
        de: 'Lies `fields` und berichtige sie.',
      },
    },
    ticket_used: {
      cause: {
        es: 'El ticket de inicio ya se usó.',
        fr: 'Le ticket de lancement a été utilisé.',
        de: 'Das Startticket wurde schon benutzt.',
      },
      fix: {
        es: 'Conserva el token del primer intercambio o inicia el juego de nuevo.',
        fr: 'Gardez le jeton du premier échange, ou relancez le jeu.',
        de: 'Behalte das Token des ersten Tauschs, oder starte das Spiel noch einmal.',
      },
    },
    board_locked: {
      cause: {
        es: 'La clasificación tiene puntuaciones, y el cambio les daría otro significado.',
        fr: 'Le classement a des scores, auxquels la modification donnerait un autre sens.',
        de: 'Die Bestenliste hat Ergebnisse, denen die Änderung eine andere Bedeutung gäbe.',
      },
      fix: {
        es: 'Empieza una nueva edición con `POST /api/games/{id}/boards/{slug}/editions` o crea otra clasificación.',
        fr: 'Commencez une nouvelle édition avec `POST /api/games/{id}/boards/{slug}/editions`, ou créez un autre classement.',
        de: 'Beginne mit `POST /api/games/{id}/boards/{slug}/editions` eine neue Ausgabe, oder lege eine andere Bestenliste an.',
      },
    },
    slug_taken: {
      cause: {
        es: 'El juego ya tiene una clasificación con este nombre.',
        fr: 'Le jeu a déjà un classement de ce nom.',
        de: 'Das Spiel hat schon eine Bestenliste mit diesem Namen.',
      },
      fix: {
        es: 'Elige otro `slug` o cambia esa clasificación.',
        fr: 'Choisissez un autre `slug`, ou modifiez ce classement.',
        de: 'Wähle einen anderen `slug`, oder ändere jene Bestenliste.',
      },
    },
    boards_full: {
      cause: {
        es: 'El juego tiene tantas clasificaciones como puede tener.',
        fr: 'Le jeu a autant de classements que possible.',
        de: 'Das Spiel hat so viele Bestenlisten wie möglich.',
      },
      fix: {
        es: 'Elimina una que nadie necesite.',
        fr: 'Supprimez-en un dont personne n’a besoin.',
        de: 'Lösche eine, die niemand braucht.',
      },
    },
    daily_played: {
      cause: {
        es: 'El jugador ya ha empezado la partida del reto diario de hoy.',
        fr: 'Le joueur a commencé la partie du défi du jour.',
        de: 'Der Spieler hat den gewerteten Lauf des heutigen Daily begonnen.',
      },
      fix: {
        es: 'Espera al siguiente a las 00:00 UTC. Las rondas de `POST /api/play/rounds` cuentan en las demás clasificaciones.',
        fr: 'Attendez le prochain à 00:00 UTC. Les manches de `POST /api/play/rounds` comptent dans les autres classements.',
        de: 'Warte auf das nächste um 00:00 UTC. Runden von `POST /api/play/rounds` zählen auf den anderen Bestenlisten.',
      },
    },
    secret_unreadable: {
      cause: {
        es: 'Una clave de API o un secreto de verificación en dos pasos guardado ya no se puede leer.',
        fr: 'Une clé d’API ou un secret de validation en deux étapes enregistré ne peut plus être lu.',
        de: 'Ein gespeicherter API-Schlüssel oder ein Zwei-Faktor-Geheimnis kann nicht mehr gelesen werden.',
      },
      fix: {
        es: 'Crea una clave nueva; para la verificación en dos pasos, pide a quien administra el sitio que la restablezca.',
        fr: 'Créez une nouvelle clé ; pour la validation en deux étapes, demandez à l’exploitant du site de la réinitialiser.',
        de: 'Erstelle einen neuen Schlüssel; für die Zwei-Faktor-Anmeldung bitte den Betreiber der Seite, sie zurückzusetzen.',
      },
    },
    rules_gone: {
      cause: {
        es: 'La partida se jugó con reglas que el juego ya no tiene.',
        fr: 'La partie a été jouée avec des règles que le jeu n’a plus.',
        de: 'Der Lauf folgte Regeln, die das Spiel nicht mehr hat.',
      },
      fix: {
        es: 'Nada: solo se pueden ver las partidas de las dos últimas versiones de las reglas.',
        fr: 'Rien : seules les parties des deux dernières versions des règles peuvent être vues.',
        de: 'Nichts: Nur Läufe der letzten zwei Fassungen der Regeln lassen sich ansehen.',
      },
    },
    session_over: {
      cause: {
        es: 'La sesión de juego ha terminado.',
        fr: 'La session de jeu est terminée.',
        de: 'Die Spielsitzung ist beendet.',
      },
      fix: {
        es: 'Pide al jugador que inicie el juego de nuevo.',
        fr: 'Demandez au joueur de relancer le jeu.',
        de: 'Bitte den Spieler, das Spiel noch einmal zu starten.',
      },
    },
    code_expired: {
      cause: {
        es: 'El código de conexión ha caducado.',
        fr: 'Le code de connexion a expiré.',
        de: 'Der Verbindungscode ist abgelaufen.',
      },
      fix: {
        es: 'Empieza de nuevo con `POST /api/play/connects` y muestra el código nuevo.',
        fr: 'Recommencez avec `POST /api/play/connects` et affichez le nouveau code.',
        de: 'Beginne neu mit `POST /api/play/connects` und zeige den neuen Code.',
      },
    },
    code_used: {
      cause: {
        es: 'El código de conexión ya se usó, o su ticket ya se recogió.',
        fr: 'Le code de connexion a été utilisé, ou son ticket a été récupéré.',
        de: 'Der Verbindungscode wurde schon benutzt, oder sein Ticket schon abgeholt.',
      },
      fix: {
        es: 'Conserva el ticket de la primera respuesta o empieza de nuevo con `POST /api/play/connects`.',
        fr: 'Gardez le ticket de la première réponse, ou recommencez avec `POST /api/play/connects`.',
        de: 'Behalte das Ticket der ersten Antwort, oder beginne neu mit `POST /api/play/connects`.',
      },
    },
    precondition_failed: {
      cause: {
        es: 'El archivo ha cambiado desde la fecha o etiqueta de la petición.',
        fr: 'Le fichier a changé depuis la date ou l’étiquette de la requête.',
        de: 'Die Datei hat sich seit dem Datum oder Tag der Anfrage geändert.',
      },
      fix: {
        es: 'Pídelo de nuevo sin `If-Match` ni `If-Unmodified-Since`.',
        fr: 'Redemandez-le sans `If-Match` ni `If-Unmodified-Since`.',
        de: 'Frag sie ohne `If-Match` und `If-Unmodified-Since` noch einmal an.',
      },
    },
    payload_too_large: {
      cause: {
        es: 'El cuerpo supera los 100 kB, un lote 1 MB, o una imagen 8 MB.',
        fr: 'Le corps dépasse 100 ko, un lot 1 Mo, ou une image 8 Mo.',
        de: 'Der Body hat mehr als 100 kB, ein Stapel mehr als 1 MB oder ein Bild mehr als 8 MB.',
      },
      fix: {
        es: 'Envía menos de una vez, o un archivo más pequeño.',
        fr: 'Envoyez moins à la fois, ou un fichier plus petit.',
        de: 'Sende weniger auf einmal oder eine kleinere Datei.',
      },
    },
    build_too_large: {
      cause: {
        es: 'El archivo supera los 64 MB, o sus archivos superan los 200 MB o son más de 2000.',
        fr: 'Le fichier dépasse 64 Mo, ou ses fichiers dépassent 200 Mo ou sont plus de 2 000.',
        de: 'Die Datei ist größer als 64 MB, oder ihre Dateien sind größer als 200 MB oder mehr als 2.000.',
      },
      fix: {
        es: 'Deja fuera lo que el juego no carga, y comprime imágenes y sonidos.',
        fr: 'Retirez ce que le jeu ne charge pas, et compressez images et sons.',
        de: 'Lass weg, was das Spiel nicht lädt, und komprimiere Bilder und Töne.',
      },
    },
    quota_exceeded: {
      cause: {
        es: 'El juego tiene diez versiones o 60 imágenes subidas, o las versiones de la cuenta suman 1 GB. O la cuenta sigue a 1000 jugadores, o tiene 20 retos abiertos.',
        fr: 'Le jeu a dix builds ou 60 images importées, ou les builds du compte font 1 Go. Ou le compte suit 1 000 joueurs, ou a 20 défis ouverts.',
        de: 'Das Spiel hat zehn Builds oder 60 hochgeladene Bilder, oder die Builds des Kontos sind zusammen 1 GB groß. Oder das Konto folgt 1.000 Spielern oder hat 20 offene Herausforderungen.',
      },
      fix: {
        es: 'Elimina versiones que ya no se juegan. Las imágenes sin usar se eliminan al cabo de un día. Los retos terminan a los tres días.',
        fr: 'Supprimez des builds qui ne sont plus joués. Les images inutilisées sont supprimées après un jour. Les défis se terminent après trois jours.',
        de: 'Lösche Builds, die nicht mehr gespielt werden. Nicht verwendete Bilder werden nach einem Tag gelöscht. Herausforderungen enden nach drei Tagen.',
      },
    },
    unsupported_media_type: {
      cause: {
        es: 'El cuerpo no se declara como lo que se espera, normalmente JSON en UTF-8, o está comprimido.',
        fr: 'Le corps n’est pas déclaré comme ce qui est attendu, en général du JSON en UTF-8, ou il est compressé.',
        de: 'Der Body ist nicht als das ausgewiesen, was erwartet wird, meist JSON in UTF-8, oder er ist komprimiert.',
      },
      fix: {
        es: 'Pon `Content-Type: application/json`, o el tipo del archivo, y envía el cuerpo sin `Content-Encoding`.',
        fr: 'Indiquez `Content-Type: application/json`, ou le type du fichier, et envoyez le corps sans `Content-Encoding`.',
        de: 'Setze `Content-Type: application/json` oder den Typ der Datei, und sende den Body ohne `Content-Encoding`.',
      },
    },
    range_not_satisfiable: {
      cause: {
        es: 'El rango pedido queda fuera del archivo.',
        fr: 'La plage demandée est hors du fichier.',
        de: 'Der verlangte Bereich liegt außerhalb der Datei.',
      },
      fix: {
        es: 'Lee la longitud en `Content-Range`.',
        fr: 'Lisez la longueur dans `Content-Range`.',
        de: 'Lies die Länge aus `Content-Range`.',
      },
    },
    expectation_failed: {
      cause: {
        es: '`Expect` pide algo distinto de `100-continue`.',
        fr: '`Expect` demande autre chose que `100-continue`.',
        de: '`Expect` verlangt etwas anderes als `100-continue`.',
      },
      fix: {
        es: 'Quita la cabecera `Expect`.',
        fr: 'Retirez l’en-tête `Expect`.',
        de: 'Lass den Header `Expect` weg.',
      },
    },
    build_invalid: {
      cause: {
        es: 'El archivo no es una versión que se pueda alojar; `reasons` dice por qué.',
        fr: 'Le fichier n’est pas un build qui peut être hébergé ; `reasons` dit pourquoi.',
        de: 'Die Datei ist kein Build, der hier laufen kann; `reasons` nennt die Gründe.',
      },
      fix: {
        es: 'Corrige lo que nombra `reasons` y sube el archivo de nuevo.',
        fr: 'Corrigez ce que nomme `reasons`, puis envoyez le fichier à nouveau.',
        de: 'Behebe, was `reasons` nennt, und lade die Datei noch einmal hoch.',
      },
    },
    idempotency_mismatch: {
      cause: {
        es: 'Este `Idempotency-Key` se usó con otro contenido.',
        fr: 'Cet `Idempotency-Key` a servi avec un autre contenu.',
        de: 'Dieser `Idempotency-Key` wurde schon mit anderem Inhalt benutzt.',
      },
      fix: {
        es: 'Crea uno nuevo para cada puntuación nueva.',
        fr: 'Créez-en un nouveau pour chaque nouveau score.',
        de: 'Erzeuge für jedes neue Ergebnis einen neuen.',
      },
    },
    rate_limited: {
      cause: {
        es: 'Demasiadas peticiones en muy poco tiempo.',
        fr: 'Trop de requêtes en trop peu de temps.',
        de: 'Zu viele Anfragen in zu kurzer Zeit.',
      },
      fix: {
        es: 'Espera los segundos que diga `Retry-After`, y más cada vez.',
        fr: 'Attendez le nombre de secondes indiqué par `Retry-After`, et davantage à chaque fois.',
        de: 'Warte so viele Sekunden, wie `Retry-After` sagt, und jedes Mal länger.',
      },
    },
    internal: {
      cause: { es: 'Un fallo nuestro.', fr: 'Une erreur de notre côté.', de: 'Ein Fehler auf unserer Seite.' },
      fix: {
        es: 'Vuelve a enviar con el mismo `Idempotency-Key`; si el error continúa, envíanos el `requestId`.',
        fr: 'Renvoyez avec le même `Idempotency-Key` ; si l’erreur persiste, envoyez-nous le `requestId`.',
        de: 'Sende noch einmal mit demselben `Idempotency-Key`; bleibt der Fehler, schick uns die `requestId`.',
      },
    },
    unavailable: {
      cause: {
        es: 'El servicio está arrancando, ocupado o fuera de alcance.',
        fr: 'Le service démarre, est saturé ou hors d’atteinte.',
        de: 'Der Dienst startet gerade, ist ausgelastet oder nicht erreichbar.',
      },
      fix: {
        es: 'Espera lo que diga `Retry-After` y vuelve a enviar con el mismo `Idempotency-Key`.',
        fr: 'Attendez `Retry-After` et renvoyez avec le même `Idempotency-Key`.',
        de: 'Warte `Retry-After` ab und sende mit demselben `Idempotency-Key` noch einmal.',
      },
    },
  }),
});
