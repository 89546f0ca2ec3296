import type { Translation } from '#shared/i18n/translation.js';
import type { en } from './api-keys.en.js';

export const de: Translation<typeof en> = {
  title: 'API-Schlüssel',
  eyebrow: 'Für alle, die Spiele machen',
  intro:
    'Von hier zu deinem ersten Ergebnis auf einer Bestenliste: drei Schritte, fünf Minuten, nichts zu installieren.',
  signIn: {
    title: 'Anmeldung erforderlich',
    text: 'Dein API-Schlüssel gehört zu deinem Konto. Melde dich an, um ihn zu sehen und dein erstes Ergebnis zu senden.',
    login: 'Anmelden',
    signUp: 'Registrieren',
    docs: 'API-Dokumentation lesen',
  },
  step: 'Schritt {{number}}',
  web: {
    native:
      'Auch ein Spiel in Python, Godot oder Unity braucht keinen Schlüssel. Lege die passende Datei in dein Projekt: Wer spielt, bestätigt einmal einen Code, und die Ergebnisse zählen für diese Person.',
    more: 'Mehr zum SDK: ein eigener Endbildschirm, Live-Bestenlisten, Python, Godot und Unity',
    rest: 'Dein Schlüssel ist für deine eigenen Ergebnisse, etwa die eines Skripts oder Bots. Sie kommen über die REST-API, in drei Schritten:',
  },
  key: {
    title: 'Dein Schlüssel',
    intro: 'Ein Ergebnis mit diesem Schlüssel zählt für dich.',
    label: 'API-Schlüssel',
    hidden: 'verborgen',
    show: 'Schlüssel zeigen',
    hide: 'Schlüssel verbergen',
    copy: 'Schlüssel kopieren',
    created: 'Erstellt',
    lastUsed: 'Zuletzt benutzt',
    never: 'Nie',
    error: 'Dein API-Schlüssel konnte nicht geladen werden.',
    unreadable: 'Dein API-Schlüssel kann nicht mehr gelesen werden und gilt nicht mehr. Bitte erstelle einen neuen.',
    environment:
      'Schreib ihn nicht in deinen Code. Lege ihn in die Umgebung des Terminals, in dem du arbeitest; jedes Beispiel unten liest ihn von dort.',
    shell: 'macOS, Linux, Git Bash',
    powershell: 'Windows PowerShell',
    regenerate: 'API-Schlüssel erneuern',
    regenerating: 'Wird erneuert…',
    warningTitle: 'API-Schlüssel erneuern?',
    overlap:
      'Du bekommst einen neuen Schlüssel. Der alte gilt daneben noch 24 Stunden, damit deine Spiele weiter Punkte senden können, bis sie den neuen haben.',
    leaked:
      'Ist der alte Schlüssel in fremde Hände geraten? Dann ersetze ihn und lass ihn sofort abweisen: Jedes Spiel, das ihn benutzt, kann keine Punkte mehr senden, bis es den neuen hat.',
    regenerateNow: 'Jetzt ersetzen und den alten sofort abweisen',
    oldUntil: 'Der alte Schlüssel gilt bis {{time}}.',
    endOld: 'Alten Schlüssel jetzt abweisen',
    oldEnded: 'Der alte Schlüssel wird ab jetzt abgewiesen.',
    oldFailed: 'Der alte Schlüssel konnte nicht beendet werden.',
    unverified:
      'Deine E-Mail-Adresse ist noch nicht bestätigt. Öffne den Link aus unserer E-Mail in diesem Browser: Überall sonst wird dieser Schlüssel beim Bestätigen ersetzt.',
    cancel: 'Abbrechen',
    done: 'API-Schlüssel erneuert',
    doneText: 'Dein neuer API-Schlüssel wurde erstellt.',
    failed: 'Der API-Schlüssel konnte nicht erneuert werden.',
  },
  game: {
    title: 'Wähle dein Spiel',
    intro: 'Jedes Ergebnis gehört zu einem Spiel. Dessen Nummer sendet dein Code als `gameId`.',
    own: 'Deine Spiele',
    none: 'Von dir ist hier noch kein Spiel eingetragen. Nimm zum Ausprobieren irgendeines.',
    chosen: 'Die `gameId` von {{name}}:',
    open: 'Wähle ein Spiel, um seine ID in die Beispiele einzusetzen.',
  },
  send: {
    title: 'Sende ein Ergebnis',
    intro: 'Wähle deine Sprache. Die Beispiele sind vollständig, und unsere eigenen Tests führen sie genau so aus.',
    tabs: 'Sprache',
    save: 'Speichere es als `{{file}}` und führe aus:',
    curl: 'Füge es in das Terminal ein, in dem dein Schlüssel gesetzt ist, oder speichere es als `{{file}}` und führe es aus (unter Windows in Git Bash). Es braucht curl 7.76 oder neuer.',
    javascript: 'Es braucht Node 20 oder neuer und keine Pakete.',
    python: 'Es braucht Python 3.8 oder neuer und keine Pakete.',
    unity:
      'Speichere es als `{{file}}`, lege es auf ein Spielobjekt und rufe am Ende einer Runde `SendScore` auf. Es braucht Unity 2020.2 oder neuer. Es sendet deine eigenen Ergebnisse aus dem Editor. Ein Build für andere wird stattdessen per Code verbunden.',
    command: 'Ausführen',
    code: 'Code für {{language}}',
    manners: 'Was jedes Beispiel tut',
    mannerOnce: 'Gibt jeder Runde einen `Idempotency-Key`. Wie oft eine Runde auch gesendet wird, sie zählt einmal.',
    mannerRetry:
      'Versucht es nach 429, 5xx oder ohne Antwort erneut: mit wachsenden Pausen, nie kürzer als `Retry-After` verlangt, bis zu fünfmal.',
    mannerLimit: 'Wartet höchstens 10 Sekunden auf eine Antwort.',
    mannerKey: 'Liest den Schlüssel aus `GAMEGEEK_API_KEY`.',
  },
  first: {
    title: 'Dein Ergebnis',
    loading: 'Deine Ergebnisse werden gesucht…',
    waiting: 'Warten auf dein erstes Ergebnis…',
    waitingNext: 'Warten auf dein nächstes Ergebnis…',
    hint: 'Führe das Beispiel aus: Sobald dein Ergebnis da ist, wird es hier grün.',
    last: 'Das letzte kam am {{when}}: {{score, number}} Punkte in {{game}}.',
    bestHint: 'Ein Ergebnis, das deinen Bestwert in seinem Spiel schlägt, erscheint hier sofort.',
    arrived: 'Dein Ergebnis ist da',
    arrivedText: '{{score, number}} Punkte in {{game}}.',
    board: 'Auf der Bestenliste ansehen',
  },
  endpoints: 'Die Endpunkte',
  tips: {
    title: 'Tipps zur Umsetzung',
    public: 'Ein Schlüssel in einem Webspiel ist öffentlich',
    publicText:
      'Lass ihn aus deinem Spiel heraus: Wer spielt, könnte ihn lesen, und jedes Ergebnis würde für dich zählen statt für die Person, die spielt. Webspiele verwenden das SDK, andere Spiele werden per Code verbunden. Ist dein Schlüssel bekannt geworden, erneuere ihn und lass den alten sofort abweisen.',
    end: 'Sende am Ende einer Runde',
    endText:
      'Bestenlisten behalten den Bestwert; sende also keine Zwischenstände. Lass niemanden beim Spielen auf die Antwort warten.',
    keep: 'Bewahre auf, was ohne Antwort blieb',
    keepText:
      'Erzeuge den `Idempotency-Key` am Ende der Runde und speichere ihn mit den Punkten, bis du die Antwort hast. Sende nach einem Absturz oder einem Tag ohne Netz dasselbe noch einmal; das ist sicher.',
    batch: 'Nimm den Stapel für viele',
    batchText:
      'Für ein Spiel, das nachholt, oder einen Server mit vielen Spielern. Gebündelte Ergebnisse zählen nur ein Zehntel in deinem Limit.',
    higher: 'Mehr ist besser',
    higherText:
      'Auf Bestenlisten stehen die höchsten Punkte vorn, in ganzen Zahlen. Mach aus einer Zeit Punkte: so viele für eine perfekte Runde, einen weniger für jede Millisekunde.',
    code: 'Sieh auf `code`, nicht auf den Satz',
    codeText:
      'Der `code` eines Fehlers bleibt, wie er ist, `message` ist für Menschen. Wenn du uns um Hilfe bittest, nenne die `requestId`.',
  },
};
