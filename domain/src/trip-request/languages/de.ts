import { sightNouns } from '../../place-kinds/index.ts'
import type { Language } from '../language.ts'

const COUNTS = 'ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn'.split(' ')
const ENDINGS = ['e', 'er', 'en', 'es', 'em', '']

/** `dreitägige`, `zweiwöchiger`: German counts and names the unit in one word. */
const counted = (stem: string, days: number): Record<number, string> =>
  Object.fromEntries(
    COUNTS.map((count, index) => [(index + 1) * days, ENDINGS.map((end) => `${count}${stem}${end}`).join('|')]),
  )

const inDays = counted('tägig', 1)
const inWeeks = Object.fromEntries(
  Object.entries(counted('wöchig', 7)).map(([days, forms]) => [
    days,
    [forms, inDays[Number(days)]].filter(Boolean).join('|'),
  ]),
)

const TENS = 'zwanzig dreißig vierzig fünfzig'.split(' ')
const above20 = Object.fromEntries(
  TENS.flatMap((name, tens) =>
    ['', ...COUNTS.slice(0, 9)].map((count, index) => [20 + tens * 10 + index, count ? `${count}und${name}` : name]),
  ),
) as Record<number, string>

const MONTHS = 'januar februar märz april mai juni juli august september oktober november dezember'.split(' ')
const ofMonth = (unit: string): Record<number, string> =>
  Object.fromEntries(MONTHS.map((month, index) => [index + 1, `${month}${unit}`]))

/** `Das Schloss möchten wir unbedingt besichtigen`: the verb stands at the end, and anything may stand before it. */
const TOGETHER = 'zu dritt|zu viert|zu fünft|zu sechst|zu siebt|zu acht|zu neunt|zu zehnt|zu elft|zu zwölft'.split('|')
const headcounts = Object.fromEntries(
  COUNTS.map((count, index) => [
    index + 1,
    [
      ...ENDINGS.map((end) => `${count}köpfig${end}`),
      ...TOGETHER.slice(Math.max(0, index - 2), Math.max(0, index - 1)),
    ].join('|'),
  ]).slice(2),
) as Record<number, string>
const childAges = Object.fromEntries(
  COUNTS.map((count, index) => [index + 1, ENDINGS.map((end) => `${count}jährig${end}`).join('|')]),
) as Record<number, string>

const MODALS = 'wollen wir|möchten wir|müssen wir|will ich|möchte ich|muss ich|würden wir|würde ich'.split('|')
const MANNERS = ['', 'unbedingt', 'auf jeden fall', 'gern', 'gerne', 'auch']
const VISITS = ['sehen', 'besuchen', 'besichtigen', 'anschauen', 'ansehen']
const WISHED = MODALS.flatMap((modal) =>
  MANNERS.flatMap((manner) => VISITS.map((visit) => [modal, manner, visit].filter(Boolean).join(' '))),
).join('|')

export const german: Language = {
  code: 'de',
  isMonthFirst: false,
  hasCapitalNouns: true,
  signs: {
    common:
      'übers|zug|bahn|bus|ich|wir|uns|mich|mir|du|ihr|sie|er|es|der|die|das|dem|den|des|ein|eine|einen|einem|einer|und|oder|mit|für|von|nach|in|im|ins|am|an|auf|zu|zum|zur|bei|ist|sind|bin|sein|wird|werden|möchte|möchten|wollen|will|würde|würden|gern|gerne|bitte|reise|reisen|urlaub|plane|planen|plan|planung|hilf|helfen|kannst|könnt|können|könntest|brauche|brauchen|suche|suchen|haben|habe|hat|nicht|kein|keine|keinen|auch|noch|nur|etwa|circa|ca|ungefähr|rund|insgesamt|gesamt|pro|person|personen|tage|tag|tagen|woche|wochen|nächte|nacht|budget|euro|dollar|stadt|städte|städten|städtereise|kurztrip|trip|ausflug|wochenende|ab|bis|vom|zwischen|dann|danach|erst|zuerst|anschließend|dort|hier|alles|mein|meine|meinen|meiner|meinem|unser|unsere|unseren|unserer|unserem|kinder|kindern|familie|freunde|freunden|hotel|zimmer|flug|flüge|ohne|gegen|um|uhr|über|unter|maximal|höchstens|mindestens|reiseplan|hallo|hi|hey|danke|liebe|guten|erstelle|erstellen|ruhe|fahren|fahre|fliegen|fliege|besuchen|sehen|wie|was|wo|wer|wann|dass|weil|wenn|aber|so|zwei|drei|vier|ende|anfang|mitte|frühling|sommer|herbst|winter|kosten|preis|geld|essen|küche|abflug|ankunft|abreise|anreise|rückflug|start|ziel|dauer|termin|erwachsene|erwachsenen|leute|jahre|jahren|alt|direkt|bahn|zug|auto|haustier|haustiere|hund|rundreise|tour|tagestour|aufenthalt|gruppe|paar|alter|brückentag|zwischenlandung|züge|bus|tante|onkel|verwandte|verwandten|haus|häuser|tasche|lokal|lokale|lokalen|programm|kasse|weg|straße|meer|berge|stadtzentrum|zentrum|innenstadt|bahnhof|flughafen|abend|nachmittag|wetter|sonne|regen|kultur|freizeit|spaß|angebot|vorschlag|vorschläge|idee|ideen|möglichkeit|wunsch|wünsche|hinweis|frage|fragen|rahmen|summe|betrag|grenze|kollegin|ausgaben|gesamtausgaben|unterkunft|unterkünfte|wohnung|aktivitäten|verpflegung|reisegruppe|jahrestag|geburtstag|begleitung|steuer|verkehrsmittel|besuch|beginn|ordnung|rückkehr|heimreise|gesamtkosten|zeitraum|reisezeit|teilnehmer|vorlieben|küchen|gerichte|mahlzeiten|ort|orte|ortschaft|region|bundesland|land|länder|nähe|altstadt|stress|hektik|tempo|ausflüge|sehenswürdigkeiten|highlights|höhepunkte|tipps|empfehlungen|details|route|strecke|etappe|etappen|stopp|stopps|platz|plätze|dame|herr|damen|herren',
    and: 'und|sowie|dann|danach|anschließend|plus|und dann|und danach|und anschließend|oder|und schließlich|gefolgt von|wie auch|später',
    to: 'bis|bis zum|bis zu|bis einschließlich|auf den|nach',
    from: 'vom|von|ab|ab dem|am|beginnend am|ab dem',
    between: 'zwischen|zwischen dem',
    of: 'im|des|vom|in|von',
    article:
      'flughafen|bahnhof|hauptbahnhof|der|die|das|dem|den|des|ein|eine|einen|einem|einer|ins|zum|zur|unser|unsere|mein|meine|schöne|schönen|sonnigen|alten|stadt|der stadt|die stadt|am|im',
    for: 'für|zu',
    day: 'tag|tage|tagen|tägig|tägige|tägiger|tägigen|tägiges|tages|t',
    night: 'nacht|nächte|nächten|übernachtung|übernachtungen',
    week: 'woche|wochen|wöchig|wöchige|wöchigen|wöchiger',
    month: 'monat|monate|monaten|monats',
    minute: 'minute|minuten|min',
    hour: 'stunde|stunden|std',
    half: 'halben|halbe|halber|halb',
    weekend:
      'wochenende|wochenendtrip|wochenendreise|wochenendes|wochenend|mädelswochenende|männerwochenende|mädelstrip|partywochenende|wellnesswochenende',
    longWeekend:
      'langes wochenende|langen wochenende|verlängertes wochenende|verlängerten wochenende|lange wochenende|verlängerte wochenende',
    dayTrip: 'am selben tag|am gleichen tag|tagesausflug|tagestrip|tagesreise|tagestour',
    city: 'stadt|städte|städten|orte|orten|ziele|zielen|stationen|etappen|stopps|städtchen|großstädte|ortschaften',
    origin:
      'start|startort|abflug|abfahrt|ab|aus|von zu hause in|abflug in|abflug ab|abflug von|abflug aus|abreise in|abreise von|abreise aus|abfahrt in|abfahrt von|start in|start ist in|startend in|beginnend in|los geht es in|los gehts in|starten in|starten wir in|wir starten in|ich starte in|ausgehend von|startpunkt|startpunkt ist|startort|abflugort|wohnen in|wohne in|ich wohne in|wir wohnen in|fliegen ab|fliegen von|fliege ab|fliege von|reise ab|mit abflug in|mit start in|mit abreise in|ausgangspunkt|ausgangspunkt ist|heimatort|von hier aus|leben in|lebe in|startpunkt in|ausgangsort|ausgangsort ist|abfahrtsort|abfahrtsort ist|start von|start ab|beginn in|abreiseort|los geht s in|los geht es ab|los geht s ab|los in|beginnt in|startet in|startet von|startet ab|kommen aus|komme aus|wir kommen aus|abfliegen in|abfliegen von|losfahren in|losfliegen in|aufbrechen in|aufbruch in|aufbruch von|mit abfahrt in|mit abfahrt von|mit beginn in|mit abflug ab|mit abflug von|zuhause in|zu hause in|wohnhaft in|ansässig in|aus dem raum|die in|der in|mit wohnsitz in|beheimatet in|zu hause ist|anreise aus|anreise von|ankunft aus|raus aus|weg aus|weg von|ausgangspunkt in|abfahrt ist in|abfahrt ist|einsteigen in|zusteigen in|einstieg in|zustieg in|brechen auf in|aufbruch aus|brechen in|brechen von|brechen ab|brechen aus|starten ab|starten von|starten aus|losgehen soll es in|heimatflughafen|heimatflughafen ist|abflughafen|abflughafen ist|heimatstadt|anreise ab|startort ist|kommend aus|kommend von|ich komme aus|wir kommen von|anreisend aus|wir reisen aus|reisen aus|flüchten aus|fliehen aus|verlassen|hinaus aus|entfliehen|start und ende in|start und ziel in|beginn und ende in|los und zurück in|an und abreise in|an und abreise ab|start und ziel ist',
    originAfter:
      'beginnt|startet|beginnen|starten|losgeht|los|aus|als startpunkt|als ausgangspunkt|beginnen soll|starten soll|losfahren|losfliegen|aufbrechen|abfahren|abfliegen|abreisen|auf und|loslegen|losziehen|aufbricht|losfährt|anfängt|in see stechen|aufbrechen wollen',
    originWeak: 'von|vom',
    goal: 'nach|richtung|bis nach|reiseziel|reiseziel ist|ziel|ziel ist|zielort|reise nach|weiter nach|fliegen nach|fahren nach|ende in|endet in|endend in|enden in|mit ende in|wochenende in|tage in|tage|tage nach|tagen in|nächte in|nächten in|woche in|wochen in|urlaub in|aufenthalt in|kurztrip nach|städtereise nach|städte in|städten in|orte in|stopp in|halt in|zwischenstopp in|ankunft in|flitterwochen in|woche|wochenende|aufgeteilt auf|verteilt auf|flug nach|zug nach|ticket nach|tickets nach|flüge nach|trip nach|ausflug nach|hin nach|rüber nach|runter nach|hoch nach|städtetrip nach|kurzreise nach|urlaub nach|tour durch|rundreise durch|reise durch|ankommen in|stationen in|etappen in|stopps in|aufenthalte in|zielgebiet|mit ziel|und zwar nach|kurzurlaub in|städtetrip in|kurztrip in|reise in|reisen nach|gehen nach|soll nach|geht es nach|gehts nach|geht s nach|städte|städten|orte|orten|stationen|etappen|stopps|nächte|kurztrip|städtetrip|langes wochenende|verlängertes wochenende|schwebt erst|schwebt uns|schwebt mir|uns schwebt|träumen von|träume von|denken an|denke an|überlegen wir|zieht es nach|zieht es uns nach|lust auf|sehnen uns nach|im kopf haben wir|im sinn haben wir|im auge haben wir|schwebt|führt mich nach|führt uns nach|danach|anschließend|ziel wäre|ziel soll sein|an den|an die|an das|auf die insel',
    within: 'in|im|bei|durch|rund um|auf|quer durch',
    visit:
      'besuchen|besuche|besuch|besuch von|besichtigen|sehen|erkunden|entdecken|erleben|anschauen|ansehen|bereisen|besucht|umfasst|über|via|einschließlich|abstecher zum|abstecher zur|abstecher nach|abstecher in|ein abstecher zum|besuch im|besuch in der|besuch des|besuch der|besuch beim|besuch bei|ausflug zum|ausflug zur|stippvisite|besichtigung des|besichtigung der|besichtigung von',
    sight: sightNouns('de'),
    nameEnd:
      'während|falls|wenn möglich|welches|welcher|welche|mit|wenn|weil|dass|wo|aber|vor|nach|bitte|für uns|für mich|für|von|ab|besuchen|besichtigen|sehen|anschauen|ansehen|ist|wäre|muss|darf|nicht|rein|gehen|ein|um|am|im|in|zu',
    person:
      'von uns|person|personen|reisende|reisenden|leute|leuten|menschen|gäste|gästen|teilnehmer|teilnehmern|mann|köpfe|frauen|männer|studenten|kollegen|mitreisende|personenreise|reisender|pers|schüler|schülerinnen|lehrer|lehrkräfte|senioren|urlauber|touristen|rentner|rentnerinnen|geschwister|kumpel|mitglieder|abenteurer|personengruppe|mädels|jungs|weltenbummler|backpacker|reisegäste|reiseteilnehmer|reisefreudige|freundinnen|studierende|studierenden|damen|herren|dame|auszubildende|azubis|reiselustige|leutchen|schulkameraden|studis|pensionäre|pensionärinnen|ruheständler|erwachsen|fahrgäste|passagiere|freiwillige|musiker|wanderer|radler|sportler|spieler|gäst|köpfen|nasen|junggesellen|schülern|studentinnen|lehrern',
    adult: 'erwachsene|erwachsenen|erwachsener',
    adjective:
      'alte|alten|gemeinsame|langjährige|ehemalige|besten|beste|lieben|kleiner|volle|vollen|ganze|ganzen|kleine|kleinen|junge|jungen|verschiedene|verschiedenen|unterschiedliche|unterschiedlichen|weitere|weiteren|gute|guten|andere|anderen|schöne|schönen|große|großen|getrennte|schöner|einzelne|einzelnen|meiner|unserer',
    we: 'wir',
    groupOf:
      'gruppe von|gruppe aus|gruppe mit|familie mit|wir sind|wir sind zu|wir werden|wir reisen zu|wir fahren zu|wir fliegen zu|eine gruppe von|insgesamt|familie von|wir sind eine gruppe von|wir sind insgesamt|anzahl der personen|anzahl personen|reisegruppe von|wir sind eine familie von|zu|wir reisen mit|truppe von|clique von|team von|wir kommen zu|trupp von|runde von|wir wären|wir wären zu|wir werden zu|wir gehen zu|wir wollen zu|bestehend aus|reisen zu|fahren zu|fliegen zu|unterwegs zu|es sind|sind wir|sind wir zu|wären wir|teilnehmerzahl|personenzahl',
    alone:
      'nur für mich allein|nur mich|allein|alleine|solo|alleinreisend|alleinreisende|alleinreisender|nur ich|nur für mich|einzelperson|eine einzelne person|soloreise|alleinreisenden|für mich allein|bin allein|bin alleine|ich allein|ich alleine|ohne begleitung|ganz allein|ganz alleine|als einzelperson|einzelreisender|einzelreisende|auf eigene faust|alleinreise|als alleinreisende|als alleinreisender|nur meine wenigkeit|eine person|ganz für mich|niemand sonst|sonst niemand|mutterseelenallein',
    pair: 'romantisches wochenende|romantischer kurztrip|paar|pärchen|zu zweit|ehepaar|flitterwochen|hochzeitsreise|wir beide|uns beide|für uns zwei|für uns beide|wir zwei|uns zwei|rentnerpaar|rentnerehepaar|seniorenpaar|liebespaar|pärchenurlaub|älteres paar|junges paar',
    companion:
      'meine frau|meiner frau|mein mann|meinem mann|meinen mann|meine freundin|meiner freundin|mein freund|meinem freund|meine partnerin|meiner partnerin|mein partner|meinem partner|meine mutter|meiner mutter|mein vater|meinem vater|meine schwester|meiner schwester|mein bruder|meinem bruder|einem freund|einer freundin|meine oma|meiner oma|meine verlobte|meiner verlobten|oma|opa|mama|mutti|papa',
    kin: 'schwager|schwägerin|schwiegersohn|schwiegertochter|mutter|mama|vater|papa|frau|mann|partnerin|partner|schwester|bruder|oma|großmutter|opa|großvater|tante|onkel|freundin|freund|cousine|cousin|schwiegermutter|schwiegervater|chef|chefin|kollege|kollegin|mitbewohner|mitbewohnerin|nachbarin|nachbar|lebensgefährte|lebensgefährtin|patentante|neffe|neffen|nichte|patenkind|patensohn|patentochter|stiefsohn|stieftochter|verlobte|verlobter|verlobten|ehefrau|ehemann|gatte|gattin|kumpel|kollegen|freundes|schwiegermama|schwiegerpapa|großtante|großonkel|mutti|vati|omi|opi|zwillingsschwester|zwillingsbruder|nachbarn|lebensgefährten|lebenspartner|lebenspartnerin|patenonkel|liebste|liebsten|liebster|bessere hälfte|schatz|herzdame|angetraute|angetrauten|gemahlin|gemahl|holde|holden|lebensabschnittsgefährte|perle',
    parents:
      'meine eltern|meinen eltern|unsere eltern|meine schwiegereltern|meinen schwiegereltern|meine großeltern|meinen großeltern|den großeltern|die großeltern|den schwiegereltern',
    trio: 'als trio|im trio|ein trio|unser trio|wir drei|uns drei',
    couples: 'paare|pärchen|paaren',
    friends:
      'brüder|brüdern|schwestern|freunde|freunden|freundinnen|kumpels|kollegen|kommilitonen|mitbewohner|geschwister|cousins|arbeitskollegen|schulfreunde|mädels|kolleginnen|kumpel|mitbewohnern|mitbewohnerinnen|kommilitoninnen|nachbarn|bekannte|bekannten|verwandte|verwandten|cousinen|neffen|nichten|tanten|klassenkameraden|vereinskameraden|freundespaare',
    family: 'familie|meine familie|meiner familie|unsere familie|unserer familie',
    with: 'mit|und|plus|samt|zusammen mit|ich und|meine|meinen',
    speaker: 'und ich|und mich|und mir|ich und',
    child:
      'kinder|kindern|kind|söhne|töchter|jungs|mädchen|kleinkinder|jugendliche|teenager|kids|enkel|enkelkinder|buben|enkelkindern|enkeln|kleinkind|sohn|tochter|söhnchen|neffe|nichte|enkelin|kleine|kleiner|jüngste|jüngster|jüngsten|älteste|ältester|ältesten|mittlere|kleinste|nachwuchs|knirpse|zwerge',
    oneChild:
      'ein kind|einem kind|ein kleinkind|einem kleinkind|mein sohn|meinem sohn|meine tochter|meiner tochter|unser sohn|unserem sohn|unsere tochter|unserer tochter|unser kind|unserem kind|mein kind|meinem kind|einem sohn|einer tochter|einen sohn|eine tochter|meinen sohn|unseren sohn',
    twins: 'zwillinge|zwillingen|unsere zwillinge|unseren zwillingen',
    baby: 'baby|säugling|neugeborenes|neugeborenen',
    aged: 'im alter von|alter|von|alt|mit|zwischen|sind|er ist|sie ist|sie sind|die ist|der ist|ist|wird|gerade',
    years: 'jahre alt|jahren|jahre|jährig|jährige|jährigen|jähriger|jähriges|j',
    under: 'unter|jünger als',
    seat: 'sitze|sitzen|sitzplätze|sitzplätzen|sitzer|plätze|plätzen|platz für|mit platz für|für bis zu|passen|sitzplatz',
    mustSeat:
      'platz bieten für|soll platz haben für|muss platz haben für|sollte platz bieten für|soll platz für|sollte platz für|muss platz für',
    budget:
      'budget|reisebudget|gesamtbudget|ausgeben|kosten|preis|gesamtkosten|kostet|ausgaben|geld|gesamtpreis|zur verfügung|etat|kostenrahmen|bezahlen|beiseite|angespart|kasse|reisekasse|gespart|geldbeutel|zur verfuegung|finanzieller rahmen|summe|insgesamt|zusammen|gesamtausgaben|verfügbar|budgetrahmen|zahlen|mittel|portemonnaie|geldbörse|sparschwein|erspartes|beisammen|übrig|investieren|hinlegen|stehen bereit|budgetiert|reisebudget von|gesammelt|topf|aufbringen|spendabel|lockermachen|eingeplant',
    limit:
      'bis zu|unter|maximal|höchstens|nicht mehr als|nicht überschreiten|max|weniger als|etwa|ungefähr|circa|ca|rund|um die|obergrenze|limit|übersteigen|innerhalb von|im rahmen von|für rund|für etwa|überschreiten|bis maximal|bis höchstens|nicht über|nicht mehr|nicht teurer als|darf nicht über|grob|über den daumen|so um die|knapp|gut|deckel|deckel von|gedeckelt|nicht höher als|ungefähr bei|zirka|in etwa|im bereich von|allerhöchstens|mehr als|nicht drin|äußerstens|im höchstfall|maximal drin',
    perPerson:
      'jeder|jeder von uns|pro studierendem|pro student|pro gast|pro kind|pro person|und person|je person|pro kopf|p p|pp|pro nase|pro erwachsenem|jeweils|pro reisendem|pro reisenden|für jeden|für jede|pro schüler|pro teilnehmer|pro mann',
    perDay: 'pro tag|und tag|am tag|täglich|je tag|tagesbudget|jeden tag',
    perNight: 'pro nacht|die nacht|je nacht|je übernachtung|pro übernachtung',
    roundTrip:
      'hin und zurück|hin und rückflug|hin und rückreise|rundreise|rückflugticket|hin und rückfahrt|mit rückflug|mit rückreise|retour|hin rückflug|und zurück|hin und rückflüge|hin und rückflugticket|hin und rückweg|inklusive rückflug|mit rückfahrt|hin und retour|rückflug inklusive|hin und wieder zurück|und wieder zurück|samt rückflug',
    oneWay:
      'nur hinflug|einfacher flug|einfache strecke|einfachen flug|nur hin|nur hinreise|ohne rückflug|ohne rückreise|one way|oneway|einfach flug|einfachen hinflug|einfache fahrt|nur hinfahrt|einfacher hinflug|einfache reise|hinflug ohne rückflug|einfachticket|nur den hinflug|nur ein hinflug|nur einen hinflug|nur die hinreise|nur die hinfahrt|lediglich hinflug|kein rückflug|keinen rückflug|hinflug genügt|hinflug reicht|nur hinweg|nur der hinflug|nur eine strecke|einfache flugstrecke|einwegflug|einwegticket|ohne rückfahrt|einfaches ticket|einfachem flug',
    room: 'zimmer|zimmern|hotelzimmer|hotelzimmern|schlafzimmer|doppelzimmer|einzelzimmer|doppelzimmern|einzelzimmern|familienzimmer|dreibettzimmer|suite|suiten|zweibettzimmer',
    lodging: 'unterkunft|unterkünfte|hotel|hotels|übernachtung|wohnung|ferienwohnung|zimmer',
    stayAt:
      'übernachten im|übernachten wir im|schlafen wir im|übernachtung im|wohnen im|hotel heißt|unterkunft im|etwas wie das|so etwas wie|schlafen im|gebucht im|im hotel|wir wohnen im|so etwas wie das|etwas wie|vielleicht im|einchecken im|wohnen wir im|vielleicht das|am liebsten im|bevorzugt im|möglichst im|idealerweise im|eventuell im|unterkommen im|absteigen im|übernachten in der|wohnen in der|untergebracht im|zimmer im|nächtigen im|residieren im|im auge das',
    star: 'sterne|sternen|stern|sterne hotel',
    rent: 'mieten|miete|mietwagen|mieten einen|leihwagen|anmieten|ausleihen|besorgen|auftreiben|bekommen|gemieteter|gemieteten|gemietetes|gemietet|leihen',
    carKind:
      'suv|limousine|kombi|cabrio|cabriolet|kleinwagen|kompaktwagen|van|minivan|kleinbus|minibus|geländewagen|mittelklassewagen|elektroauto|e auto|hybrid|sportwagen|wohnmobil|camper|campervan|pickup|transporter|oberklassewagen|coupé|neunsitzer|siebensitzer|fünfsitzer',
    at: 'um|gegen|ab|bis|kurz vor|kurz nach',
    oclock: 'uhr|h',
    am: 'uhr morgens|uhr früh|morgens|vormittags|uhr vormittags',
    pm: 'nachmittags|abends|uhr nachmittags|uhr abends',
    homeward:
      'rückflug|rückreise|heimflug|heimreise|zurück|rückfahrt|heim|nach hause|wieder nach hause|zurück geht es|zurück gehts',
    arrive:
      'ankommen|ankunft|kommen an|komme an|landen|lande|landung|landet|anreise|anreisen|wir kommen|ich komme|treffen ein|eintreffen|reisen an|reise an|an kommen|ankommt|kommen wir|komme ich',
    leave:
      'zug geht|zug fährt|flug geht|flieger geht|bus fährt|zug zurück|wieder zuhause|wieder daheim|und reisen|reisen am|uhr ab|rückflug|rückreise|abreise|abflug|heimflug|heimreise|fliegen zurück|fliege zurück|zurückfliegen|zurück fliegen|fahren zurück|abreisen|heimfahren|reisen ab|geht es zurück|gehts zurück|zurück geht es|heim geht es|zurück|fliegen wir zurück|müssen zurück|auschecken|reise ab|rückfahrt|abfahrt|heimfahrt|heimweg|rückweg|zurückfahren|zurückkommen|zurückreisen|heimkommen|maschine geht',
    appointment:
      'abendessen|mittagessen|frühstück|brunch|konzert|oper|theater|spiel|musical|fußballspiel|treffen|termin|konferenz|reservierung|reserviert|gebucht|tickets|karten|ticket|führung|hochzeit|vorstellungsgespräch|feier|kurs|workshop|veranstaltung|massage|tisch|verabredung|kaffee|essen|meeting|show|aufführung|besprechung|empfang|seminar|ballett|lesung|gottesdienst|taufe|tagung|vorstellung|party|picknick|weinprobe|verkostung|sitzung|turnier|trauung',
    today: 'heute|heute abend',
    tomorrow: 'morgen früh|morgen',
    dayAfterTomorrow: 'übermorgen',
    dayAfter: 'am tag darauf|tags darauf|am nächsten tag|am folgetag|einen tag später|am tag danach',
    afterFeast: 'nach|kurz nach|direkt nach|gleich nach|in der woche nach',
    beforeFeast: 'vor|kurz vor|direkt vor|in der woche vor',
    next: 'nächste|nächsten|nächster|nächstes|kommende|kommenden|kommendes|kommender|nächstem',
    this: 'dieses|diesen|diese|diesem|dieser',
    in: 'in',
    last: 'letzte|letzten|letztes|letzter',
    not: 'hasse|hassen|hasst|nicht|kein|keine|keinen|keinem|keiner|ohne|vermeiden|nie|niemals|auf keinen fall|verzichten auf|lieber nicht|außer|weder|noch|meiden|niemand|verzichten|ungern|nichts mit|flugangst|scheuen|ablehnen|ausgeschlossen|kommt nicht infrage|kommen nicht infrage|nicht infrage',
    but: 'aber|sondern|dafur|dafür|jedoch|stattdessen|doch|kein problem|nichts dagegen|nichts gegen',
    swap: 'tausche|tauscht|tauschen|tauschen sie|ersetze|ersetzt|ersetzen|ersetzen sie',
    swapFor: 'gegen|durch|mit',
    prefer: 'lieber|eher',
    preferTo: 'gegenüber',
    than: 'als',
    walk: 'laufen|läuft|laufe|zu fuß gehen|marschieren|gehen|geht',
    far: 'weit|viel|lange|gern weit|gerne weit|sehr weit|sehr viel|gern viel|so weit|so viel',
    near: 'wohnen in|wohnen am|übernachten in|übernachten am|hotel in|hotel am|in der nähe von|in der nähe|nahe|nahe bei|nahe an|neben|unweit|unweit von|bei|beim|in laufweite|hinter|gegenüber|gegenüber von|rund um|nähe',
    unwanted:
      'statt|anstatt|anstelle von|anstelle des|anstelle der|tausche|ersetze|lieber nicht|kein|keine|keinen|ohne|außer|vermeiden|meiden|auf keinen fall|bitte nicht|nicht|schon gesehen|kennen wir schon|kenne ich schon|weglassen|kein interesse an|keine lust auf|bloß nicht|nicht ins|nicht in|nicht zum|nicht zur|auf keinen fall ins|auf keinen fall zum|hasse|hassen',
    wanted:
      'unbedingt|auf jeden fall|muss sein|müssen wir sehen|wollen sehen|möchten sehen|vor allem|besonders|nicht verpassen|darf nicht fehlen|wollen unbedingt|möchten unbedingt|möchte unbedingt|will unbedingt|pflichtprogramm|definitiv|höhepunkt ist|unbedingt in|unbedingt ins|unbedingt zum|unbedingt zur|auf jeden fall ins|auf jeden fall zum|auf jeden fall in|schön wäre ein besuch|toll wäre ein besuch|ein besuch|ein besuch in|ein besuch im|ein besuch des|ein besuch der|ein besuch von|ein besuch bei|wichtig ist uns|wichtig ist mir|toll wäre|schön wäre|sehen wollen wir|besonders freuen wir uns auf|es wäre schön|super wäre|gerne würden wir|gern würden wir|gern würde ich|gerne würde ich|unbedingt dabei sein soll|unbedingt dabei|auf dem programm stehen soll|auf dem wunschzettel steht|würden uns freuen über|freuen uns auf|träumen von|träume von|möchten unbedingt sehen',
    isMust: `klar|natürlich|keine frage|wenn möglich|wenn s geht|falls möglich|wenn noch zeit ist|ist pflicht|ist ein muss|muss sein|darf nicht fehlen|dürfen nicht fehlen|sind pflicht|müssen dabei sein|muss dabei sein|sollte dabei sein|nicht verpassen|ist gesetzt|sind gesetzt|unbedingt|auf jeden fall|wollen wir sehen|möchten wir sehen|will ich sehen|möchte ich sehen|müssen wir sehen|ja|${WISHED}|müssen sein|muss rein|müssen rein|muss drin sein|müssen drin sein|gehört dazu|gehören dazu|ist ein absolutes muss|sind ein muss|sind ein absolutes muss|steht fest|stehen fest|ist fest eingeplant|sind fest eingeplant|stehen auf der liste|steht auf der liste|sollen dabei sein|soll dabei sein|sollten dabei sein|bitte einplanen|unbedingt einplanen|wäre schön|wäre toll|wäre ein traum|steht auf dem programm|stehen auf dem programm|steht auf unserer liste|ist eingeplant|interessiert uns|reizt uns|reizt mich`,
    isUnwanted:
      'brauchen wir nicht|brauche ich nicht|muss nicht sein|müssen nicht sein|auf keinen fall|eher nicht|lieber nicht|bitte nicht|nein danke|lassen wir weg|lassen wir aus|interessiert uns nicht|interessieren uns nicht|interessiert mich nicht|können wir weglassen|ist nichts für uns|nein|nicht|kennen wir schon|kenne ich schon|schon gesehen|haben wir schon gesehen|kennen wir bereits',
    few: 'wenig|wenige|weniger|kaum',
    meal: 'küche|küchen|essen|speisen|restaurant|restaurants|mahlzeiten|kulinarisch|gerichte|kulinarischen|verpflegung|gastronomie|probieren|isst|esse|essen gern|speise|kost|lokale|lokal|gastronomisch|schmecken|schmeckt|gegessen|verkosten|schlemmen|kulinarik|kochkunst|gerichten|mahlzeit|lieblingsküchen|kosten wir',
    isOut:
      'nicht infrage|nicht in frage|nicht in betracht|scheidet aus|scheiden aus|fällt aus|fallen aus|fällt weg|fallen weg|ist tabu|sind tabu|ist keine option|sind keine option|ausgeschlossen|lehnen wir ab|lehne ich ab|vermeiden|meiden|möchten wir nicht|wollen wir nicht|mögen wir nicht|mag ich nicht|will ich nicht|möchte ich nicht|verzichten wir|vermieden werden',
    overland:
      'nur mit bahn|nur mit der bahn|nur mit dem zug|ausschließlich mit der bahn|ausschließlich mit dem zug|ausschließlich mit bahn|nur auf dem landweg|auf dem landweg|nur per bahn|nur mit zug|nur mit dem bus|am boden bleiben|nur zug|bleiben am boden',
    flight:
      'flug|flüge|flügen|fliegen|flugzeug|flugreise|flugreisen|flieger|geflogen|fliege|fliegt|luftweg|airline|luftfahrt|flugzeuge|flugverbindung|flugverbindungen|im flieger',
    driving:
      'selbst fahren|selber fahren|selbst zu fahren|auto|mietwagen|selbstfahren|auto fahren|autofahren|fahren selbst|mit dem auto|am steuer|leihwagen|selbst am steuer|selbst mit dem auto|ans steuer|hinters steuer|hinterm steuer|selbst lenken|selbst hinterm steuer|auto zu fahren|selbst gefahren|selbst fahre|selber zu fahren|chauffieren|autofahrt|autofahrten|eigenes auto',
    pet: 'haustier|haustiere|haustieren|hund|hunde|katze|katzen|haustierfreundlich|haustierfreundliche|hunden|hundefreundlich|dackel|spaniel|labrador|pudel|terrier|beagle|bulldogge|retriever|schäferhund|collie|mops|husky|chihuahua|welpe|welpen|kater|kätzchen|hündin|vierbeiner|tiere|tier|hündchen|papagei|kaninchen|fellnase|haustierhaltung',
    stairs: 'treppen|stufen|treppe|treppensteigen|treppenstufen',
    layover: 'zwischenstopp|zwischenlandung|stopover|layover|zwischenaufenthalt|umstieg',
    onward:
      'weiterflug nach|weiter nach|fliege weiter nach|fliegen weiter nach|anschlussflug nach|weiterreise nach|weiterfahrt nach',
    allowed:
      'erlaubt|gestattet|dürfen|darf|empfangen|willkommen|zulässig|akzeptiert|geduldet|einladen|erlauben|gestatten|vorbeikommen|dulden|tolerieren|toleriert',
  },
  values: {
    number: {
      ...above20,
      0: 'null',
      1: 'ein|eine|einen|einem|einer|eins',
      2: 'zwei|zwo|zweit|beide',
      3: 'drei|dritt|ein paar',
      4: 'vier|viert',
      5: 'fünf|fünft',
      6: 'sechs|sechst',
      7: 'sieben|siebt',
      8: 'acht',
      9: 'neun',
      10: 'zehn',
      11: 'elf',
      12: 'zwölf|ein dutzend',
      13: 'dreizehn',
      14: 'vierzehn',
      15: 'fünfzehn',
      16: 'sechzehn',
      17: 'siebzehn',
      18: 'achtzehn',
      19: 'neunzehn',
    },
    multiple: {
      100: 'hundert',
      1000: 'tausend|k',
      2000: 'zweitausend',
      3000: 'dreitausend',
      4000: 'viertausend',
      5000: 'fünftausend',
    },
    ordinal: {
      1: 'erste|ersten|erster|erstes',
      2: 'zweite|zweiten|zweites|zweiter',
      3: 'dritte|dritten|drittes|dritter',
      4: 'vierte|vierten|viertes|vierter',
      5: 'fünfte|fünften',
      6: 'sechste|sechsten',
      7: 'siebte|siebten',
      8: 'achte|achten',
      9: 'neunte|neunten',
      10: 'zehnte|zehnten',
    },
    monthName: {
      1: 'januar|jänner|jan',
      2: 'februar|feb|feber',
      3: 'märz|maerz|mrz',
      4: 'april|apr',
      5: 'mai',
      6: 'juni|jun',
      7: 'juli|jul',
      8: 'august|aug',
      9: 'september|sept|sep',
      10: 'oktober|okt',
      11: 'november|nov',
      12: 'dezember|dez',
    },
    monthWeek: ofMonth('woche'),
    monthWeekend: ofMonth('wochenende'),
    monthHalf: ofMonth('hälfte'),
    weekday: {
      1: 'montag|mo|montags',
      2: 'dienstag|dienstags',
      3: 'mittwoch|mittwochs',
      4: 'donnerstag|do|donnerstags',
      5: 'freitag|fr|freitags|freitagabend|freitagmorgen|freitagnachmittag',
      6: 'samstag|sa|sonnabend|samstags|samstagabend|samstagmorgen|samstagnachmittag',
      7: 'sonntag|sonntags|sonntagabend|sonntagmorgen|sonntagnachmittag',
    },
    headcount: {
      ...headcounts,
      2: 'duo|zweiergruppe|zweierteam',
      4: `${headcounts[4]}|quartett|vierergruppe`,
      5: `${headcounts[5]}|quintett|fünfergruppe`,
      6: `${headcounts[6]}|sextett|sechsergruppe`,
    },
    childAge: childAges,
    lengthDays: {
      ...inDays,
      ...inWeeks,
      7: `${inDays[7]}|eine woche|einer woche|${MONTHS.map((month) => `eine ${month}woche`).join('|')}|${ENDINGS.map((end) => `einwöchig${end}`).join('|')}`,
    },
    clock: { 720: 'mittag|12 uhr mittags', 1440: 'mitternacht' },
    currency: {
      EUR: 'euro|euros|eur',
      USD: 'dollar|us dollar|usd',
      GBP: 'pfund|britische pfund|gbp',
      CHF: 'franken|schweizer franken|chf|sfr',
      JPY: 'yen',
      CAD: 'kanadische dollar',
      AUD: 'australische dollar',
      BRL: 'reais',
      INR: 'rupien',
    },
    part: {
      morning: 'morgens|vormittags|am morgen|vormittag|früh|freitagmorgen|samstagmorgen|sonntagmorgen|am vormittag',
      noon: 'mittags|am mittag',
      afternoon: 'nachmittags|am nachmittag|nachmittag|freitagnachmittag|samstagnachmittag|sonntagnachmittag',
      evening: 'abends|am abend|abend|freitagabend|samstagabend|sonntagabend|heute abend',
      night: 'nachts|in der nacht|spät nachts',
    },
    feast: {
      easter: 'karfreitag|osterferien|ostern|osterwochenende|ostertage|osterfeiertage',
      advent:
        'weihnachtsmarkt|weihnachtsmärkte|weihnachtsmärkten|christkindlmarkt|christkindlesmarkt|adventsmarkt|advent|adventszeit|vorweihnachtszeit',
      'year-end': 'zwischen weihnachten und neujahr|zwischen weihnachten und silvester|zwischen den jahren',
      'all-saints': 'allerheiligen',
      christmas: 'weihnachten|weihnachtstage|weihnachtsfeiertage',
      'new-year': 'silvester|neujahr|jahreswechsel',
      pentecost: 'pfingsten|pfingstwochenende',
      ascension: 'christi himmelfahrt|himmelfahrt',
      valentine: 'valentinstag',
    },
    season: { spring: 'frühling|frühjahr', summer: 'sommer|hochsommer', autumn: 'herbst', winter: 'winter' },
    monthPart: {
      early: 'anfang|beginn',
      mid: 'mitte',
      late: 'ende',
      'first-half': 'erste hälfte|ersten hälfte',
      'second-half': 'zweite hälfte|zweiten hälfte',
    },
    interest: {
      art: 'kunst|museum|museen|galerie|galerien|gemälde|moderne kunst|fotografie|fotografieren',
      history:
        'geschichte|historisch|historische|historisches|ruinen|burgen|schlösser|antike|archäologie|altstadt|burg',
      nature:
        'natur|wandern|wanderung|wanderungen|parks|gärten|berge|tiere|trekking|seen|natururlaub|landschaft|garten',
      food: 'essen|feinschmecker|foodie|kulinarik|gastronomie|street food|wein|weine|kochen|märkte|gutes essen|streetfood|weinprobe|kulinarisches',
      views: 'aussicht|aussichten|aussichtspunkte|panorama|skyline|sonnenuntergang|ausblicke',
      shopping:
        'shopping|einkaufen|shoppen|boutiquen|flohmärkte|läden|flohmarkt|einkaufsstraßen|einkaufsstraße|einkaufsmeile|einkaufszentren|kaufhäuser|outlets|outlet|shoppingcenter|geschäfte',
      nightlife: 'nachtleben|bars|clubs|feiern|party|kneipen|livemusik|partys',
      family: 'familienfreundlich|zoo|aquarium|spielplätze|freizeitpark|freizeitparks|kinderfreundlich|spielplatz',
      beach: 'strand|strände|baden|schwimmen|meer|schnorcheln|surfen|sonnenbaden|strandurlaub',
      architecture: 'architektur|gebäude|bauwerke|jugendstil|wolkenkratzer|bauhaus|modernisme',
      religion: 'kirchen|kathedralen|dome|tempel|moscheen|synagogen|klöster|pilgern|kirche',
    },
    diet: {
      vegetarian:
        'keiner isst fleisch|niemand isst fleisch|essen kein fleisch|isst kein fleisch|vegetarisch|vegetarier|vegetarierin|vegetarische|vegetarisches|ohne fleisch|fleischlos|kein fleisch|fleischfrei|esse kein fleisch|vegetarierinnen',
      vegan: 'vegan|veganer|veganerin|vegane|veganes',
      halal: 'halal',
      kosher: 'koscher|koschere|koscheres',
      'gluten-free': 'glutenfrei|glutenfreie|zöliakie|ohne gluten|glutenunverträglichkeit|glutenfreies|kein gluten',
      'lactose-free': 'laktosefrei|laktoseintolerant|laktoseintoleranz|ohne laktose|laktosefreie|laktosefreies',
    },
    cuisine: {
      American: 'amerikanisch|amerikanische|amerikanischer|amerikanischen|amerikanisches|amerikanischem',
      French: 'französisch|französische|französischer|französischen|französisches|französischem',
      Chinese: 'chinesisch|chinesische|chinesischer|chinesischen|chinesisches|chinesischem',
      Indian: 'indisch|indische|indischer|indischen|indisches|indischem',
      Mexican: 'mexikanisch|mexikanische|mexikanischer|mexikanischen|mexikanisches|mexikanischem',
      Mediterranean: 'mediterran|mediterrane|mediterraner|mediterranen|mediterranes|mittelmeerküche|mediterranem',
      Italian: 'italienisch|italienische|italienischer|italienischen|italienisches|italienischem',
      Japanese: 'japanisch|japanische|japanischer|japanischen|sushi|japanisches|japanischem',
      Thai: 'thailändisch|thailändische|thai|thailändischer|thailändischen|thailändisches|thailändischem',
      Greek: 'griechisch|griechische|griechischer|griechischen|griechisches|griechischem',
      Spanish: 'spanisch|spanische|spanischer|spanischen|spanisches|spanischem',
      Korean: 'koreanisch|koreanische|koreanischer|koreanischen|koreanisches|koreanischem',
      Vietnamese: 'vietnamesisch|vietnamesische|vietnamesischer|vietnamesischen|vietnamesisches|vietnamesischem',
      Turkish: 'türkisch|türkische|türkischer|türkischen|türkisches|türkischem',
    },
    pace: {
      calm: 'lockeres tempo|locker|gemütliches tempo|entspannt|entspannte|entspannter|entspanntes|gemütlich|gemütliche|gemütliches|ruhig|ruhige|ruhiges|langsam|langsames|ohne stress|ohne hektik|in ruhe|nicht zu voll|erholsam|gemächlich|stressfrei|entschleunigt|viele pausen|keine hektik|kein stress|nichts anstrengendes|nichts zu anstrengendes|nicht zu anstrengend|nicht anstrengend|nichts stressiges|nicht hektisch|ohne eile|keine eile|in aller ruhe|ruhiges tempo|ruhigem tempo|geruhsam|bequem|ohne hetze|keine hetze|nicht gehetzt|viel zeit zum ausruhen|zum runterkommen|mit pausen|mit vielen pausen|genug pausen|gemütlichem tempo|langsamem tempo|nicht zu viel programm|wenig programm|nicht zu vollgepackt|relaxt|relaxed|entspannten|nichts gehetztes|ohne zu hetzen|ganz gemütlich|mit viel zeit|ohne programmstress|beschaulich|ruhig angehen|ausruhen|faulenzen|sanft|gechillt',
      full: 'vollgepackt|so viel wie möglich|möglichst viel|alles sehen|volles programm|intensiv|straff|viel programm|dicht gepackt|actionreich|zügig|alles mitnehmen|viel sehen|möglichst viele|so viele sehenswürdigkeiten|das maximum|pausenlos|von früh bis spät|rund um die uhr|strammes programm|straffes programm|jede minute|viel erleben|dichtes programm|durchgetaktet',
    },
    mobility: {
      'step-free':
        'rollstuhl|rollstühle|stufenlos|kinderwagen|barrierefrei|barrierefreie|rollator|keine treppen|ohne treppen|behindert|rollstuhlgerecht|buggy|keine treppen steigen|nicht treppen steigen|treppen schafft sie nicht|treppen schafft er nicht|kann keine treppen|aufzug nötig|rampe|rampen|elektromobil|zwillingswagen',
      'short-walks':
        'läuft schlecht|geht schlecht|läuft nicht gut|kann nicht weit laufen|kann nicht lange laufen|hüftprobleme|kaputte hüfte|rückenprobleme|tut sich schwer mit laufen|wenig zu fuß|nicht viel zu fuß|nicht mehr so gut zu fuß|geht am stock|läuft am stock|geht langsam|läuft langsam|keine langen fußwege|lange fußwege|keine weiten wege|nicht gut zu fuß|schlecht zu fuß|nicht weit laufen|nicht viel laufen|kurze wege|wenig laufen|gehbehindert|eingeschränkt mobil|nicht lange laufen|knieprobleme|kaputtes knie|senioren|kurze strecken|nicht so viel laufen|nicht mehr gut zu fuß|gehstock|am stock|krücken|gehhilfe|arthrose|wird schnell müde|ermüdet schnell|gehbehinderung|neue hüfte|künstliche hüfte|kann nicht lange stehen',
    },
    roomKind: {
      'private room':
        'privatzimmer|privates zimmer|private zimmer|privaten zimmern|eigenes zimmer|eigene zimmer|privatzimmern|privaten zimmer|eigenen zimmer|eigenen zimmern|separates zimmer|separate zimmer|separaten zimmern|getrennte zimmer|private unterkunft|private schlafzimmer|zimmerart privat|zimmertyp privat|zimmer privat',
      'entire room':
        'ganze unterkunft|gesamte unterkunft|ganze wohnung|komplette wohnung|gesamte wohnung|ganze zimmer|komplette unterkunft|ganzes zimmer|gesamte zimmer|ganze zimmern|ganze unterkünfte|komplette unterkünfte|ganze wohnungen|gesamten raum|ganzen zimmern|ganzes apartment|ganze apartments|gesamte wohnungen|ganze häuser|ganzes haus|ganzen wohnung|ganzen unterkunft|gesamten unterkunft|komplette wohnungen|komplettes apartment|komplettes haus|ganze räume|unterkunft für uns allein|wohnung für uns allein|unterkunft ganz für uns|wohnung ganz für uns|ganze unterkunft für uns|ganze wohnung für uns|gesamtes apartment|vollständige unterkunft|ganzen apartment|komplette zimmer|komplettes zimmer',
      'shared room':
        'mehrbettzimmer|gemeinschaftszimmer|schlafsaal|geteiltes zimmer|geteilte zimmer|gemeinschaftszimmern|mehrbettzimmern|schlafsälen|schlafsäle|geteilten zimmer|geteilten zimmern|zimmer teilen|gemeinsames zimmer|gemeinsame zimmer|matratzenlager|achtbettzimmer|bett im schlafsaal',
    },
    houseNoun: {
      visitors: 'besuch|gäste|besuche|gästen|besuchen',
      parties: 'party|feier|feiern|fete|fest',
    },
    houseRule: {
      smoking:
        'rauchen|raucher|raucherzimmer|geraucht|rauchen erlaubt|raucherunterkunft|raucherwohnung|rauchfreundlich|geraucht werden darf|geraucht werden',
      parties:
        'partys|parties|feste feiern|party erlaubt|gefeiert werden darf|feiern erlaubt|feiern dürfen|feiern können|party machen|partys feiern|partys machen|gefeiert werden|eine party|gefeiert werden kann|partytauglich|feste veranstalten|feten|party im haus|party in der unterkunft|party in der wohnung|feste|hausparty|hauspartys|feiern in der unterkunft|in der unterkunft feiern|in der wohnung feiern|dort feiern|im haus feiern',
      visitors:
        'besucher|besuch empfangen|besucher erlaubt|besuch erlaubt|gäste empfangen|besuch muss|besuch darf|besuch haben|besuch bekommen|besuche erlaubt|gäste mitbringen|besuch willkommen|besuchern|besuch zu empfangen|gäste einladen|gäste zu empfangen|besuch ist erlaubt',
    },
  },
}
