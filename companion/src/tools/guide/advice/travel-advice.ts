/**
 * What a friend who travels would say about things that are much the same everywhere. What an official rule says is
 * linked to it: Regulation (EC) 261/2004 (passengers of flights), Directive 2007/74/EC (allowances of travellers),
 * Directive 2006/112/EC, Article 147 (tax back), Regulation (EU) 576/2013 (pets).
 */
import { guideClaim, parsePrice } from '@app/domain/guide'
import { DAILY_LIMITS } from '@app/domain/usage-limits'
import { z } from 'zod'

import { CountryInput, defineTool, found } from '../../tool.ts'
import { fillLabel, fillSaid, type Said } from '../facts-card.ts'
import { LanguageInput } from '../guide-place.ts'
import { guideWriting } from '../guide-writing.ts'
import type { StepLink, StepRow, StepsCard } from '../what-to-do-if.ts'
import { ADVICE_TOPICS, adviceIn, type AdviceTopic } from './advice-in.ts'
import { briefAdviceIn, type CountrySayId } from './brief-advice.ts'
import { countrySayIn, numberOf, type Service } from './country-says.ts'
import REMOTE_WORK_VISAS from './remote-work-visas.json' with { type: 'json' }
import TAX_FREE_MINIMUM from './tax-free-minimum.json' with { type: 'json' }

const AS_OF = '2026-11'
const LAW = 'https://eur-lex.europa.eu/eli'
const RIGHTS = `${LAW}/reg/2004/261/oj`
const LINKS: Readonly<Partial<Record<AdviceTopic, Readonly<Record<string, string>>>>> = {
  customs: {
    eu: `${LAW}/dir/2007/74/oj`,
    gb: 'https://www.gov.uk/bringing-goods-into-uk-personal-use',
    us: 'https://www.cbp.gov/travel',
    au: 'https://www.abf.gov.au',
  },
  'denied-boarding': { written: RIGHTS },
  'flight-cancelled': { choose: RIGHTS },
  'flight-delayed': { care: RIGHTS },
  pets: { eu: `${LAW}/reg/2013/576/oj`, gb: 'https://www.gov.uk/taking-your-pet-abroad' },
  'tax-refund': { shop: `${LAW}/dir/2006/112/oj` },
}
const OPENS: Readonly<Partial<Record<AdviceTopic, Readonly<Record<string, StepLink>>>>> = {
  'app-help': { help: 'help' },
  'denied-boarding': { money: 'rights' },
  'flight-cancelled': { money: 'rights' },
  'flight-delayed': { money: 'rights' },
  limits: { plans: 'pricing' },
  save: { open: 'saved' },
  subscription: { plan: 'pricing', refund: 'support' },
  support: { write: 'support' },
  translate: { open: 'translate' },
}
const OF_FLIGHT: readonly AdviceTopic[] = ['denied-boarding', 'flight-cancelled', 'flight-delayed']
const EU = new Set('AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '))
const OTHER_CUSTOMS: Readonly<Record<string, string>> = { AU: 'au', GB: 'gb', NZ: 'au', US: 'us' }
/** Steps that hold for the countries that they name. */
const OF_COUNTRIES: Readonly<Partial<Record<AdviceTopic, Readonly<Record<string, ReadonlySet<string>>>>>> = {
  bathing: {
    onsen: new Set(['JP', 'KR', 'TW']),
    sauna: new Set(['AT', 'CH', 'DE', 'EE', 'FI', 'LT', 'LV', 'NO', 'SE']),
    hammam: new Set(['AE', 'DZ', 'EG', 'IR', 'JO', 'MA', 'SY', 'TN', 'TR']),
  },
  medicines: { strict: new Set(['AE', 'SG']), japan: new Set(['JP']) },
  pharmacy: { names: new Set(['CA', 'JP', 'US']) },
  pets: { tapeworm: new Set(['FI', 'GB', 'IE', 'MT', 'NO']), eu: EU },
}
/** Who is called if it gets worse. */
const SERVICES: Readonly<Partial<Record<AdviceTopic, Service>>> = {
  dating: 'police',
  sick: 'ambulance',
  stranded: 'police',
}

export const travelAdvice = defineTool({
  name: 'travel-advice',
  about:
    'General advice: ill or hurt, stuck at night, pharmacy and medicines, customs, tax refund, insurance, altitude, bags ' +
    'to leave, flights that are late, cancelled or full, check-in, hand luggage, lounge, jet lag, baby, pets, work abroad, ' +
    'alone or in a group, dates with strangers, and help with this app.',
  input: z.strictObject({
    topic: z.enum(ADVICE_TOPICS),
    country: CountryInput.optional().describe('Where one goes'),
    steps: z.array(z.string().min(1).max(20)).max(3).optional().describe('Steps to begin with, by id'),
    minutes: z.int().min(1).max(1440).optional().describe('Time to change planes'),
    language: LanguageInput,
  }),
  async run({ topic, country, steps: asked = [], minutes, language }, lookUps) {
    const written = await writtenIn(topic, language)
    const own = (country === undefined ? [] : ownSteps(topic, country)).filter((id) => id in written.steps)
    const named = asked.filter((id) => id in written.steps)
    const first = [...new Set([...named, ...own])]
    // Every step of a brief advice has the title of its topic: it shows those that are said.
    const others = written.isBrief ? ['brief'] : Object.keys(written.steps).filter((id) => !first.includes(id))
    const rows = [...first, ...others].map((id) => stepRow(topic, id, written.steps[id] ?? []))
    const service = SERVICES[topic]
    const called = service ? await numberOf(service, { country, language: written.language }, lookUps) : null
    const ofTime = topic === 'connection' && minutes !== undefined ? [sayConnection(minutes, written)] : []
    const says = await saysOf({ topic, country, written, asked: named, own, isAnswered: ofTime.length > 0 })
    const card: StepsCard = {
      problem: topic,
      place: '',
      language: written.language,
      says: [...ofTime, ...says, ...(called ? [called.said] : [])],
      rows: [...(called ? [called.row] : []), ...rows],
    }
    return found(card)
  },
})

/** The advice in one language: a step has a short title and what it means. */
type Written = {
  readonly language: string
  readonly lead: string
  readonly next: string
  readonly steps: Readonly<Record<string, readonly string[]>>
  /** Asks for the flight, after its rights in general. */
  readonly tell: string
  readonly isBrief: boolean
}

/** Two sentences and a few steps, where the whole advice is written in English only. */
async function writtenIn(topic: AdviceTopic, language: string): Promise<Written> {
  const brief = await briefAdviceIn(language)
  const own = brief?.topics[topic]
  if (brief && own) {
    const steps = Object.entries(own.steps ?? {}).map(([id, text]) => [id, [own.title, text]] as const)
    const whole = ['brief', [own.title, `${own.lead} ${own.next}`]] as const
    const { lead, next } = own
    return { language, lead, next, steps: Object.fromEntries([...steps, whole]), tell: brief.tell, isBrief: true }
  }
  const { locale, topics, says } = await adviceIn(language)
  return { language: locale.slice(0, 2), ...topics[topic], tell: says['rights.tell'], isBrief: false }
}

function stepRow(topic: AdviceTopic, id: string, [label = '', text = '']: readonly string[]): StepRow {
  return {
    id,
    label,
    value: guideClaim(text, AS_OF),
    link: LINKS[topic]?.[id] ?? null,
    opens: OPENS[topic]?.[id] ?? null,
  }
}

/** The steps that hold for this country. */
function ownSteps(topic: AdviceTopic, country: string): readonly string[] {
  if (topic === 'customs') return EU.has(country) ? ['eu'] : [OTHER_CUSTOMS[country] ?? []].flat()
  return Object.entries(OF_COUNTRIES[topic] ?? {}).flatMap(([id, countries]) => (countries.has(country) ? id : []))
}

type Answered = {
  readonly topic: AdviceTopic
  readonly country: string | undefined
  readonly written: Written
  /** The steps that the question names, which then are the answer. */
  readonly asked: readonly string[]
  readonly own: readonly string[]
  /** What was asked is already said. */
  readonly isAnswered: boolean
}

const SHORT_CHANGE = 45
const USUAL_CHANGE = 90

/** A rule of thumb of our editors: an hour without a passport check, an hour and a half with one. */
function sayConnection(minutes: number, { language, isBrief }: Written): Said {
  const writing = guideWriting(language)
  const id = minutes < SHORT_CHANGE ? 'no' : minutes < USUAL_CHANGE ? 'tight' : 'yes'
  const said = fillSaid(writing.words, `connection.${id}`, { minutes: writing.unit(minutes, 'minute') }, [])
  return { ...said, rows: [isBrief ? 'brief' : 'bookings'] }
}

async function saysOf({ topic, country, written, asked, own, isAnswered }: Answered): Promise<readonly Said[]> {
  const step = (id: string): Said => {
    const [label = '', text = ''] = written.steps[id] ?? []
    return factSaid(topic === 'customs' && !written.isBrief && own.includes(id) ? `${label}: ${text}` : text, id)
  }
  if (asked.length > 0) {
    // Beside what is asked, only the country's own rule on that thing is of use.
    const beside = topic === 'customs' && !asked.includes('food') ? [] : own
    // The papers of an animal are needed wherever it sits.
    return [...[...new Set([...asked, ...beside])].map(step), ...(topic === 'pets' ? [wordsSaid(written.lead)] : [])]
  }
  const ofPlace = country === undefined ? [] : await ofCountry(topic, country, written.language)
  if (topic === 'tax-refund' && country !== undefined && minimumIn(country) === NO_REFUND) return ofPlace
  const [lead, next] = [ofApp(written.lead), written.next === '' ? [] : [wordsSaid(written.next)]]
  const tell = OF_FLIGHT.includes(topic) ? [wordsSaid(written.tell)] : []
  // "How many cigarettes into the UK": the limits themselves, not that there are some.
  if (topic === 'customs' && own.length > 0) return [...own.map(step), ...next]
  const isAfter = topic === 'pets'
  const special = [...ofPlace, ...own.map(step)]
  if (isAnswered) return next
  return [...(isAfter ? [lead, ...special] : [...special, lead]), ...next, ...tell]
}

const NO_REFUND = 'none'

function minimumIn(country: string): string | undefined {
  return (TAX_FREE_MINIMUM as Readonly<Record<string, string>>)[country]
}

/** The limits of the free plan stand in the words of this app. */
function ofApp(lead: string): Said {
  const { ai_requests, itinerary_generations, search_requests, saved_items } = DAILY_LIMITS
  const limits = {
    questions: String(ai_requests),
    plans: String(itinerary_generations),
    searches: String(search_requests),
    saves: String(saved_items),
  }
  return wordsSaid(fillLabel(lead, limits))
}

/** What has a figure is a fact, which the rows of the card prove. */
const wordsSaid = (text: string): Said =>
  /\d/.test(text) ? factSaid(text, '') : { id: 'steps', pieces: [{ kind: 'words', text }], rows: [] }
const factSaid = (text: string, row: string): Said => ({ id: 'steps', pieces: [{ kind: 'fact', text }], rows: [row] })

/** What of it differs by country in a sentence of its own. */
async function ofCountry(topic: AdviceTopic, country: string, language: string): Promise<readonly Said[]> {
  const say = async (id: CountrySayId, facts: Readonly<Record<string, string>> = {}): Promise<readonly Said[]> => {
    const text = await countrySayIn(language, id, country, facts)
    return text === null ? [] : [factSaid(text, '')]
  }
  if (topic === 'digital-nomad') return REMOTE_WORK_VISAS.includes(country) ? say('remote.yes') : []
  const minimum = topic === 'tax-refund' ? minimumIn(country) : undefined
  if (minimum === undefined) return []
  if (minimum === NO_REFUND) return say('tax.none')
  if (minimum === 'any') return say('tax.any')
  const price = parsePrice(`${minimum} ${AS_OF.slice(0, 4)}`)
  return price ? say('tax.minimum', { amount: guideWriting(language).price(price) }) : []
}
