import type { Translation } from '#shared/i18n/translation.js';
import type { en } from './privacy.en.js';

export const de: Translation<typeof en> = {
  title: 'Datenschutzerklärung',
  eyebrow: 'Was wir über dich wissen',
  intro:
    'Wir erheben, was eine Bestenliste braucht, und nichts, was sich verkaufen ließe. Hier steht, was das ist, wie lange wir es behalten und wie du es mitnehmen oder loswerden kannst.',
  updated: 'Gültig seit',
  binding: 'Verbindlich ist der englische Text.',
  contents: 'Auf dieser Seite',
  toTerms: 'Nutzungsbedingungen',
  toHome: 'Zurück zur Startseite',
  sections: {
    short: {
      heading: 'Kurz gesagt',
      body: [
        [
          'Keine Werbung, keine Analysedienste, kein Tracking, und wir verkaufen oder verleihen keine Daten.',
          'Schriften, Avatare und Skripte kommen von unserem eigenen Server.',
          'Drei Cookies: zwei für Leute, die sich anmelden, eins für Leute, die ohne Konto spielen. Keins verfolgt dich.',
          'Du kannst alles herunterladen, was wir über dich gespeichert haben, und dein Konto selbst löschen.',
        ],
      ],
    },
    account: {
      heading: 'Dein Konto',
      body: [
        'Für ein Konto brauchen wir einen Benutzernamen, eine E-Mail-Adresse und ein Passwort. Das Passwort speichern wir nur als Argon2id-Hash, also in einer Form, aus der es sich nicht zurückrechnen lässt. Nutzt du die Zwei-Faktor-Anmeldung, bewahren wir auch deren Geheimnis und deine Wiederherstellungscodes auf: das Geheimnis versiegelt, die Codes als Hash.',
        'Zum Konto gehören außerdem deine Einstellungen (Sprache, Design, gewünschte Mitteilungen) und dein API-Schlüssel. Der Schlüssel ist verschlüsselt gespeichert und wird nur dir gezeigt.',
      ],
    },
    public: {
      heading: 'Was alle sehen können',
      body: [
        'GameGeek ist ein öffentlicher Ort. Dein Benutzername, deine Punkte, Ränge, dein Level, erreichte Erfolge, Kommentare, Bewertungen als Teil eines Durchschnitts und die Spiele, die du veröffentlichst, sind für alle sichtbar. Dein Avatar wird aus deinem Benutzernamen gezeichnet.',
        'Deine E-Mail-Adresse bekommen andere nie zu sehen.',
      ],
    },
    sessions: {
      heading: 'Anmeldungen, Geräte und Spielen',
      body: [
        'Wenn du dich anmeldest, halten wir die Uhrzeit, deine IP-Adresse und die Selbstauskunft deines Browsers (den User-Agent) fest. Diese Liste findest du in den Sicherheitseinstellungen [deines Profils](profile), damit du eine fremde Anmeldung erkennen und beenden kannst.',
        'Außerdem halten wir fehlgeschlagene Anmeldungen und Änderungen von Passwort, E-Mail-Adresse, API-Schlüssel und zweitem Faktor fest, mit Uhrzeit und IP-Adresse. Administratoren dieser Seite lesen das, um Missbrauch zu erkennen; in der Kopie deiner Daten ist es enthalten.',
        'Diese Einträge werden nach 90 Tagen gelöscht. Eine Sitzung, die niemand nutzt, endet nach 14 Tagen, jede andere nach 30.',
        'Wenn du hier ein Spiel startest, halten wir fest, welches es war, wann du es gestartet und wann du aufgehört hast. Von einem Gast halten wir nicht mehr fest als das, eine Zufallszahl und seinen Bestwert in jedem Spiel.',
        'Damit der Dienst nicht mit Anfragen überflutet wird, zählen wir sie einige Minuten lang je IP-Adresse. Diese Zähler werden nicht mit deinem Konto verknüpft.',
      ],
    },
    cookies: {
      heading: 'Cookies und Speicher im Browser',
      body: [
        'Es gibt drei Cookies, alle HttpOnly, also für Skripte nicht lesbar. `session` wird beim Anmelden gesetzt; es weist nach, dass du es noch bist, und verschwindet, wenn du dich abmeldest. `device` wird dabei ebenfalls gesetzt: Daran erkennen wir diesen Browser bei der nächsten Anmeldung wieder, damit wir dich nur vor neuen Geräten warnen und dich hereinlassen können, während jemand anderes dein Passwort zu erraten versucht. Es öffnet nichts und läuft nach einem Jahr ab; wir bewahren davon nur einen Hash auf.',
        '`guest` wird gesetzt, wenn du ein Spiel ohne Konto startest. Es verbindet deine Bestwerte mit diesem Browser, damit du sie bei der Registrierung behalten kannst. Es läuft nach 30 Tagen ab, und „Ergebnisse dieses Browsers löschen“ löscht die Ergebnisse sofort. Weil alle drei nur tun, was du verlangst, gibt es auch kein Banner zum Wegklicken.',
        'Im lokalen Speicher deines Browsers liegen außerdem deine Anmeldung für diese Seite, deine Sprache, dein Design, Entwürfe, Ergebnisse, die noch nicht gesendet werden konnten, ob der Ton der Spiele an ist, und welche Hinweise du geschlossen hast. Nichts davon dient dazu, dich zu verfolgen.',
      ],
    },
    email: {
      heading: 'Wann wir dir schreiben',
      body: [
        'Wir schreiben dir, wenn dein Konto es verlangt: um deine Adresse zu bestätigen, ein Passwort zurückzusetzen, dich vor einer Änderung deiner Zugangsdaten oder einer Anmeldung von einem neuen Gerät zu warnen oder neue Regeln anzukündigen. Alles andere, etwa der Wochenrückblick, richtet sich nach den Schaltern in deinem Profil, und den Newsletter bekommst du nur, wenn du ihn bestellt hast. Beides lässt sich jederzeit abstellen.',
        'Die Mails stellt ein Maildienst zu, der deine Adresse nur dafür bekommt.',
      ],
    },
    others: {
      heading: 'Andere Firmen und andere Seiten',
      body: [
        'Keine unserer Seiten lädt Schriften, Avatare, Analysedienste oder Werbung von anderen Firmen.',
        'Eine Ausnahme solltest du kennen: Entwickler können ihrem Spiel ein Bild geben, das auf ihrem eigenen Server liegt. Dein Browser holt es dann dort ab, und dieser Server sieht deine IP-Adresse, wie auf jeder anderen Webseite auch. Auf welcher Seite du gerade bist, verraten wir ihm nicht.',
        'Manche Spiele laufen auf unseren Seiten, andere auf den Seiten ihrer Macher. Auf einer fremden Seite, und in einem Rahmen, der eine zeigt, gelten die Datenschutzregeln ihres Betreibers, und dessen Server sieht deine IP-Adresse.',
        'Ein Spiel, das du mit deinem Konto spielst, erfährt deinen Benutzernamen, deine Benutzer-ID, deine Sprache, dein Design und deinen Bestwert in diesem Spiel, damit es dich begrüßen und deine Punkte senden kann. E-Mail-Adresse und Passwort bekommt es nicht. Von einem Gast erfährt das Spiel nur, dass er Gast ist. „Verbundene Spiele“ in [deinem Profil](profile) zeigt die Spiele, die in deinem Namen Punkte senden dürfen; dort kannst du jedes beenden.',
        'An Behörden geben wir Daten nur heraus, wenn uns das Gesetz dazu verpflichtet.',
      ],
    },
    security: {
      heading: 'Wie wir alles schützen',
      body: [
        'Verbindungen sind verschlüsselt. Sitzungs-Token und API-Schlüssel suchen wir nur anhand von Hashes. Passwörter, Schlüssel und Token stehen nie in unseren Protokollen, und die Protokolle der Anfragen enthalten keine IP-Adressen.',
        'Geht trotzdem einmal etwas schief und deine Daten sind in Gefahr, sagen wir dir das und was zu tun ist.',
      ],
    },
    retention: {
      heading: 'Wie lange wir etwas behalten',
      body: [
        [
          'Konto, Punkte, Kommentare und Bewertungen: bis du sie oder dein Konto löschst.',
          'Anmeldeverlauf und Sicherheitsprotokoll: 90 Tage.',
          'Welche Spiele du gestartet hast und wann: 30 Tage.',
          'Die Züge eines Laufs in den Rätseln der Arcade, auf die der Server antwortet: 6 Stunden.',
          'Gäste und ihre Ergebnisse: 30 Tage nach dem letzten Spielen.',
          'Merkzeichen, die verhindern, dass Punkte doppelt zählen: 24 Stunden.',
          'Die Kopie deiner Daten, die du angefordert hast: 24 Stunden.',
          'Links in Mails: Sie verfallen, sobald sie benutzt sind, und sonst nach kurzer Zeit.',
          'Adresse für den Newsletter: bis du ihn abbestellst.',
        ],
      ],
    },
    rights: {
      heading: 'Deine Rechte',
      body: [
        'In den Einstellungen [deines Profils](profile) kannst du deine Daten berichtigen, alle in einer Datei herunterladen und dein Konto löschen. Du musst uns weder fragen noch einen Grund nennen.',
        '**Was beim Löschen geschieht:** E-Mail-Adresse, Passwort, Schlüssel, Sitzungen und Einstellungen werden gelöscht. Deine Punkte bleiben unter dem Namen „Gelöschter Spieler“ auf den Bestenlisten, weil die Ränge anderer davon abhängen. Der Text deiner Kommentare wird gelöscht. Dein Benutzername geht nie an jemand anderen, damit sich niemand als du ausgeben kann.',
        'Du kannst unserem Umgang mit deinen Daten auch widersprechen oder dich bei der Datenschutzbehörde deines Landes beschweren.',
      ],
    },
    children: {
      heading: 'Kinder',
      body: [
        'GameGeek ist nicht für Kinder unter 13 Jahren. Wir erheben wissentlich keine Daten von ihnen. Wenn du erfährst, dass ein Kind unter 13 ein Konto hat, sag uns bitte Bescheid; wir löschen es dann.',
      ],
    },
    changes: {
      heading: 'Änderungen dieser Erklärung',
      body: [
        'Bevor wir mit Daten anders umgehen, ändert sich diese Seite. Wesentliche Änderungen kündigen wir mindestens 30 Tage vorher an, wie es die [Nutzungsbedingungen](terms) versprechen.',
      ],
    },
    contact: {
      heading: 'Fragen',
      body: [
        'Frag uns im [Community-Chat](chat). Bitte poste dort keine Passwörter, Schlüssel oder Daten anderer; wir fragen nie danach.',
      ],
    },
  },
};
