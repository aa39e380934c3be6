import { isKindInName, isLinkInName, wordsOfName } from '../../place-names/index.ts'
import type { Title } from '../read-title.ts'
import { isMark, isTaken, lengthAt, type Reading, said, take, tokenAt } from '../reading.ts'
import { isItemStart, itemEnd, type Listed, skipLeads } from '../sights/read-listed-sights.ts'
import { isSentenceStart, sliceOf } from './read-name.ts'

type Span = { readonly at: number; readonly length: number }
type Item = Title & {
  /** The start of the item, with the article or the refusal before its name. */
  readonly from: number
  readonly isRefused: boolean
  /** Certainly a name; otherwise only beside a sight. */
  readonly isSure: boolean
}

const MOST_SMALL_WORDS = 3
const LONGEST_WORD = 40

/**
 * `Gravensteen, Patershol and the Ghent Altarpiece`: items of a list that consist of a name, though no table contains
 * it. Capitalised, that is a sight by itself; in lower case, or as a single German noun, only beside another sight.
 */
export function readLoneNames(reading: Reading, sights: readonly Span[], isPlace: (title: Title) => boolean): Listed {
  const items = collectItems(reading).filter((item) => !isPlace(item))
  const taken = new Set(items.filter(({ isSure }) => isSure))
  for (let isGrowing = true; isGrowing;) {
    const beside = items.filter((item) => !taken.has(item) && isBeside(reading, item, [...sights, ...taken]))
    for (const item of beside) taken.add(item)
    isGrowing = beside.length > 0
  }
  const found: Listed = { see: [], not: [] }
  for (const item of items.filter((each) => taken.has(each))) {
    found[item.isRefused ? 'not' : 'see'].push(said(reading, item.name, item.at, item.length))
    take(reading, item.at, item.length)
  }
  return found
}

function collectItems(reading: Reading): readonly Item[] {
  const items: Item[] = []
  for (let from = 0; from < reading.words.tokens.length; from += 1) {
    if (!isItemStart(reading, from)) continue
    const { start: at, isRefused } = skipLeads(reading, from)
    const length = withoutPlease(reading, at, itemEnd(reading, at)) - at
    if (length === 0 || isTaken(reading, at, length)) continue
    const isSaint = SAINTS.has(tokenAt(reading, at)?.folded ?? '') && isUnknownName(reading, { at, length })
    const isSkipped = lengthAt(reading, at + length, 'isUnwanted') > lengthAt(reading, at + length, 'isMust')
    const isNo = isRefused || isSkipped
    const isSure =
      isSaint || isCapitalName(reading, { at, length }) || (isNo && isRefusedThing(reading, from, { at, length }))
    if (!isSure && !isUnknownName(reading, { at, length })) continue
    items.push({ name: sliceOf(reading, at, length), at, length, from, isSure, isRefused: isNo })
  }
  return items
}

/** `The Cloisters please`. */
function withoutPlease(reading: Reading, at: number, end: number): number {
  const isPlease = PLEASE.has(tokenAt(reading, end - 1)?.folded ?? '')
  return isPlease && end - 1 > at ? end - 1 : end
}

const PLEASE = new Set('please bitte svp'.split(' '))

/** `No canal boats`, `keine Grachtenfahrt`: a refused item between two commas without another meaning. */
function isRefusedThing(reading: Reading, from: number, { at, length }: Span): boolean {
  const tokens = reading.words.tokens.slice(at, at + length)
  const isOther = Array.from({ length: at - from }, (_, step) => lengthAt(reading, from + step, ...TASTES)).some(
    Boolean,
  )
  const words = tokens.filter(({ folded }) => !isLinkInName(folded))
  if (isOther || words.length === 0 || words.length > MOST_REFUSED_WORDS) return false
  // "No opera" is refused like any other thing; with a time after it, it is an appointment.
  const isEvening = (place: number): boolean => lengthAt(reading, place, 'appointment') > 0
  return tokens.every(
    ({ text, folded }, step) =>
      isNameWord(text) &&
      !IDLE.has(folded) &&
      (isLinkInName(folded) || (folded.length > 3 && (!reading.words.isKnown(at + step) || isEvening(at + step)))),
  )
}

const MOST_REFUSED_WORDS = 2
const TASTES = ['pace', 'diet', 'mobility', 'budget', 'limit'] as const
/** Refused things that are not sights. */
const IDLE = new Set(
  (
    'worries problem problems idea rush hurry stress fuss frills need limit plans preference preferences thanks kidding matter hassle doubt ' +
    'probleme ahnung thema plan eile zeitdruck hektik hetze schnickschnack umstande sorge sorgen frage ' +
    'souci soucis probleme problemes chichi doute faute hate pression ' +
    'problema problemas prisa prisas estres lujos lujo agobios agobio duda dudas falta preocupaciones complicaciones ' +
    'problemi fretta fronzoli dubbio dubbi pretese impegni pensieri ' +
    'pressa pressas frescura duvida duvidas correria luxo luxos compromisso preocupacoes'
  ).split(' '),
)

/** `Genter Altar`, `Agneau mystique`: capitalised except for connecting and unusual words. */
function isCapitalName(reading: Reading, { at, length }: Span): boolean {
  const { tokens, language } = reading.words
  const name = tokens.slice(at, at + length)
  const isPart = (step: number): boolean => {
    const token = name[step]
    if (token === undefined || lengthAt(reading, at + step, ...NEVER) > 0) return false
    return isNameWord(token.text) && (token.isCapital || isInside(reading, at + step, step))
  }
  // "Tanneries de Chouara": an unknown kind, then its name.
  const isThing = (name[0]?.folded.length ?? 0) > 3 && !reading.words.isKnown(at) && isLinkInName(name[1]?.folded ?? '')
  const isLed = name[0]?.isCapital || (isThing && name.at(-1)?.isCapital)
  if (!name.every((_, step) => isPart(step) || (step === 0 && isThing)) || !isLed) return false
  const capitals = name.filter(({ isCapital }) => isCapital)
  const unknown = name.filter(({ isCapital }, step) => isCapital && !reading.words.isKnown(at + step))
  const isNoun = (step: number): boolean => lengthAt(reading, at + step, 'interest', 'sight', 'city') > 0
  const isAnother = name.some((token, step) => token.isCapital && reading.words.isKnown(at + step) && !isNoun(step))
  if (language.hasCapitalNouns) return capitals.length > 1 && unknown.length > 0 && !isAnother
  // "Stag do, 12 lads": the first word of a sentence is always capitalised.
  if (capitals.length === 1 && isSentenceStart(reading, at)) return false
  if (name.length === 1 && isPersonOrBrand(name[0]?.folded ?? '')) return false
  return unknown.length > 0
}

/** In lower case, or one German noun: words without another meaning. */
function isUnknownName(reading: Reading, { at, length }: Span): boolean {
  const { tokens, language } = reading.words
  const name = tokens.slice(at, at + length)
  // If other names are capitalised, a lower-case word is not a name.
  const usesCapitals = tokens.some(({ isCapital }, place) => isCapital && place > 0)
  if (usesCapitals && !(language.hasCapitalNouns && name.every(({ isCapital }) => isCapital))) return false
  const words = name.filter(({ folded }) => !isLinkInName(folded))
  if (words.length === 0 || words.length > MOST_SMALL_WORDS || isLinkInName(name.at(-1)?.folded ?? '')) return false
  const isKind = (folded: string): boolean => wordsOfName([folded]).some(isKindInName) || SAINTS.has(folded)
  const isOwn = (step: number): boolean =>
    (name[step]?.folded.length ?? 0) > 3 && !reading.words.isKnown(at + step) && !isKind(name[step]?.folded ?? '')
  return (
    name.some((_, step) => isOwn(step)) &&
    name.every(
      ({ text, folded, isGlued }, step) =>
        isNameWord(text) &&
        !isPersonOrBrand(folded) &&
        !PLEASURES.has(folded) &&
        (isGlued || isLinkInName(folded) || isKind(folded) || isOwn(step)),
    )
  )
}

const SAINTS = new Set('san santa santo sant sankt saint sainte sao st'.split(' '))

const isNameWord = (text: string): boolean => text.length <= LONGEST_WORD && /^\p{L}+$/u.test(text)

const isInside = (reading: Reading, at: number, step: number): boolean => {
  const token = tokenAt(reading, at)
  return step > 0 && (isLinkInName(token?.folded ?? '') || token?.isGlued === true || !reading.words.isKnown(at))
}

const NEVER = [
  'monthName',
  'weekday',
  'cuisine',
  'publicHoliday',
  'season',
  'currency',
  'number',
  'lodging',
  'and',
] as const

/** Only a comma or "and", with articles, between two of them. */
function isBeside(reading: Reading, item: Item, sights: readonly Span[]): boolean {
  return sights.some(({ at, length }) =>
    at < item.at ? isJoint(reading, at + length, item.at) : isJoint(reading, item.at + item.length, at),
  )
}

function isJoint(reading: Reading, from: number, to: number): boolean {
  let [next, joints] = [from, 0]
  while (next < to) {
    const joint = lengthAt(reading, next, 'and') || (isMark(reading, next, ',', '&', '+', '/') ? 1 : 0)
    const length = joint || lengthAt(reading, next, 'article')
    if (length === 0) return false
    joints += joint > 0 ? 1 : 0
    next += length
  }
  return next === to && joints > 0
}

const isPersonOrBrand = (folded: string): boolean => PEOPLE.has(folded) || BRANDS.has(folded)

/** First names: "with Anna and Tom" are people. */
const PEOPLE = new Set(
  (
    'anna anne ana anja andrea andreas alex alexander alice antonio antonia ben bernd carla carlo carlos caroline charlotte chris ' +
    'christian christina claire clara claudia daniel david diego elena elisa ella emily emma eric erika eva fabio felix ' +
    'fernando florian francesca francesco francisco frank franz giulia giovanni giuseppe greta hannah hans heike heinz helen ' +
    'helena henry ines isabel isabella jack jakob james jan jana jane jean jens joao john jonas jorge jose juan julia julie ' +
    'julian karin karl kate katja katrin kim klaus lara laura lea lena leo leon leonie lina lisa louis louise luca lucas lucia ' +
    'luis luisa lukas marc marco maria marie marina mario marion mark marta martin martina mary mateo max mia michael michel ' +
    'miguel mike mila nadia nico nicole nina noah nora olga oliver olivia oscar paola paolo pablo patrick paul paula paulo ' +
    'pauline pedro peter petra philipp pierre rafael ralf raul renate rita robert roberta sabine sam samuel sandra sara sarah ' +
    'sebastian silvia simon simone sofia sophie stefan stefano susanne teresa theo thomas tim tina tom ulrike uwe valentina ' +
    'vera victor vincent walter will yves zoe'
  ).split(' '),
)
const BRANDS = new Set(
  (
    'airbnb booking ryanair easyjet lufthansa interrail eurail flixbus hilton ibis marriott wifi uber google ' +
    'whatsapp thanks merci danke gracias grazie obrigado obrigada cheers regards gruss grusse saludos saluti ' +
    'abraco bisous'
  ).split(' '),
)
/** Activities that are not sights, in words that several languages share. */
const PLEASURES = new Set(
  (
    'samba tango fado flamenco jazz ramen sushi tapas pizza pasta gelato kebab hammam hamam sauna wellness ' +
    'yoga karaoke brunch picknick picnic gondola gondole gondel kayak surf camping wandern radfahren bummeln ' +
    'stadtbummel spaziergang bootsfahrt bootstour hafenrundfahrt stadtrundfahrt karneval carnaval carnival ' +
    'fasching corrida rodizio cocktails aperitivo apero biergarten streetfood glamping windsurf trekking ' +
    'paragliding roadtrip selfies'
  ).split(' '),
)
