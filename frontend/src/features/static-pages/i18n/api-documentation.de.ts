import type { Translation } from '#shared/i18n/translation.js';
import type { en } from './api-documentation.en.js';

export const de: Translation<typeof en> = {
  title: 'API-Dokumentation',
  eyebrow: 'Für alle, die Spiele machen',
  intro:
    'Eine HTTPS-Anfrage bringt Punkte auf eine Bestenliste. Diese Seite ist der Überblick; deinen Schlüssel und fertigen Code findest du auf der [Seite mit dem API-Schlüssel](apiKey), jede Einzelheit in der [API-Referenz](apiReference).',
  contents: 'Auf dieser Seite',
  sdk: {
    title: 'Zwei Zeilen in einem Webspiel',
    text: 'Die erste Zeile gehört in den Kopf deiner Seite, die zweite dorthin, wo ein Lauf endet: `gameOver` sendet die Punkte und zeigt einen fertigen Endbildschirm mit Platz, Nachbarn und dem, was zum nächsten Platz fehlt. Es braucht nur die Nummer deines Spiels; einen Schlüssel, der bekannt werden könnte, gibt es nicht.',
    page: 'In der Seite deines Spiels',
    notes: [
      'Öffnet „Spielen“ auf dieser Website das Spiel, im Rahmen oder in einem neuen Tab, dann läuft es im Namen der Person, die spielt: Beantworte beim Einreichen „Läuft es im Browser?“ mit Ja. Anderswo spielt man als Gast und behält die Punkte, indem man sich anmeldet.',
      'Punkte, die nicht gesendet werden können, warten im Browser, bis zu 50 und bis zu 7 Tage lang, und zählen einmal. Ebenso die eines Gasts, der nicht beginnen kann, weil zu viele neue Gäste aus demselben Netz spielen: Das Schlussbild sagt es, und `submit` antwortet `queued` mit dem Grund `rate_limited`.',
      'Punkte sind ganze Zahlen ab 1. Das SDK rundet Brüche; bei 0 Punkten erscheint der Endbildschirm, aber sie zählen nicht. Was abgelehnt wird, hat eine Zeile in der Konsole, die sagt, was zu tun ist.',
      'Ist das Skript blockiert, gibt es kein `window.GameGeek`, und diese Zeilen beginnen den nächsten Lauf. Solange der Endbildschirm offen ist, werden weitere Aufrufe von `gameOver` ignoriert.',
      'Im Frame auf dieser Website bewirken `alert`, `confirm` und `prompt` nichts, und Wake Locks, Downloads und Vollbild werden abgelehnt. Frag im Spiel selbst; die Bühne darum hat einen Knopf für Vollbild.',
      'Die Typen stehen in `/sdk/v1.d.ts`, für `GameGeek`, `window.GameGeek` und `/sdk/v1.mjs`: Lege eine Kopie in ein TypeScript-Projekt.',
      'Ohne die Nummer eines Spiels bleibt die Bestenliste im Speicher, und eine Zeile in der Konsole sagt, wie man das Spiel richtig startet.',
      'Läufe unserer eigenen Spiele werden auf dem Server nachgespielt, was die Punkte beweist, aber nicht, wer gespielt hat; kein anderes Webspiel kann Punkte beweisen, und Prüfungen sorgen nur dafür, dass Schummeln Zeit kostet und Spuren hinterlässt.',
    ],
    module: 'Mit einem eigenen Endbildschirm',
    board: 'Eine Live-Bestenliste auf jeder Seite',
  },
  quickStart: {
    title: 'In drei Schritten zu den ersten Punkten',
    steps: [
      '[Registriere dich](auth) und reiche dein Spiel ein. Auf seiner Seite steht die Nummer, die du als `gameId` sendest.',
      'Kopiere deinen Schlüssel von der [Seite mit dem API-Schlüssel](apiKey). Er beginnt mit `gg_`, und was er sendet, zählt für dich. Wer dein Spiel spielt, braucht keinen: Webspiele verwenden das SDK oben, andere werden [per Code verbunden](engines).',
      'Sende die Punkte am Ende einer Runde. Sobald du die Antwort hast, stehen sie auf der [Bestenliste](leaderboard).',
    ],
  },
  send: {
    title: 'Punkte senden',
    text: 'Die Antwort kommt, sobald das Ergebnis dauerhaft gespeichert ist: Ein bestätigtes Ergebnis geht nie verloren und zählt nie doppelt.',
    request: 'Anfrage',
    answer: 'Antwort, Status 200',
    fieldsTitle: 'Was du sendest',
    fields: {
      gameId: 'Die Nummer des Spiels. Es muss existieren und aktiv sein.',
      score: 'Eine ganze Zahl von 1 bis 9007199254740991.',
      apiKey: 'Dein Schlüssel, wenn er nicht im Header steht.',
    },
    answerTitle: 'Was du bekommst',
    answerFields: {
      id: 'Die Nummer dieses Eintrags.',
      userId: 'Die Person, für die er zählt: die, der der Schlüssel gehört.',
      gameId: 'Das Spiel, in dem er zählt.',
      score: 'Die Punkte, wie sie gespeichert wurden.',
      createdAt: 'Wann sie gespeichert wurden, in UTC.',
      rank: 'Der Rang in diesem Spiel über alle Zeiten, nach diesem Ergebnis. In dem seltenen Fall, dass Ränge nicht verfügbar sind, steht hier `null`; die Punkte zählen trotzdem.',
      personalBest: '`true`, wenn es ein neuer persönlicher Bestwert ist.',
    },
  },
  key: {
    title: 'Wohin der Schlüssel gehört',
    text: 'Es gibt drei Wege, und einer davon genügt.',
    ways: [
      '**In den Body**, als `apiKey`. Geht überall.',
      '**In einen Header**, als `Authorization: Bearer gg_…`. Der übliche Weg für Server und Skripte.',
      '**Nirgendwohin**: Ein Browser, der bei GameGeek angemeldet ist, sammelt Punkte für die angemeldete Person.',
    ],
    notes: [
      'Ein Spiel bestimmt, wessen Punkte es annimmt: mit jedem Schlüssel, nur mit dem seines Erstellers (andere erhalten `not_your_key`) oder nur aus Spielsitzungen (`plays_only`). Am sichersten für eine öffentliche Bestenliste sind Spielsitzungen, die keinen Schlüssel brauchen.',
      'Punkte dürfen von jeder Webseite aus gesendet werden, solange die Anfrage keine Cookies mitschickt.',
      'Der Schlüssel gehört in kein Spiel, das andere spielen: Sie könnten ihn lesen, und ihre Punkte würden für dich zählen. Er kann nichts außer Punkte senden, und du kannst ihn jederzeit ersetzen und den alten sofort abweisen lassen.',
      'In deinen eigenen Skripten gehört er in eine Umgebungsvariable und nicht ins Repository.',
    ],
  },
  idempotency: {
    title: 'Noch einmal senden, ohne doppelt zu zählen',
    text: 'Reißt eine Verbindung ab, ist unbekannt, ob die Anfrage angekommen ist. Gib jedem Ergebnis einen eigenen `Idempotency-Key` und sende es mit demselben noch einmal.',
    notes: [
      'Es taugen 1 bis 255 beliebige sichtbare ASCII-Zeichen, zum Beispiel eine zufällige UUID. Er gilt für deinen API-Schlüssel und wird 24 Stunden aufbewahrt.',
      'Eine Wiederholung bekommt die erste Antwort und speichert nichts. Sie trägt den Header `Idempotency-Replayed: true`.',
      'Derselbe Schlüssel mit anderem Inhalt ist ein Fehler (422), denn eines von beiden ginge verloren.',
      'Läuft die erste Anfrage noch, wartet die zweite auf deren Antwort.',
      'Bei `/batch` ist der Header der Schlüssel des ganzen Stapels, und jedes Ergebnis kann einen eigenen `idempotencyKey` haben.',
      'Eine Wiederholung wird auch dann beantwortet, wenn das Spiel inzwischen verborgen wurde.',
    ],
  },
  batch: {
    title: 'Viele Ergebnisse auf einmal',
    text: 'Bis zu 500 Ergebnisse in einer Anfrage, für Spiele, die sie sammeln, während jemand offline ist. Jedes wird einzeln verarbeitet: Ein ungültiges beeinflusst die anderen nicht, und die Antworten haben die Reihenfolge der Ergebnisse.',
    request: 'Anfrage',
    answer: 'Antwort, Status 200',
  },
  read: {
    title: 'Bestenlisten lesen',
    text: 'Zum Lesen brauchst du keinen Schlüssel. Listen nehmen `page` (ab 1) und `limit` (1 bis 100); die Header `X-Total-Count` und `Link` sagen, wie viel es gibt.',
    calls: {
      scores: 'Eine Bestenliste über alle Zeiten, eine Zeile je Person. Ohne `gameId` ist es die globale.',
      weekly: 'Dasselbe für die laufende Woche, die am Montag um 00:00 Uhr UTC beginnt.',
      leaderboard:
        'Dasselbe mit Gesamtzahlen. `period` ist `all` oder `week`; `around` mit der ID einer Person liefert die Seite, auf der sie steht.',
      games: 'Die Spiele; `search`, `category` und `sort` grenzen ein und ordnen.',
      models: 'Die KI-Modelle mit ihren Versionen.',
    },
    ranks:
      'Das höhere Ergebnis steht vorn. Gleiche Punkte teilen sich einen Rang (1, 2, 2, 4), und das frühere Ergebnis steht zuerst.',
  },
  engines: {
    title: 'Python, Godot und Unity',
    text: 'Lade die Datei für deine Engine herunter und lege sie in dein Projekt: `gamegeek.py` (Python 3.8), `GameGeek.gd` (Godot 4) oder `GameGeek.cs` (Unity 2021). Das Spiel zeigt einen Code, der Spieler bestätigt ihn einmal auf dieser Website, und die Punkte zählen für den Spieler. Die Datei bewahrt das Geheimnis für spätere Starts auf, erneuert die Sitzung und speichert Punkte auf der Festplatte, bis sie gesendet sind; sie hält dein Spiel nie auf. Ein verbundenes Spiel bleibt verbunden, bis der Spieler es beendet oder 30 Tage lang nicht spielt.',
  },
  errors: {
    title: 'Wenn etwas schiefgeht',
    text: 'Jeder Fehler hat dieselbe Form. `code` ist stabil, verlass dich also auf ihn und nicht auf die Meldung; `fields` nennt die ungültigen Felder. Wenn du uns schreibst, gib die `requestId` an.',
    answer: 'Ein Fehler',
    fix: 'Was hilft:',
  },
  limits: {
    title: 'Grenzen',
    text: 'Hoch genug für Spiele, niedrig genug gegen Anfragefluten. Über einer Grenze ist die Antwort 429, mit `Retry-After` und den `RateLimit`-Headern.',
    rows: {
      key: { what: 'Ergebnisse mit einem Schlüssel', value: '1.200 in der Minute, davon 100 auf einmal' },
      batch: { what: 'Ergebnisse in einem Stapel', value: 'höchstens 500, jedes zählt als ein Zehntel' },
      address: { what: 'Anfragen einer Adresse ohne Anmeldung', value: '100 in 10 Sekunden, 600 in der Minute' },
      user: { what: 'Anfragen mit Anmeldung', value: '1.200 in der Minute' },
      guests: {
        what: 'Neue Gäste eines Spiels von einer Adresse',
        value: '300 in 30 Minuten; Ergebnisse weiterer Gäste warten',
      },
      wrongKeys: { what: 'Falsche Schlüssel von einer Adresse', value: '20 in der Minute, danach 5 Minuten Pause' },
      body: { what: 'Größe einer Anfrage', value: '100 kB, ein Stapel 1 MB' },
      page: { what: 'Zeilen einer Seite', value: 'höchstens 100' },
    },
  },
  more: {
    title: 'Bereit zum Senden?',
    text: 'Dein Schlüssel und Code für cURL, JavaScript, Python und Unity zum Kopieren sind einen Klick entfernt.',
    key: 'API-Schlüssel holen',
    reference: 'API-Referenz',
    openApi: 'OpenAPI-Beschreibung',
  },
};
