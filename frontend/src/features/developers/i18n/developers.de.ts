import type { Translation } from '#shared/i18n/translation.js';
import type { en } from './developers.en.js';

export const de: Translation<typeof en> = {
  contents: 'Auf dieser Seite',
  copy: 'Kopieren',
  copyOf: 'Kopieren: {{name}}',
  errorsTitle: 'Wenn etwas schiefgeht',
  whatToDo: 'Was hilft:',
  getKey: 'API-Schlüssel holen',
  reference: 'API-Referenz',
  openApi: 'OpenAPI-Beschreibung',
  errors: {
    malformed_json: {
      cause: 'Der Body ist kein gültiges JSON.',
      fix: 'Verwende eine JSON-Bibliothek, statt Texte zusammenzusetzen.',
    },
    validation_failed: {
      cause: 'Ein Feld fehlt, liegt außerhalb der Grenzen oder ist unbekannt.',
      fix: 'Lies `fields`, berichtige es und sende noch einmal.',
    },
    token_invalid: {
      cause: 'Ein Link aus einer Mail ist verbraucht oder zu alt.',
      fix: 'Lass dir einen neuen schicken.',
    },
    out_of_range: {
      cause: 'Die Punktzahl liegt unter oder über dem, was das Spiel erlaubt.',
      fix: 'Vergleiche sie mit `min_score` und `max_score` des Spiels.',
    },
    too_fast: {
      cause: 'Die Runde endete schneller, als man sie spielen kann.',
      fix: 'Sende die Punktzahl am Ende der Runde; `min_seconds` des Spiels ist die kürzeste Dauer.',
    },
    not_reproduced: {
      cause: 'Das Eingabeprotokoll in `details.log` ergibt beim Abspielen nicht diese Punktzahl.',
      fix: 'Sende das Protokoll dieser Runde, vollständig und der Reihe nach.',
    },
    round_required: {
      cause: 'Das Spiel braucht für jede Punktzahl eine Runde.',
      fix: 'Beginne eine mit `POST /api/play/rounds` und sende sie als `round`.',
    },
    round_invalid: {
      cause: 'Die Runde ist unbekannt, abgelaufen, aus einer anderen Sitzung oder durch die nächste beendet.',
      fix: 'Beginne eine neue Runde in derselben Spielsitzung.',
    },
    unauthorized: {
      cause: 'Es gibt weder Schlüssel noch Anmeldung.',
      fix: 'Sende deinen Schlüssel im Body oder im Header.',
    },
    invalid_credentials: {
      cause: 'Name oder Passwort sind bei der Anmeldung falsch.',
      fix: 'Prüfe beides oder setze ein neues Passwort.',
    },
    totp_required: {
      cause: 'Das Konto nutzt die Zwei-Faktor-Anmeldung, und der Code fehlt.',
      fix: 'Melde dich mit dem Code in `totp` an.',
    },
    api_key_invalid: {
      cause: 'Der Schlüssel ist falsch geschrieben oder wurde ersetzt.',
      fix: 'Kopiere den gültigen von der Seite mit dem API-Schlüssel. Versuch es nicht weiter mit dem alten: Zu viele falsche Schlüssel sperren eine Adresse für Minuten.',
    },
    play_token_invalid: {
      cause: 'Das Spiel-Token stammt nicht von dieser Website.',
      fix: 'Benutze das Token der Spielsitzung, wie es kam. Versuche es nicht noch einmal mit demselben.',
    },
    play_token_expired: {
      cause: 'Das Spiel-Token ist älter als 15 Minuten.',
      fix: 'Hole mit `POST /api/play/token` ein neues und sende dasselbe noch einmal.',
    },
    forbidden: {
      cause: 'Dazu fehlt dir die Berechtigung.',
      fix: 'Nimm das Konto, dem es gehört.',
    },
    forbidden_origin: {
      cause: 'Eine fremde Seite hat eine Anfrage mit unserem Cookie gesendet.',
      fix: 'Lass die Cookies weg (`credentials: "omit"`) und sende den Schlüssel.',
    },
    wrong_game: {
      cause: 'Das Spiel-Token gehört zu einem anderen Spiel.',
      fix: 'Sende die `gameId`, für die die Spielsitzung gestartet wurde.',
    },
    plays_only: {
      cause: 'Das Spiel nimmt nur Punkte aus Spielsitzungen an.',
      fix: 'Sende die Punktzahl mit einem Spiel-Token, nicht mit einem API-Schlüssel.',
    },
    not_your_key: {
      cause: 'Das Spiel nimmt nur den Schlüssel seines Erstellers an und Punkte aus Spielsitzungen.',
      fix: 'Sende die Punkte von Spielern per Spielsitzung: Das SDK tut es, und ein Spiel außerhalb des Browsers verbindet sich per Code.',
    },
    blocked: {
      cause: 'Wer das Spiel gemacht hat, hat diesen Spieler gesperrt.',
      fix: 'Versuche es nicht noch einmal; der Spieler kann sich dort melden.',
    },
    origin_not_allowed: {
      cause: 'Wer das Spiel gemacht hat, erlaubt dieser Seite nicht, es zu starten.',
      fix: 'Trage den Ursprung der Seite bei `allowed_origins` des Spiels ein.',
    },
    not_found: {
      cause: 'Es existiert nicht oder ist für dich nicht sichtbar.',
      fix: 'Prüfe die Nummer; ein Spiel muss sichtbar sein, um Punkte anzunehmen.',
    },
    method_not_allowed: {
      cause: 'Die Adresse gibt es, aber nicht für diese Methode.',
      fix: 'Nutze eine der Methoden im Header `Allow`.',
    },
    request_timeout: {
      cause: 'Die Anfrage kam nicht innerhalb von 15 s vollständig an.',
      fix: 'Sende sie noch einmal; nichts davon wurde gespeichert.',
    },
    conflict: {
      cause: 'Ein Wert ist schon vergeben oder passt nicht zu dem, was gespeichert ist.',
      fix: 'Lies `fields` und berichtige sie.',
    },
    ticket_used: {
      cause: 'Das Startticket wurde schon benutzt.',
      fix: 'Behalte das Token des ersten Tauschs, oder starte das Spiel noch einmal.',
    },
    secret_unreadable: {
      cause: 'Ein gespeicherter API-Schlüssel oder ein Zwei-Faktor-Geheimnis kann nicht mehr gelesen werden.',
      fix: 'Erstelle einen neuen Schlüssel; für die Zwei-Faktor-Anmeldung bitte den Betreiber der Seite, sie zurückzusetzen.',
    },
    session_over: {
      cause: 'Die Spielsitzung ist beendet.',
      fix: 'Bitte den Spieler, das Spiel noch einmal zu starten.',
    },
    code_expired: {
      cause: 'Der Verbindungscode ist abgelaufen.',
      fix: 'Beginne neu mit `POST /api/play/connects` und zeige den neuen Code.',
    },
    code_used: {
      cause: 'Der Verbindungscode wurde schon benutzt, oder sein Ticket schon abgeholt.',
      fix: 'Behalte das Ticket der ersten Antwort, oder beginne neu mit `POST /api/play/connects`.',
    },
    precondition_failed: {
      cause: 'Die Datei hat sich seit dem Datum oder Tag der Anfrage geändert.',
      fix: 'Frag sie ohne `If-Match` und `If-Unmodified-Since` noch einmal an.',
    },
    payload_too_large: {
      cause: 'Der Body hat mehr als 100 kB, ein Stapel mehr als 1 MB.',
      fix: 'Sende ihn in mehreren Teilen.',
    },
    unsupported_media_type: {
      cause: 'Der Body ist nicht als JSON in UTF-8 ausgewiesen, oder er ist komprimiert.',
      fix: 'Setze `Content-Type: application/json`, und sende den Body ohne `Content-Encoding`.',
    },
    range_not_satisfiable: {
      cause: 'Der verlangte Bereich liegt außerhalb der Datei.',
      fix: 'Lies die Länge aus `Content-Range`.',
    },
    expectation_failed: {
      cause: '`Expect` verlangt etwas anderes als `100-continue`.',
      fix: 'Lass den Header `Expect` weg.',
    },
    idempotency_mismatch: {
      cause: 'Dieser `Idempotency-Key` wurde schon mit anderem Inhalt benutzt.',
      fix: 'Erzeuge für jedes neue Ergebnis einen neuen.',
    },
    rate_limited: {
      cause: 'Zu viele Anfragen in zu kurzer Zeit.',
      fix: 'Warte so viele Sekunden, wie `Retry-After` sagt, und jedes Mal länger.',
    },
    internal: {
      cause: 'Ein Fehler auf unserer Seite.',
      fix: 'Sende noch einmal mit demselben `Idempotency-Key`; bleibt der Fehler, schick uns die `requestId`.',
    },
    unavailable: {
      cause: 'Der Dienst startet gerade, ist ausgelastet oder nicht erreichbar.',
      fix: 'Warte `Retry-After` ab und sende mit demselben `Idempotency-Key` noch einmal.',
    },
  },
};
