import type { FileProblem } from '@holoboard/table';
import type { AppWords } from './en.ts';

const fileProblems: Readonly<Record<FileProblem, (where: string) => string>> = {
  changed: (where) =>
    /^step \d/.test(where)
      ? `Die Datei passt nicht zu einem gespielten Spiel (${where.replace('step', 'Schritt')}): Vermutlich wurde sie verändert.`
      : 'Die Datei passt nicht zu einem gespielten Spiel: Vermutlich wurde sie verändert.',
  unreadable: () => 'Das ist kein JSON.',
  foreign: () => 'Das ist keine Spieldatei von Holoboard.',
  large: () => 'Die Datei ist zu groß: Höchstens 16 MB sind erlaubt.',
  newer: () => 'Die Datei stammt von einem neueren Holoboard.',
  otherRules: () => 'Das Spiel wurde nach einer anderen Fassung der Regeln gespielt.',
  unknownGame: () => 'Dieses Spiel gibt es hier nicht.',
  noSeed: () => 'Der geheime Startwert fehlt: Das Spiel lässt sich ansehen, aber nicht fortsetzen.',
};

/** Everything the app itself says, in German. */
export const de: AppWords = {
  app: {
    name: 'Holoboard',
    tagline: 'Vier Brettspiele aus einer weit, weit entfernten Galaxis, auf einem Tisch aus Licht.',
    skip: 'Zum Inhalt springen',
    navigation: 'Hauptnavigation',
    home: 'Start',
    settings: 'Einstellungen',
    about: 'Über',
    loading: 'Einen Moment …',
    close: 'Schließen',
    back: 'Zurück',
    notice:
      'Ein inoffizielles Werk von Fans, nicht gewinnorientiert; von den Rechteinhabern an Star Wars oder den Spielen weder hergestellt noch gebilligt oder lizenziert.',
  },

  games: {
    hoth: {
      title: 'Escape from Hoth',
      summary: 'Fliege deinen X-Wing nach Dantooine, und hetze Darth Vader allen anderen auf den Hals.',
      facts: '1982 · 2 bis 4 Personen · 20 Minuten',
    },
    endor: {
      title: 'The Battle of Endor',
      summary: 'Ein Schild bricht, eine Flotte bangt, ein Sohn zweifelt: eine Schlacht mit Karten.',
      facts: '2015 · 2 Personen, oder 4 in Teams · 25 Minuten',
    },
    naboo: {
      title: "The Queen's Gambit",
      summary: 'Vier Schlachten zugleich, von den Ebenen Naboos bis zum Duell im Reaktorkern.',
      facts: '2000 · 2 oder 4 Personen',
    },
    tactical: {
      title: 'Tactical Battles',
      summary: 'Miniaturen auf freiem Feld: Manöver, Reichweite und Nervenstärke.',
      facts: 'Miniaturen · 2 bis 4 Personen',
    },
  },

  home: {
    inTheMaking: 'Im Entstehen',
    play: 'Spielen',
    learn: 'Spielen lernen',
    rules: 'Regeln',
    unfinished: 'Angefangene Spiele',
    finished: 'Beendete Spiele',
    nothingSaved: 'Hier stehen später deine Spiele. Sie bleiben auf diesem Gerät.',
    continue: 'Weiterspielen',
    watch: 'Ansehen',
    export: 'Als Datei sichern',
    remove: 'Löschen',
    removeTitle: 'Dieses Spiel löschen?',
    removeText: 'Es ist dann endgültig weg, außer du hast es als Datei gesichert.',
    keep: 'Behalten',
    open: 'Spieldatei öffnen',
    openFailed: (problem) => `Diese Datei lässt sich nicht öffnen. ${problem}`,
    against: (names) => names.join(' · '),
    steps: (count) => (count === 1 ? '1 Schritt' : `${count} Schritte`),
    won: (name) => `${name} hat gewonnen`,
    draw: 'Geteilter Sieg',
  },

  setup: {
    title: (game) => `Neues Spiel: ${game}`,
    another: 'Neues Spiel',
    play: 'Spielen',
    modes: 'Wer spielt',
    modeBot: 'Ich gegen einen Bot',
    modeHotSeat: 'Freunde an diesem Bildschirm',
    modeWatch: 'Bots zusehen',
    players: 'Personen',
    seats: 'Plätze',
    seatKind: (seat) => `Wer spielt ${seat}`,
    seatName: (seat) => `Name von ${seat}`,
    human: 'Mensch',
    bot: (level) => `Bot: ${level}`,
    levels: {
      recruit: 'Rekrut',
      pilot: 'Pilot',
      commander: 'Kommandant',
    },
    levelNotes: {
      recruit: 'spielt blind irgendeinen erlaubten Zug',
      pilot: 'spielt, was auf den ersten Blick am besten aussieht',
      commander: 'denkt voraus, in vielen möglichen Welten',
    },
    you: 'Du',
    player: (number) => `Spieler ${number}`,
    groups: {
      table: 'Am Tisch',
      reading: 'Auslegungen der Regeln',
      house: 'Hausvarianten',
    },
    more: 'Weitere Optionen',
    changed: (count) => (count === 1 ? '1 geändert' : `${count} geändert`),
    standard: 'alles Standard',
    undo: 'Zurücknehmen',
    undoWhy: 'Ein Schritt lässt sich zurücknehmen, bis der Zufall oder jemand anders gesprochen hat.',
    undoRules: { free: 'erlaubt', off: 'nie' },
    seed: 'Startwert des Zufalls',
    seedWhy:
      'Dieselben Worte ergeben denselben Zufall. Lass das Feld leer, dann kann ihn niemand vorhersehen.',
    seedEmpty: 'zufällig',
    problem: (sentence) => `Dieser Tisch lässt sich nicht eröffnen. ${sentence}`,
  },

  table: {
    board: 'Spielplan',
    decision: 'Deine Entscheidung',
    choices: 'Was du tun kannst',
    seats: 'Mitspielende',
    yourTurn: 'Du bist dran',
    turnOf: (seat, name) => `${seat} (${name})`,
    thinking: (name) => `${name} denkt nach …`,
    suspense: 'Der Zufall entscheidet …',
    bot: (level) => `Bot · ${level}`,
    human: (name) => name,
    undo: 'Zurück',
    undoLabel: 'Zurücknehmen (u)',
    hint: 'Tipp',
    hintLabel: 'Tipp (h)',
    menu: 'Menü',
    resign: 'Aufgeben',
    export: 'Als Datei sichern',
    keys: 'Tasten',
    skip: 'Überspringen',
    fastForward: 'Bis zu meiner nächsten Entscheidung',
    toTheEnd: 'Bis zum Ende',
    pause: 'Anhalten',
    resume: 'Weiter',
    sound: 'Ton',
    forcedSoon: 'Es gibt nur eine Möglichkeit; sie wird von selbst gespielt.',
    pickOther: 'Neu wählen',
    sayAsIs: 'Das ist alles',
    suggest: 'Das Beste',
    takeOut: (what: string) => `Zurücknehmen: ${what}`,
    result: 'Ergebnis',
  },

  panels: {
    name: 'Bereiche',
    log: 'Verlauf',
    odds: 'Chancen',
    rules: 'Regeln',
    reference: 'Tabellen',
    text: 'Textbrett',
    logStart: 'Beginn',
    logEmpty: 'Noch ist nichts geschehen.',
    logJump: 'Diesen Augenblick in der Aufzeichnung zeigen',
    oddsEmpty: 'Zeige auf etwas, das du tun kannst, um seine Chancen zu sehen.',
    rulesSearch: 'Regeln durchsuchen',
    rulesNone: (words) => `Keine Regel spricht von „${words}“.`,
    rulesFound: (count) => (count === 1 ? '1 Regel' : `${count} Regeln`),
    inForce: 'Geltende Optionen',
    inForceNone: 'Gespielt wird nach dem Regelbuch, ohne Optionen.',
    allRules: 'Alle Regeln auf einer Seite',
    textNote: 'Die ganze Stellung in Worten, immer aktuell.',
  },

  whyNot: {
    readClause: (clause) => `${clause} lesen`,
  },

  refusals: {
    'TABLE-OVER': () => 'Das Spiel ist zu Ende.',
    'TABLE-TURN': () => 'Du bist gerade nicht gefragt.',
    'TABLE-STALE': () => 'Am Tisch ging es inzwischen weiter.',
    'TABLE-UNDO': (params) =>
      (
        ({
          start: 'Es gibt noch nichts zurückzunehmen.',
          chance: 'Seither hat der Zufall gesprochen: Was gedreht, gewürfelt oder gezogen ist, bleibt.',
          reveal: 'Seither wurde Verborgenes gezeigt, und das bleibt gesehen.',
          resign: 'Eine Aufgabe gilt.',
          seat: 'Seither hat jemand anders entschieden.',
          off: 'Zurücknehmen ist an diesem Tisch abgeschaltet.',
        }) as Record<string, string>
      )[String(params['barrier'])] ?? 'Es lässt sich nichts zurücknehmen.',
  },

  hint: {
    title: 'Tipp',
    thinking: 'Der Pilot sieht sich den Tisch an …',
    only: (action) => `Es gibt nur eine Möglichkeit: ${action}.`,
    best: (action) => `Der Pilot würde wählen: ${action}.`,
    equal: (count) => `${count} Möglichkeiten sehen gleich gut aus; dies ist eine davon.`,
    second: (action) => `Das Nächstbeste: ${action}.`,
    nothing: 'Gerade gibt es nichts zu entscheiden.',
    failed: 'Der Pilot kann gerade nicht antworten.',
  },

  resign: {
    title: (name) => `Als ${name} aufgeben?`,
    text: 'Du scheidest endgültig aus. Das lässt sich nicht zurücknehmen.',
    yes: 'Aufgeben',
    no: 'Weiterspielen',
  },

  keys: {
    title: 'Tasten',
    list: [
      ['← → ↑ ↓', 'zwischen den Möglichkeiten wechseln'],
      ['Enter', 'ausführen'],
      ['Leertaste', 'überspringen, was gerade gezeigt wird'],
      ['u', 'zurücknehmen'],
      ['h', 'Tipp'],
      ['l', 'Verlauf'],
      ['t', 'Textbrett'],
      ['r', 'Regeln'],
      ['?', 'diese Tasten'],
      ['Esc', 'schließen'],
    ],
  },

  cover: {
    title: (name) => `Gib den Bildschirm an ${name}`,
    text: 'Was jetzt kommt, ist nur für diese Augen bestimmt.',
    show: (name) => `Ich bin ${name}`,
  },

  over: {
    title: 'Das Spiel ist zu Ende',
    verify: 'Zufall prüfen',
    verifying: 'Jede Ziehung wird geprüft …',
    proven: (steps) =>
      `Alle ${steps} Schritte folgen den Regeln, und jede Ziehung ist die, auf die sich der Tisch vor dem Spiel festgelegt hat.`,
    notRevealed: (steps) =>
      `Alle ${steps} Schritte folgen den Regeln; der Startwert steht nicht in dieser Datei, also ist der Zufall nicht bewiesen.`,
    notProven: (where, problem) => `Die Aufzeichnung hält nicht stand: ${where}: ${problem}`,
    replay: 'Ansehen',
    again: 'Noch einmal spielen',
    share: 'Teilen',
    export: 'Als Datei sichern',
    look: 'Spielplan ansehen',
    home: 'Start',
    fileTitle: (game) => `Eine Partie ${game}`,
  },

  rules: {
    title: (game) => `Regeln: ${game}`,
    intro:
      'Jede Regel, nummeriert und in unseren Worten. Wenn am Tisch etwas nicht geht, steht dort ihre Nummer.',
    linkTo: (clause) => `Verweis auf ${clause}`,
  },

  settings: {
    title: 'Einstellungen',
    stored: 'Bleiben auf diesem Gerät.',
    theme: 'Farben',
    themes: {
      system: 'Wie das System',
      dark: 'Dunkel',
      light: 'Hell',
      contrast: 'Hoher Kontrast',
    },
    motion: 'Bewegung',
    motions: {
      system: 'Wie das System',
      off: 'Aus',
      fast: 'Schnell',
      normal: 'Normal',
    },
    sound: 'Ton',
    soundWhy: 'Kurze, künstlich erzeugte Klänge.',
    language: 'Sprache',
    languages: { en: 'English', de: 'Deutsch' },
    playForced: 'Erzwungene Züge spielen',
    playForcedWhy:
      'Wo es nur eine Möglichkeit gibt und kein Zufall im Spiel ist, wird sie gezeigt und dann von selbst gespielt.',
    on: 'An',
    off: 'Aus',
  },

  about: {
    title: 'Über Holoboard',
    what: 'Holoboard ist ein Tisch für vier Star-Wars-Brettspiele, an dem die Regeln eingehalten werden, für Menschen und Bots.',
    noticeTitle: 'Hinweis',
    notice: [
      'Holoboard ist ein inoffizielles Werk von Fans und nicht gewinnorientiert. Es ist weder hergestellt noch gefördert, gebilligt oder lizenziert von Lucasfilm, Disney, Hasbro, Parker Brothers oder sonst jemandem, der Rechte an Star Wars oder an den Spielen besitzt.',
      'Die Regeln sind in eigenen Worten erzählt, und jedes Bild ist von uns gezeichnet; kein Text und keine Grafik der ursprünglichen Spiele wird verwendet. Wenn dir ein Spiel gefällt, such dir ein echtes Exemplar: Nichts ersetzt die Schachtel.',
    ],
    fairTitle: 'Ehrlicher Zufall',
    fair: 'Vor jedem Spiel legt sich der Tisch auf einen geheimen Startwert fest. Nach dem Spiel wird er gezeigt, und alle können prüfen, dass jede Drehung und jeder Wurf daraus entstanden ist.',
    dataTitle: 'Deine Daten',
    data: 'Spiele und Einstellungen bleiben in diesem Browser. Nichts wird irgendwohin gesendet.',
  },

  problems: {
    notFoundTitle: 'Hier ist nichts',
    notFound: 'Die Adresse führt ins Leere. Vielleicht fehlt ein Buchstabe.',
    noSuchGame: 'Dieses Spiel gibt es hier nicht.',
    inTheMaking: 'Dieses Spiel ist noch im Entstehen.',
    noSavedTitle: 'Dieses Spiel ist nicht hier',
    noSaved:
      'Unter diesem Namen ist auf diesem Gerät kein Spiel gespeichert. Vielleicht wurde es gelöscht oder anderswo gespielt.',
    corruptTitle: 'Dieses gespeicherte Spiel ist nicht lesbar',
    corrupt:
      'Deine anderen Spiele sind nicht betroffen. Du kannst die beschädigte Datei sichern oder löschen.',
    file: ({ kind, where }) => fileProblems[kind](where),
    corruptDetail: (problem) => `Befund: ${problem}`,
    saveBroken: 'Datei sichern',
    deleteBroken: 'Löschen',
    storageTitle: 'Der Speicher ist nicht lesbar',
    storage: 'Der Browser lässt uns gespeicherte Spiele gerade nicht lesen.',
    full: 'Der Speicher dieses Geräts ist voll, also ist dieses Spiel nicht gespeichert. Sichere es als Datei, oder lösche beendete Spiele.',
    unavailable:
      'Der Browser lässt uns nicht speichern; beim Schließen der Seite ist dieses Spiel verloren. Sichere es als Datei, um es zu behalten.',
    botFailed: (problem) =>
      `Ein Bot ist gestolpert; für ihn wurde der erste erlaubte Zug gespielt, und er fängt frisch an. (${problem})`,
    overlong:
      'Die Bots haben aufgehört: Dieses Spiel dauert schon zu lange, und niemand scheint es zu gewinnen.',
    chunkTitle: 'Ein Teil der App wurde nicht geladen',
    chunk:
      'Vielleicht fehlt die Verbindung, oder die App wurde erneuert. Deine Spiele sind sicher; versuche es noch einmal.',
    crashTitle: 'Etwas ist schiefgegangen',
    crash: 'Das sollte nicht vorkommen. Deine Spiele sind auf diesem Gerät sicher.',
    tryAgain: 'Noch einmal versuchen',
    home: 'Zum Start',
    dismiss: 'Ausblenden',
  },

  replay: {
    title: (game) => `Aufzeichnung: ${game}`,
    first: 'Zum Anfang',
    previousTurn: 'Einen Zug zurück',
    previous: 'Einen Schritt zurück',
    play: 'Abspielen',
    pause: 'Anhalten',
    next: 'Einen Schritt weiter',
    nextTurn: 'Einen Zug weiter',
    last: 'Zum Ende',
    position: (at, of) => `Schritt ${at} von ${of}`,
    scrub: 'Augenblick des Spiels',
    branch: 'Von hier weiterspielen',
    copyLink: 'Adresse dieses Augenblicks kopieren',
    copied: 'Kopiert.',
    controls: 'Wiedergabe',
    speed: 'Tempo',
    speedOf: (factor) => `${factor}×`,
    start: 'Der Tisch ist gedeckt.',
    unfinished: 'Noch nicht beendet',
    resume: 'Weiterspielen',
    branchText:
      'Ein neues Spiel beginnt so, wie dieses hier stand; Bots übernehmen die anderen Plätze. Der Zufall bleibt der dieses Spiels, also machen nur Entscheidungen den Unterschied.',
    branchAs: (seat) => `Als ${seat} spielen`,
    branchOver: 'Hier ist das Spiel zu Ende. Gehe zu einem Augenblick davor, um weiterzuspielen.',
    branchSecret:
      'Der Startwert dieses Spiels steht nicht in seiner Datei; man kann es ansehen, aber nicht weiterspielen.',
    branchFailed: (problem) => `Hier lässt sich nicht weiterspielen. ${problem}`,
  },

  tutorial: {
    title: (game) => `Lernen: ${game}`,
    coach: 'Lotse',
    progress: (lesson, of) => `Lektion ${lesson} von ${of}`,
    back: 'Zurück',
    next: 'Weiter',
    skip: 'Überspringen',
    leave: 'Lektionen beenden',
    show: 'Zeig es mir',
    try: (action) => `Versuche: ${action}`,
    other: 'Das ist erlaubt, aber in dieser Lektion geht es um etwas anderes.',
    learnt: 'Genau darum geht es in dieser Lektion.',
    noLessons: 'Für dieses Spiel gibt es noch keine Lektionen.',
    doneTitle: 'Du bist startklar',
    done: 'Das war alles, was am Anfang gern schiefgeht. Den Rest sagt dir der Tisch, wenn es so weit ist.',
    play: 'Ein echtes Spiel spielen',
    again: 'Noch einmal von vorn',
  },

  offline: {
    ready: 'Holoboard läuft jetzt auch ohne Verbindung.',
    renewed: 'Ein neueres Holoboard ist bereit.',
    reload: 'Neu laden',
  },
};
