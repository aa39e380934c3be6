import { namesTwoSeasons, tellsOfInjury, weighThoughts } from './fields.ts'
import { weighForeign } from './other-words/weigh-foreign.ts'
import type { Phrasebook } from './phrasebook.ts'
import { stands, weigh } from './phrases.ts'
import type { Question } from './question.ts'
import { isUndoing } from './refusals.ts'
import { type Intent, INTENTS } from './sentences.ts'
import type { Slots } from './slots.ts'

const SEARCHES: readonly Intent[] = ['hotel', 'flight', 'car']
/** Words of these mean nothing else; "worth", "recommend" and "visit" are said of everything. */
const FACTS: readonly Intent[] = [
  'entry',
  'passport',
  'money',
  'best',
  'plugs',
  'driving',
  'embassy',
  'health',
  'clock',
  'unknown',
]
const URGENT: readonly Intent[] = ['emergency', 'medical', 'legal']
const FITS = 3
const SPEAKS = 2
const HINTS = 0.5
const PASSPORT_WORDS =
  'passport*|reisepass|pass|passeport|pasaporte|passaporto|passaporte|citizen*|bürger*|staatsbürger*'
/** "How long may I stay?" asks the border, not for a plan. */
const MAY_STAY =
  'how long can i stay|how long may i stay|how long am i allowed|how much longer can|can i stay|may i stay|allowed to stay|overstay*|wie lange darf|wie lange kann ich bleiben|darf ich ~ bleiben|combien de temps puis je rester|combien de temps je peux rester|puis je rester|je peux rester|cuánto tiempo puedo quedarme|cuánto puedo quedarme|puedo quedarme|cuánto tiempo puedo estar|quanto tempo posso restare|quanto posso restare|posso restare|quanto tempo posso rimanere|posso rimanere|quanto tempo posso ficar|posso ficar|quanto tempo posso permanecer'
const WHERE = 'where|which hotel*|wo|où|dónde|donde|dove|onde|hotel*|hostel*|apartment*'
const VISA_WORDS = 'visa|visum|visado|visto|visas'
/** With these a length is that of a journey. */
const OF_JOURNEY =
  'plan*|itinera*|itinéra*|reiseplan|organi*|programm*|roteiro|hotel*|hostel*|hôtel*|albergo|unterkunft|flight*|flug|flüge|vuelo*|volo|voli|voo*|rental car|mietwagen|what to see|things to do|see and do|sehenswürdigkeit*|restaurant*|where to|budget|weather|wetter'
const LEAST_LINES_OF_A_PLAN = 3

/** What a question is about; null where no word says so. `foreign`: its language, where answers are not written in it. */
export function chooseIntent(question: Question, book: Phrasebook, foreign: string | null): Intent | null {
  const isForeign = foreign !== null
  if (looksLikePlan(question.text)) return 'check'
  const said = (intent: Intent): boolean => !isForeign && weigh(question.plain, book.intents[intent]) > 0
  // "Are 50 euros a day enough for Lisbon?" asks for no other money.
  const isBudget = said('cost') && question.slots.currencies.length < 2
  const weighed = (intent: Intent): number => {
    if (foreign !== null) return weighForeign(question.plain, intent, foreign)
    const weight = Math.max(weigh(question.plain, book.intents[intent]), weighThoughts(question.plain, intent, book))
    return weight < FITS && lacksFact(question, intent, book) ? 0 : weight
  }
  // "Is it nicer in spring or in autumn?" compares, as two months do.
  const compares = !isForeign && hasPlace(question.slots) && namesTwoSeasons(question.plain, book)
  const scores = INTENTS.map((intent) => ({
    intent,
    score:
      weighed(intent) * (URGENT.includes(intent) ? 2 : 1) +
      (intent === 'convert' && isBudget ? 0 : boost(question, intent)) +
      (intent === 'best' && compares ? FITS : 0),
  }))
  const of = (intent: Intent): number => scores.find((each) => each.intent === intent)?.score ?? 0
  // "My flight from Paris arrived five hours late" is no search for flights; "Is Lisbon an hour behind?" is about clocks.
  const isOfClocks = of('difference') > of('delay')
  if (question.slots.delayMinutes !== null && said('delay') && !said('plan') && !isOfClocks) return 'delay'
  if (isOfFlight(question.slots.disruption, said)) return 'delay'
  // "How do I say where the station is?" asks for no station, and for nothing that was spoken of before.
  const isUrgent = URGENT.some((intent) => of(intent) > 0)
  if (!isForeign && !isUrgent && stands(question.plain, book.translating)) return 'unknown'
  if (isOrder(question, of)) return 'write'
  // "Nice places for dinner" are no sights.
  const isHungry = of('food') > 0 && of('sights') > 0 && of('sights') - of('food') < FITS
  // Nor is "My flight to Rome was delayed".
  const isLate = of('delay') >= FITS
  const [first, second] = scores
    .filter(
      ({ intent }) => intent !== 'write' && !(isLate && intent === 'flight') && !(isHungry && intent === 'sights'),
    )
    .toSorted((a, b) => b.score - a.score)
  // "Is there anything to worry about on a trip to Jordan?" wants no trip.
  const isSpokenOf = first?.intent === 'plan' && first.score < FITS && question.slots.days === null
  // "What does a hostel bed in Kyoto cost?" is no search before there are days to search for.
  const isPriced = first?.intent === 'plan' || (first?.intent === 'hotel' && question.slots.dates === null)
  if (isPriced && asksPrice(question)) return 'cost'
  // "Is it worth taking an adapter?" shows no sights.
  const isSaidInPassing = first?.intent === 'sights' && second && FACTS.includes(second.intent) && second.score >= FITS
  const best = (isSpokenOf && second && second.score > 0) || isSaidInPassing ? second : first
  if (!best || best.score <= 0) return null
  // "Are people robbed often in Naples?" is nobody's loss.
  const isOfOthers = stands(question.plain, OFTEN) && !stands(question.plain, MINE)
  if (best.intent === 'legal' && isOfOthers) return 'advisory'
  // Whoever asks for the number because of a broken leg is told what helps there, too.
  if (best.intent === 'emergency' && !isForeign && tellsOfInjury(question.plain, book)) return 'medical'
  return inPair(best.intent, question)
}

const OFTEN =
  'often|a lot|lots of|common|many|much|oft|häufig|viel|viele|souvent|beaucoup|a menudo|mucho|muchos|muchas|spesso|molto|molti|muito|muitos|muitas|frequente*'
const MINE =
  'my|me|i was|we were|our|mein*|mir|mich|uns|unser*|mon|ma|mes|nous|notre|nos|mi|mis|nuestr*|mio|mia|miei|mie|ci|nostr*|meu|minha|meus|minhas|nosso*|nossa*|fui'

/** To book, to pay, to delete; "what does one pay with there?" and "what will 50 euros buy?" are questions. */
function isOrder({ text }: Question, of: (intent: Intent) => number): boolean {
  const weight = of('write')
  if (weight === 0) return false
  if (Math.max(of('money'), of('convert')) >= weight && !ORDERING.test(text)) return false
  return isUndoing(text) || SEARCHES.every((search) => of(search) === 0)
}

const ORDERING =
  /^\W*(?:(?:please|bitte|por favor|per favore|now|jetzt)\W+)?(?:pay|buy|send|book|bezahl|kauf|paie|paye|paga|compra|pague)/iu

/** A hotel is cancelled too; nothing but a flight refuses a passenger or puts them in a lower class. */
function isOfFlight(disruption: Slots['disruption'], said: (intent: Intent) => boolean): boolean {
  if (disruption === null) return false
  return disruption !== 'cancellation' || ((said('flight') || said('delay')) && !said('hotel') && !said('car'))
}

/** "How much" is no exchange without money, and "late" no delay without a flight. */
function lacksFact({ slots, plain: text }: Question, intent: Intent, book: Phrasebook): boolean {
  if (intent === 'convert')
    return (
      slots.amount === null && (slots.currencies.length === 0 || (slots.currencies.length === 1 && slots.days !== null))
    )
  if (intent !== 'delay') return false
  return (
    slots.delayMinutes === null &&
    slots.airports.length === 0 &&
    !stands(text, `${book.disruptions.cancellation}|${FLIGHT_WORDS}`)
  )
}

const FLIGHT_WORDS =
  'flight*|plane|airline*|flug|flüge|flieger|fluglinie|airline|vol|vols|avion|vuelo*|avión|aerolínea*|volo|voli|aereo|voo*|avião|companhia'

/** "If it is noon in New York, what time is it in Berlin?" is about both. */
function inPair(intent: Intent, { slots: { cities, origin } }: Question): Intent {
  return intent === 'clock' && cities.length + (origin === null ? 0 : 1) > 1 ? 'difference' : intent
}

/** What the facts in a question speak for, whatever its words. */
const boost = (question: Question, intent: Intent): number => BOOSTS[intent]?.(question) ?? 0

const BOOSTS: Readonly<Partial<Record<Intent, (question: Question) => number>>> = {
  // "Barcelona in August, or is October better?"
  best: ({ slots, plain: text, monthsNamed }) =>
    monthsNamed > 1 &&
    hasPlace(slots) &&
    slots.dates?.isExact !== true &&
    slots.days === null &&
    !stands(text, PASSPORT_WORDS)
      ? FITS
      : 0,
  cost: (question) => (hasPlace(question.slots) && isBudgeted(question) ? FITS + 1 : 0),
  // "Ten days in Morocco, under €900" is a wish with a budget.
  convert: ({ slots: { amount, currencies, days, ...places } }) =>
    currencies.length > 1 || (amount !== null && currencies.length === 1 && hasPlace(places) && days === null)
      ? FITS
      : 0,
  // Whose passport it is matters for nothing as much.
  entry: ({ slots, plain: text, text: said }) => {
    // In small letters it is a word in three of the languages.
    if (/\bESTA\b/.test(said)) return FITS
    // "Do I need a visa? Passport of Spain, five months" tells the stay, not the passport's end.
    if (hasPlace(slots) && slots.stayDays !== null && slots.passportExpires === null && stands(text, VISA_WORDS))
      return FITS * 3
    // "Canadian, 100 days in Japan" is a question for the border.
    const isOfStay = slots.stayDays !== null || slots.usedDays !== null
    if (isOfStay && slots.passport !== null && hasPlace(slots) && slots.amount === null && !stands(text, OF_JOURNEY))
      return stands(text, PASSPORT_WORDS) || slots.usedDays !== null ? FITS * 3 : FITS + 1
    // "Where can I stay in Lisbon?" looks for a bed.
    if (hasPlace(slots) && stands(text, MAY_STAY) && !stands(text, WHERE)) return FITS + 2
    if (slots.passport === null || !hasPlace(slots)) return 0
    return stands(text, PASSPORT_WORDS) ? SPEAKS : HINTS
  },
  passport: ({ slots, plain: text }) =>
    hasPlace(slots) && slots.passportExpires !== null && stands(text, PASSPORT_WORDS) ? FITS : 0,
  distance: ({ slots, plain: text }) =>
    isBetweenTwo(slots) && stands(text, `${HOW_LONG}|${HOW_NEAR}`) && !stands(text, APART) ? FITS : 0,
  // "If it is nine in Sydney, what is it in Vancouver?"
  difference: ({ slots, text }) => (isBetweenTwo(slots) && slots.dates === null && IF_IT_IS.test(text) ? FITS : 0),
  // "Rome to Paris on 5 May": a day of departure; "flight Rome Paris, 5 to 9 May" has another.
  flight: ({ slots, plain: text }) => {
    const { dates } = slots
    if (!isBetweenTwo(slots) || dates === null || stands(text, HOW_LONG)) return 0
    if (dates.start === dates.end) return SPEAKS
    return dates.isExact && stands(text, FLIGHT_WORDS) && !stands(text, PLAN_WORDS) ? FITS : 0
  },
  // "A weekend for her: a hotel in Prague from 12 to 14 March".
  hotel: ({ slots: { dates }, plain: text }) =>
    dates?.isExact && dates.start < dates.end && stands(text, HOTEL_WORDS) && !stands(text, PLAN_WORDS) ? SPEAKS : 0,
  // "Does Croatia have the euro?"
  money: ({ slots: { amount, currencies, countries, days } }) =>
    amount === null && currencies.length === 1 && countries.length === 1 && days === null ? SPEAKS : 0,
  plan: ({ slots }) => (slots.days !== null && hasPlace(slots) ? 1 : 0),
}

function hasPlace({ countries, cities }: Pick<Question['slots'], 'countries' | 'cities'>): boolean {
  return countries.length + cities.length > 0
}

/** "What does a weekend in London cost?" wants no plan, unless one is asked for in so many words. */
function asksPrice({ plain: text, slots }: Question): boolean {
  return slots.amount === null && hasPlace(slots) && stands(text, PRICE_WORDS) && !stands(text, PLAN_WORDS)
}

const PRICE_WORDS =
  'what ~ cost|what does ~ cost|how much ~ cost|costs|was kostet|was kosten|wie viel kostet|wieviel kostet|combien coûte*|combien ~ coûte*|cuánto cuesta*|cuánto ~ cuesta|quanto costa*|quanto ~ costa|quanto custa*|quanto ~ custa'
const HOTEL_WORDS = 'hotel in|hotel für|hotel à|hôtel à|hotel en|hotel em|hotel a|hotel for|albergo a|unterkunft in'
const PLAN_WORDS = 'plan*|itinera*|itinéra*|reiseplan|organi*|programm*|roteiro'

/** So much a day, or how much of one money for so many days. */
function isBudgeted({ slots: { amount, currencies, days }, request: { budget }, plain: text }: Question): boolean {
  const isDaily = budget?.value.per === 'day' || budget?.value.per === 'person-day'
  return (
    (isDaily && days === null) ||
    (days !== null && ((amount === null && currencies.length === 1) || stands(text, MONEY_WORDS)))
  )
}

function isBetweenTwo({ cities, countries, origin }: Question['slots']): boolean {
  return cities.length + countries.length + (origin === null ? 0 : 1) > 1
}

const MONEY_WORDS = 'how much money|money do|money should|money for|geld|kohle|argent|dinero|plata|soldi|dinheiro|grana'
const IF_IT_IS =
  /(?<!\p{L})(?:(?:when|if) it['’]?\s?(?:i?s)|wenn es|(?:quand|lorsque|lorsqu['’]|s['’]?)\s?il est|(?:cuando|si) (?:aquí )?(?:es|son)|(?:quando|se) (?:qui |aqui )?(?:è|é|sono|são))(?!\p{L})/iu
const HOW_NEAR =
  'near|close to|far|nah|nahe|in der nähe|weit|entfernt|proche|près de|loin|cerca|lejos|vicin*|lontan*|perto|longe|next to'
/** Hours between clocks are no way. */
const APART =
  'clock|watch|off from|verschoben|horloge|reloj|orologio|relógio|ahead|behind|difference|unterschied|zeitunterschied|zeitverschiebung|écart|retard sur|por detrás|por delante|atrás de|voraus|zurück|avance|décalage|différence|diferencia|adelanto|differenza|avanti|indietro|fuso|diferença|à frente'
const HOW_LONG =
  'how much time|wie viel zeit|wieviel zeit|how many hours|wie viele stunden|wieviel stunden|combien d heures|cuántas horas|quante ore|quantas horas|cuánto dura|quanto dura|quanto demora|how long|wie lange|combien de temps|cuánto tiempo|quanto tempo|cuánto se tarda|quanto ci vuole'

/** Several lines with hours or days: somebody has pasted a plan, and nothing in it is a request. */
export function looksLikePlan(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const marked = lines.filter((line) =>
    /\d{1,2}[:h.]\d{2}|\b\d{1,2}\s?(?:am|pm|uhr|h)\b|^\W*(?:day|tag|jour|d[ií]a|giorno|dia)\s*\d|^\s*[-•*\d]/iu.test(
      line,
    ),
  )
  return lines.length >= LEAST_LINES_OF_A_PLAN && marked.length >= 2
}
