import type { Translation } from '#shared/i18n/translation.js';
import type { en } from './terms.en.js';

export const de: Translation<typeof en> = {
  title: 'Nutzungsbedingungen',
  eyebrow: 'Spielregeln',
  intro:
    'Das sind die Regeln für GameGeek. Wir haben sie kurz und verständlich gehalten, denn Regeln helfen nur, wenn man sie auch liest.',
  updated: 'Gültig seit',
  binding: 'Verbindlich ist der englische Text.',
  contents: 'Auf dieser Seite',
  toPrivacy: 'Datenschutzerklärung',
  toHome: 'Zurück zur Startseite',
  sections: {
    agreement: {
      heading: 'Worauf du dich einlässt',
      body: [
        'GameGeek ist eine Community rund um Spiele, die mit KI-Modellen entstehen. Wenn du ein Konto anlegst, Punkte sendest oder hier ein Spiel veröffentlichst, akzeptierst du diese Bedingungen. Stöbern, spielen und die Bestenlisten verfolgen kannst du auch ohne Konto.',
        'Was wir mit deinen Daten machen, steht in der [Datenschutzerklärung](privacy).',
      ],
    },
    account: {
      heading: 'Dein Konto',
      body: [
        'Für ein Konto musst du mindestens 13 Jahre alt sein. Verlangt das Recht deines Landes auch darüber hinaus die Zustimmung deiner Eltern, dann hol sie bitte vorher ein.',
        'Ein Konto gehört zu einer Person. Gib eine E-Mail-Adresse an, unter der du erreichbar bist, behalte dein Passwort für dich und schalte die Zwei-Faktor-Anmeldung ein, wenn du mehr Schutz möchtest. Sag uns Bescheid, wenn du glaubst, dass jemand anderes dein Konto benutzt.',
        'Wähle einen Benutzernamen, mit dem du dich nicht für jemand anderen ausgibst und niemanden beleidigst. Der Name eines gelöschten Kontos geht nie an eine andere Person.',
      ],
    },
    'fair-play': {
      heading: 'Faires Spiel',
      body: [
        'Eine Bestenliste ist nur so viel wert wie die Ergebnisse, die darauf stehen. Deshalb:',
        [
          'Sende nur Punkte, die im Spiel wirklich erzielt wurden, und zwar von der Person, in deren Namen sie gesendet werden.',
          'Manipuliere weder Spiele noch Schlüssel noch unsere Server, um weiter vorn zu stehen.',
          'Bots dürfen nur dort spielen, wo die Entwickler des Spiels sie ausdrücklich zulassen.',
        ],
        'Wenn es gute Gründe für die Annahme gibt, dass Punkte nicht ehrlich erspielt wurden, dürfen wir sie von der Bestenliste nehmen.',
      ],
    },
    content: {
      heading: 'Was du veröffentlichst',
      body: [
        'Kommentare, Bewertungen, Beschreibungen und Bilder bleiben deine. Du erlaubst uns, sie zu speichern und auf GameGeek zu zeigen, solange sie hier veröffentlicht sind. Mehr brauchen wir nicht, und die Erlaubnis endet, wenn du sie löschst.',
        'Veröffentliche nur, was du auch teilen darfst. Für deine Inhalte bist du selbst verantwortlich.',
      ],
    },
    developers: {
      heading: 'Spiele und API-Schlüssel',
      body: [
        'Wenn du ein Spiel einträgst, müssen Name, Beschreibung und Links zu dem passen, was die Leute bekommen. Das Spiel darf ihren Geräten nicht schaden, sie nicht ausspähen und nicht woandershin führen, als der Link verspricht.',
        'Dein API-Schlüssel sendet Punkte in deinem Namen. Behandle ihn auf Servern wie ein Passwort. In einem Spiel, das im Browser läuft, kann ihn jeder lesen; er kann aber nichts außer Punkte senden, und auf der [Seite mit dem API-Schlüssel](apiKey) kannst du ihn jederzeit ersetzen.',
        'Die Grenzen in der [API-Dokumentation](apiDocumentation) sorgen dafür, dass alle ihre Punkte loswerden. Bitte versuche nicht, sie zu umgehen.',
      ],
    },
    launch: {
      heading: 'Startaktion',
      body: [
        'Die ersten 50 Entwickler, die ein Spiel eintragen, bekommen 3 Monate lang kostenlos Premium-Sichtbarkeit. Mit dem fünfzigsten endet das Angebot. Es verlängert sich nicht von selbst und wird nie zu einem bezahlten Abo.',
      ],
    },
    conduct: {
      heading: 'Was nicht erlaubt ist',
      body: [
        [
          'Menschen belästigen, bedrohen oder beleidigen oder zu Hass gegen sie aufrufen.',
          'Inhalte, die verboten sind oder Minderjährige sexualisieren.',
          'Spam und Werbung, die mit dem Spiel, unter dem sie steht, nichts zu tun hat.',
          'Schadsoftware, Phishing und Links, die in die Irre führen.',
          'In fremde Konten oder Systeme eindringen oder den Dienst absichtlich überlasten.',
        ],
        'Wenn du eine Sicherheitslücke findest, sag es bitte zuerst uns und dann der Welt, und lass beim Suchen die Daten anderer in Ruhe.',
      ],
    },
    credits: {
      heading: 'Credits und Erfolge',
      body: [
        'Credits, Level und Erfolge zeigen, was du auf GameGeek erreicht hast. Sie haben keinen Geldwert und können weder verkauft noch getauscht noch ausgezahlt werden.',
      ],
    },
    elsewhere: {
      heading: 'Spiele und Seiten anderer',
      body: [
        'Die meisten Spiele laufen auf den Seiten der Leute, die sie gemacht haben. Dort gelten deren Bedingungen und Datenschutzregeln. Wir haben keinen Einfluss auf diese Seiten und können nicht für sie bürgen; Spiele, die uns gemeldet werden und sich als schädlich erweisen, entfernen wir aber.',
      ],
    },
    ending: {
      heading: 'Gehen, und wenn wir dich bitten zu gehen',
      body: [
        'Du kannst dein Konto jederzeit in den Einstellungen [deines Profils](profile) löschen. Was dann mit deinen Daten geschieht, steht in der [Datenschutzerklärung](privacy).',
        'Verstößt jemand gegen diese Bedingungen, können wir Inhalte entfernen, einen API-Schlüssel sperren oder das Konto schließen. Solange es nicht eilt und das Gesetz es nicht verbietet, nennen wir vorher den Grund und hören uns die Antwort an.',
      ],
    },
    liability: {
      heading: 'Was wir versprechen können',
      body: [
        'Wir betreiben GameGeek mit Sorgfalt, können aber nicht versprechen, dass es immer erreichbar und frei von Fehlern ist. Punkte, deren Empfang wir bestätigt haben, sind gespeichert; alles andere stellen wir so bereit, wie es ist.',
        'Wir haften für Schäden, die wir vorsätzlich oder grob fahrlässig verursachen, und überall dort, wo das Gesetz einen Ausschluss der Haftung nicht zulässt. Die Rechte, die du nach dem Recht deines Landes als Verbraucher hast, bleiben unberührt.',
      ],
    },
    changes: {
      heading: 'Änderungen dieser Bedingungen',
      body: [
        'Wenn wir diese Bedingungen wesentlich ändern, **kündigen wir das mindestens 30 Tage vorher an**: auf dieser Seite und per E-Mail an alle mit einem Konto. Bist du nicht einverstanden, kannst du dein Konto bis dahin löschen. Korrekturen, die für dich nichts ändern, etwa eine bessere Formulierung, können ohne Ankündigung kommen.',
      ],
    },
    contact: {
      heading: 'Fragen',
      body: [
        'Frag uns im [Community-Chat](chat) oder im [Forum](forum). Viele Antworten stehen schon im [Hilfebereich](helpCenter).',
      ],
    },
  },
};
