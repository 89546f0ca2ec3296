import { messages } from '#shared/i18n/texts.js';

/** Validation messages of models, versions and games, by their English text. */
export default messages({
  'This player is the creator': {
    es: 'Este jugador es quien lo creó',
    fr: 'Cette personne a créé le jeu',
    de: 'Dieser Spieler ist der Ersteller',
  },
  'This player is invited already': {
    es: 'Este jugador ya tiene una invitación',
    fr: 'Cette personne a déjà reçu une invitation',
    de: 'Dieser Spieler ist schon eingeladen',
  },
  'A game has at most 10 co-makers: remove one first': {
    es: 'Un juego tiene como máximo 10 personas más en el equipo: quita antes a alguien',
    fr: 'Un jeu a au plus 10 autres personnes dans son équipe : retirez d’abord quelqu’un',
    de: 'Ein Spiel hat höchstens 10 Mitwirkende: Entferne zuerst jemanden',
  },
  'Please enter the name of a player': {
    es: 'Introduce el nombre de un jugador',
    fr: 'Saisissez le nom d’un joueur',
    de: 'Bitte gib den Namen eines Spielers ein',
  },
  'Name must be at least 2 characters': {
    es: 'El nombre debe tener al menos 2 caracteres',
    fr: 'Le nom doit comporter au moins 2 caractères',
    de: 'Der Name muss mindestens 2 Zeichen lang sein',
  },
  'Name must be at most 120 characters': {
    es: 'El nombre debe tener como máximo 120 caracteres',
    fr: 'Le nom doit comporter au plus 120 caractères',
    de: 'Der Name darf höchstens 120 Zeichen lang sein',
  },
  'Name must not contain control characters': {
    es: 'El nombre no puede contener caracteres de control',
    fr: 'Le nom ne doit pas contenir de caractères de contrôle',
    de: 'Der Name darf keine Steuerzeichen enthalten',
  },
  'Company name must be at least 2 characters': {
    es: 'El nombre de la empresa debe tener al menos 2 caracteres',
    fr: 'Le nom de l’entreprise doit comporter au moins 2 caractères',
    de: 'Der Name des Unternehmens muss mindestens 2 Zeichen lang sein',
  },
  'Company name must be at most 120 characters': {
    es: 'El nombre de la empresa debe tener como máximo 120 caracteres',
    fr: 'Le nom de l’entreprise doit comporter au plus 120 caractères',
    de: 'Der Name des Unternehmens darf höchstens 120 Zeichen lang sein',
  },
  'Company name must not contain control characters': {
    es: 'El nombre de la empresa no puede contener caracteres de control',
    fr: 'Le nom de l’entreprise ne doit pas contenir de caractères de contrôle',
    de: 'Der Name des Unternehmens darf keine Steuerzeichen enthalten',
  },
  'Description must be at least 10 characters': {
    es: 'La descripción debe tener al menos 10 caracteres',
    fr: 'La description doit comporter au moins 10 caractères',
    de: 'Die Beschreibung muss mindestens 10 Zeichen lang sein',
  },
  'Description must be at most 5000 characters': {
    es: 'La descripción debe tener como máximo 5000 caracteres',
    fr: 'La description doit comporter au plus 5000 caractères',
    de: 'Die Beschreibung darf höchstens 5000 Zeichen lang sein',
  },
  'Description must not contain control characters': {
    es: 'La descripción no puede contener caracteres de control',
    fr: 'La description ne doit pas contenir de caractères de contrôle',
    de: 'Die Beschreibung darf keine Steuerzeichen enthalten',
  },
  'Please provide details about AI integration': {
    es: 'Describe el uso de la IA (al menos 10 caracteres)',
    fr: 'Décrivez le rôle de l’IA (au moins 10 caractères)',
    de: 'Bitte beschreibe den KI-Einsatz (mindestens 10 Zeichen)',
  },
  'AI integration details must be at most 5000 characters': {
    es: 'El texto sobre el uso de la IA debe tener como máximo 5000 caracteres',
    fr: 'Le texte sur le rôle de l’IA doit comporter au plus 5000 caractères',
    de: 'Der Text zum KI-Einsatz darf höchstens 5000 Zeichen lang sein',
  },
  'AI integration details must not contain control characters': {
    es: 'El texto sobre el uso de la IA no puede contener caracteres de control',
    fr: 'Le texte sur le rôle de l’IA ne doit pas contenir de caractères de contrôle',
    de: 'Der Text zum KI-Einsatz darf keine Steuerzeichen enthalten',
  },
  'Preview images must be a list': {
    es: 'Las imágenes de muestra deben ser una lista',
    fr: 'Les images d’aperçu doivent former une liste',
    de: 'Die Vorschaubilder müssen eine Liste sein',
  },
  'At most 12 preview images': {
    es: 'Como máximo 12 imágenes de muestra',
    fr: 'Au plus 12 images d’aperçu',
    de: 'Höchstens 12 Vorschaubilder',
  },
  'This image URL is already added': {
    es: 'Esta URL de imagen ya está añadida',
    fr: 'Cette URL d’image est déjà ajoutée',
    de: 'Diese Bild-URL ist schon dabei',
  },
  'Please select at least one category': {
    es: 'Selecciona al menos una categoría',
    fr: 'Choisissez au moins une catégorie',
    de: 'Bitte wähle mindestens eine Kategorie',
  },
  'Each category can be added once': {
    es: 'Cada categoría se puede añadir una sola vez',
    fr: 'Chaque catégorie ne peut être ajoutée qu’une fois',
    de: 'Jede Kategorie kann nur einmal gewählt werden',
  },
  'Tags must be a list': {
    es: 'Las etiquetas deben ser una lista',
    fr: 'Les mots-clés doivent être une liste',
    de: 'Die Schlagwörter müssen eine Liste sein',
  },
  'At most 5 tags': { es: 'Como máximo 5 etiquetas', fr: '5 mots-clés au maximum', de: 'Höchstens 5 Schlagwörter' },
  'Each tag can be added once': {
    es: 'Cada etiqueta se puede añadir una sola vez',
    fr: 'Chaque mot-clé ne peut être ajouté qu’une fois',
    de: 'Jedes Schlagwort kann nur einmal vergeben werden',
  },
  'A tag has 2 to 24 letters a to z, digits or hyphens': {
    es: 'Una etiqueta tiene de 2 a 24 letras de la a a la z, cifras o guiones',
    fr: 'Un mot-clé comporte de 2 à 24 lettres de a à z, chiffres ou traits d’union',
    de: 'Ein Schlagwort hat 2 bis 24 Buchstaben a bis z, Ziffern oder Bindestriche',
  },
  'Please select an AI model': {
    es: 'Selecciona un modelo de IA',
    fr: 'Choisissez un modèle d’IA',
    de: 'Bitte wähle ein KI-Modell',
  },
  'Please select a model version': {
    es: 'Selecciona una versión del modelo',
    fr: 'Choisissez une version du modèle',
    de: 'Bitte wähle eine Modellversion',
  },
  'Please select a model': { es: 'Selecciona un modelo', fr: 'Choisissez un modèle', de: 'Bitte wähle ein Modell' },
  'Active must be on or off': {
    es: '«Activo» debe estar activado o desactivado',
    fr: '« Actif » doit être activé ou désactivé',
    de: '„Aktiv“ muss an oder aus sein',
  },
  'Please select whether the game is listed': {
    es: 'Indica si el juego está en el catálogo',
    fr: 'Indiquez si le jeu est au catalogue',
    de: 'Bitte wähle, ob das Spiel eingetragen ist',
  },
  'Please enter a valid URL': {
    es: 'Introduce una URL válida',
    fr: 'Saisissez une URL valide',
    de: 'Bitte gib eine gültige URL ein',
  },
  'Version is required': {
    es: 'La versión es obligatoria',
    fr: 'La version est obligatoire',
    de: 'Die Version ist erforderlich',
  },
  'Version must be at most 60 characters': {
    es: 'La versión debe tener como máximo 60 caracteres',
    fr: 'La version doit comporter au plus 60 caractères',
    de: 'Die Version darf höchstens 60 Zeichen lang sein',
  },
  'Capabilities must be a list': {
    es: 'Las capacidades deben ser una lista',
    fr: 'Les capacités doivent former une liste',
    de: 'Die Fähigkeiten müssen eine Liste sein',
  },
  'At most 32 capabilities': {
    es: 'Como máximo 32 capacidades',
    fr: 'Au plus 32 capacités',
    de: 'Höchstens 32 Fähigkeiten',
  },
  'A capability must be at most 80 characters': {
    es: 'Cada capacidad debe tener como máximo 80 caracteres',
    fr: 'Une capacité doit comporter au plus 80 caractères',
    de: 'Eine Fähigkeit darf höchstens 80 Zeichen lang sein',
  },
  'Capabilities must not contain control characters': {
    es: 'Las capacidades no pueden contener caracteres de control',
    fr: 'Les capacités ne doivent pas contenir de caractères de contrôle',
    de: 'Die Fähigkeiten dürfen keine Steuerzeichen enthalten',
  },
  'Latest version must be on or off': {
    es: '«Última versión» debe estar activado o desactivado',
    fr: '« Dernière version » doit être activé ou désactivé',
    de: '„Neueste Version“ muss an oder aus sein',
  },
  'An AI model with this name exists already': {
    es: 'Ya existe un modelo de IA con este nombre',
    fr: 'Un modèle d’IA de ce nom existe déjà',
    de: 'Ein KI-Modell mit diesem Namen gibt es schon',
  },
  'This model has a version with this name already': {
    es: 'Este modelo ya tiene una versión con este nombre',
    fr: 'Ce modèle a déjà une version de ce nom',
    de: 'Dieses Modell hat schon eine Version mit diesem Namen',
  },
  'Please select how the game is launched': {
    es: 'Selecciona cómo se inicia el juego',
    fr: 'Choisissez comment le jeu se lance',
    de: 'Bitte wähle, wie das Spiel gestartet wird',
  },
  'A frame is fill, or a width and a height of 100 to 4096 pixels': {
    es: 'Un marco es fill, o un ancho y un alto de 100 a 4096 píxeles',
    fr: 'Un cadre est fill, ou une largeur et une hauteur de 100 à 4096 pixels',
    de: 'Ein Rahmen ist fill oder eine Breite und Höhe von 100 bis 4096 Pixeln',
  },
  'Please select how a phone is held for the game': {
    es: 'Elige cómo se sostiene un móvil para el juego',
    fr: 'Veuillez choisir comment tenir un téléphone pour ce jeu',
    de: 'Bitte wähle, wie ein Handy für das Spiel gehalten wird',
  },
  'Please select what becomes of scores that break a rule': {
    es: 'Elige qué pasa con las puntuaciones que incumplen una regla',
    fr: 'Choisissez ce que deviennent les scores qui enfreignent une règle',
    de: 'Bitte wähle, was mit Ergebnissen geschieht, die gegen eine Regel verstoßen',
  },
  'Please select which scores the game accepts': {
    es: 'Selecciona qué puntuaciones acepta el juego',
    fr: 'Choisissez quels scores le jeu accepte',
    de: 'Bitte wähle, welche Punkte das Spiel annimmt',
  },
  'Rounds and a minimum time require that scores come from play sessions only (accepts = plays)': {
    es: 'Las rondas y el tiempo mínimo exigen que las puntuaciones vengan solo de sesiones de juego (accepts = plays)',
    fr: 'Les manches et la durée minimale exigent que les scores viennent uniquement de sessions de jeu (accepts = plays)',
    de: 'Runden und Mindestzeit setzen voraus, dass Punkte nur aus Spielsitzungen kommen (accepts = plays)',
  },
  'Minimum score must be an integer': {
    es: 'La puntuación mínima debe ser un número entero',
    fr: 'Le score minimal doit être un nombre entier',
    de: 'Die Mindestpunktzahl muss eine ganze Zahl sein',
  },
  'Minimum score must be positive': {
    es: 'La puntuación mínima debe ser positiva',
    fr: 'Le score minimal doit être positif',
    de: 'Die Mindestpunktzahl muss positiv sein',
  },
  'Minimum score must be at most 9007199254740991': {
    es: 'La puntuación mínima debe ser como máximo 9007199254740991',
    fr: 'Le score minimal doit être au plus 9007199254740991',
    de: 'Die Mindestpunktzahl darf höchstens 9007199254740991 sein',
  },
  'Maximum score must be an integer': {
    es: 'La puntuación máxima debe ser un número entero',
    fr: 'Le score maximal doit être un nombre entier',
    de: 'Die Höchstpunktzahl muss eine ganze Zahl sein',
  },
  'Maximum score must be positive': {
    es: 'La puntuación máxima debe ser positiva',
    fr: 'Le score maximal doit être positif',
    de: 'Die Höchstpunktzahl muss positiv sein',
  },
  'Maximum score must be at most 9007199254740991': {
    es: 'La puntuación máxima debe ser como máximo 9007199254740991',
    fr: 'Le score maximal doit être au plus 9007199254740991',
    de: 'Die Höchstpunktzahl darf höchstens 9007199254740991 sein',
  },
  'Maximum score must not be below the minimum': {
    es: 'La puntuación máxima no puede ser inferior a la mínima',
    fr: 'Le score maximal ne doit pas être inférieur au minimum',
    de: 'Die Höchstpunktzahl darf nicht unter der Mindestpunktzahl liegen',
  },
  'Minimum time must be whole seconds': {
    es: 'El tiempo mínimo debe indicarse en segundos enteros',
    fr: 'La durée minimale doit être en secondes entières',
    de: 'Die Mindestzeit muss in ganzen Sekunden angegeben werden',
  },
  'Minimum time must be at least 1 second': {
    es: 'El tiempo mínimo debe ser de al menos 1 segundo',
    fr: 'La durée minimale doit être d’au moins 1 seconde',
    de: 'Die Mindestzeit muss mindestens 1 Sekunde betragen',
  },
  'Minimum time must be at most 3600 seconds': {
    es: 'El tiempo mínimo debe ser como máximo de 3600 segundos',
    fr: 'La durée minimale doit être d’au plus 3600 secondes',
    de: 'Die Mindestzeit darf höchstens 3600 Sekunden betragen',
  },
  'Rounds must be on or off': {
    es: '«Rondas obligatorias» debe estar activado o desactivado',
    fr: '« Manches obligatoires » doit être activé ou désactivé',
    de: '„Runden erforderlich“ muss an oder aus sein',
  },
  'Allowed origins must be a list': {
    es: 'Los orígenes permitidos deben ser una lista',
    fr: 'Les origines autorisées doivent former une liste',
    de: 'Die erlaubten Ursprünge müssen eine Liste sein',
  },
  'At most 10 allowed origins': {
    es: 'Como máximo 10 orígenes permitidos',
    fr: 'Au plus 10 origines autorisées',
    de: 'Höchstens 10 erlaubte Ursprünge',
  },
  'Each origin can be added once': {
    es: 'Cada origen se puede añadir una sola vez',
    fr: 'Chaque origine ne peut être ajoutée qu’une fois',
    de: 'Jeder Ursprung kann nur einmal angegeben werden',
  },
  'An origin is an address without a path, such as https://games.example': {
    es: 'Un origen es una dirección sin ruta, como https://games.example',
    fr: 'Une origine est une adresse sans chemin, comme https://games.example',
    de: 'Ein Ursprung ist eine Adresse ohne Pfad, zum Beispiel https://games.example',
  },
  'Please enter the address of the game': {
    es: 'Introduce la dirección del juego',
    fr: 'Saisissez l’adresse du jeu',
    de: 'Bitte gib die Adresse des Spiels ein',
  },
  'A picture may have at most 10,000 pixels on each side, and 25 million in all': {
    es: 'Una imagen puede tener como máximo 10.000 píxeles por lado y 25 millones en total',
    fr: 'Une image peut avoir au plus 10 000 pixels de côté et 25 millions au total',
    de: 'Ein Bild darf höchstens 10.000 Pixel je Seite und 25 Millionen insgesamt haben',
  },
  'This picture cannot be read; the file may be damaged or incomplete': {
    es: 'No se puede leer esta imagen; el archivo puede estar dañado o incompleto',
    fr: 'Cette image est illisible ; le fichier est peut-être abîmé ou incomplet',
    de: 'Dieses Bild lässt sich nicht lesen; die Datei ist vielleicht beschädigt oder unvollständig',
  },
  'Please upload this picture to this game first': {
    es: 'Sube primero esta imagen a este juego',
    fr: 'Importez d’abord cette image pour ce jeu',
    de: 'Bitte lade dieses Bild zuerst für dieses Spiel hoch',
  },
  'A board needs a name': {
    es: 'La clasificación necesita un nombre',
    fr: 'Le classement a besoin d’un nom',
    de: 'Die Bestenliste braucht einen Namen',
  },
  'The name must be at most 60 characters': {
    es: 'El nombre debe tener como máximo 60 caracteres',
    fr: 'Le nom doit comporter au plus 60 caractères',
    de: 'Der Name darf höchstens 60 Zeichen lang sein',
  },
  'The name must not contain control characters': {
    es: 'El nombre no puede contener caracteres de control',
    fr: 'Le nom ne doit pas contenir de caractères de contrôle',
    de: 'Der Name darf keine Steuerzeichen enthalten',
  },
  'A board is named by lower-case letters, digits and hyphens, such as level-03': {
    es: 'El nombre consta de minúsculas, cifras y guiones, como level-03',
    fr: 'Le nom se compose de minuscules, de chiffres et de tirets, comme level-03',
    de: 'Der Name besteht aus Kleinbuchstaben, Ziffern und Bindestrichen, etwa level-03',
  },
  'Please select whether the higher or the lower value is better': {
    es: 'Elige si es mejor el valor más alto o el más bajo',
    fr: 'Choisissez si la valeur la plus haute ou la plus basse est la meilleure',
    de: 'Wähle, ob der höhere oder der niedrigere Wert besser ist',
  },
  'Please select whether the best score counts or all scores add up': {
    es: 'Elige si cuenta la mejor puntuación o se suman todas',
    fr: 'Choisissez si le meilleur score compte ou si tous s’additionnent',
    de: 'Bitte wähle, ob das beste Ergebnis zählt oder alle addiert werden',
  },
  'Please select whether values are numbers or times': {
    es: 'Elige si los valores son números o tiempos',
    fr: 'Choisissez si les valeurs sont des nombres ou des temps',
    de: 'Wähle, ob die Werte Zahlen oder Zeiten sind',
  },
  'Decimals must be an integer': {
    es: 'Los decimales deben ser un número entero',
    fr: 'Les décimales doivent être un nombre entier',
    de: 'Die Nachkommastellen müssen eine ganze Zahl sein',
  },
  'Decimals must be 0 or more': {
    es: 'Los decimales deben ser 0 o más',
    fr: 'Les décimales doivent être au moins 0',
    de: 'Die Nachkommastellen müssen mindestens 0 sein',
  },
  'At most 3 decimals': {
    es: 'Como máximo 3 decimales',
    fr: 'Au plus 3 décimales',
    de: 'Höchstens 3 Nachkommastellen',
  },
  'The unit must not be empty': {
    es: 'La unidad no puede estar vacía',
    fr: 'L’unité ne doit pas être vide',
    de: 'Die Einheit darf nicht leer sein',
  },
  'The unit must be at most 12 characters': {
    es: 'La unidad debe tener como máximo 12 caracteres',
    fr: 'L’unité doit comporter au plus 12 caractères',
    de: 'Die Einheit darf höchstens 12 Zeichen lang sein',
  },
  'The unit must not contain control characters': {
    es: 'La unidad no puede contener caracteres de control',
    fr: 'L’unité ne doit pas contenir de caractères de contrôle',
    de: 'Die Einheit darf keine Steuerzeichen enthalten',
  },
  'Resets must be a list': {
    es: 'Los reinicios deben ser una lista',
    fr: 'Les remises à zéro doivent être une liste',
    de: 'Die Neustarts müssen eine Liste sein',
  },
  'Each reset can be chosen once': {
    es: 'Cada reinicio se elige una sola vez',
    fr: 'Chaque remise à zéro se choisit une fois',
    de: 'Jeder Neustart kann einmal gewählt werden',
  },
  'A board is reset every day, week or month': {
    es: 'Una clasificación se reinicia cada día, semana o mes',
    fr: 'Un classement repart chaque jour, semaine ou mois',
    de: 'Eine Bestenliste beginnt jeden Tag, jede Woche oder jeden Monat neu',
  },
  'Please select which scores the board accepts': {
    es: 'Elige qué puntuaciones acepta la clasificación',
    fr: 'Choisissez les scores que le classement accepte',
    de: 'Wähle, welche Ergebnisse die Bestenliste annimmt',
  },
  'The smallest value must be a number': {
    es: 'El valor mínimo debe ser un número',
    fr: 'La valeur minimale doit être un nombre',
    de: 'Der kleinste Wert muss eine Zahl sein',
  },
  'The smallest value must be positive': {
    es: 'El valor mínimo debe ser positivo',
    fr: 'La valeur minimale doit être positive',
    de: 'Der kleinste Wert muss positiv sein',
  },
  'The smallest value must be at most 9007199254740991': {
    es: 'El valor mínimo debe ser como máximo 9007199254740991',
    fr: 'La valeur minimale doit être au plus 9007199254740991',
    de: 'Der kleinste Wert darf höchstens 9007199254740991 sein',
  },
  'The largest value must be a number': {
    es: 'El valor máximo debe ser un número',
    fr: 'La valeur maximale doit être un nombre',
    de: 'Der größte Wert muss eine Zahl sein',
  },
  'The largest value must be positive': {
    es: 'El valor máximo debe ser positivo',
    fr: 'La valeur maximale doit être positive',
    de: 'Der größte Wert muss positiv sein',
  },
  'The largest value must be at most 9007199254740991': {
    es: 'El valor máximo debe ser como máximo 9007199254740991',
    fr: 'La valeur maximale doit être au plus 9007199254740991',
    de: 'Der größte Wert darf höchstens 9007199254740991 sein',
  },
  'Please select what happens to a score in doubt': {
    es: 'Elige qué ocurre con una puntuación dudosa',
    fr: 'Choisissez ce que devient un score douteux',
    de: 'Wähle, was mit einem zweifelhaften Ergebnis geschieht',
  },
  'The position must be an integer': {
    es: 'El puesto debe ser un número entero',
    fr: 'La place doit être un nombre entier',
    de: 'Der Platz muss eine ganze Zahl sein',
  },
  'The position must be 0 or more': {
    es: 'El puesto debe ser 0 o más',
    fr: 'La place doit être au moins 0',
    de: 'Der Platz muss mindestens 0 sein',
  },
  'The position must be at most 50': {
    es: 'El puesto debe ser como máximo 50',
    fr: 'La place doit être au plus 50',
    de: 'Der Platz darf höchstens 50 sein',
  },
  'It is fixed once a score is there': {
    es: 'No cambia una vez que hay una puntuación',
    fr: 'Cela ne change plus dès qu’il y a un score',
    de: 'Das steht fest, sobald es ein Ergebnis gibt',
  },
  'The game has a board of this name': {
    es: 'El juego ya tiene una clasificación con este nombre',
    fr: 'Le jeu a déjà un classement de ce nom',
    de: 'Das Spiel hat schon eine Bestenliste mit diesem Namen',
  },
  'The largest value must not be below the smallest': {
    es: 'El valor máximo no puede ser menor que el mínimo',
    fr: 'La valeur maximale ne doit pas être inférieure à la minimale',
    de: 'Der größte Wert darf nicht unter dem kleinsten liegen',
  },
  'Rounds and a minimum time need play sessions: a key can send any score': {
    es: 'Las rondas y el tiempo mínimo necesitan sesiones de juego: una clave puede enviar cualquier puntuación',
    fr: 'Les manches et la durée minimale exigent des sessions de jeu : une clé peut envoyer n’importe quel score',
    de: 'Runden und Mindestdauer brauchen Spielsitzungen: Ein Schlüssel kann jedes Ergebnis senden',
  },
  'Paste the address of a Discord webhook: https://discord.com/api/webhooks/…': {
    es: 'Pega la dirección de un webhook de Discord: https://discord.com/api/webhooks/…',
    fr: 'Collez l’adresse d’un webhook Discord : https://discord.com/api/webhooks/…',
    de: 'Füge die Adresse eines Discord-Webhooks ein: https://discord.com/api/webhooks/…',
  },
});
