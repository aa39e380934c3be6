/**
 * What a friend who travels would say about things that are much the same everywhere. What an official rule says is
 * linked to it: Regulation (EC) 261/2004 (passengers of flights), Directive 2007/74/EC (allowances of travellers),
 * Directive 2006/112/EC, Article 147 (tax back), Regulation (EU) 576/2013 (pets).
 */
import { guideClaim, parsePrice } from '@app/domain/guide'
import { DAILY_LIMITS } from '@app/domain/usage-limits'
import { z } from 'zod'

import { CountryInput, defineTool, found } from '../../tool.ts'
import { fillLabel, type Said } from '../facts-card.ts'
import { LanguageInput } from '../guide-place.ts'
import { guideWriting } from '../guide-writing.ts'
import type { StepLink, StepRow, StepsCard } from '../what-to-do-if.ts'
import { ADVICE_TOPICS, adviceIn, type AdviceSayId, type AdviceTopic, type AdviceWords } from './advice-in.ts'
import { briefAdviceIn } from './brief-advice.ts'
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
/** Of the steps that name them. */
const STRICT = new Set(['AE', 'JP', 'SG'])
const ACETAMINOPHEN = new Set(['CA', 'JP', 'US'])
const OTHER_CUSTOMS: Readonly<Record<string, string>> = { AU: 'au', GB: 'gb', NZ: 'au', US: 'us' }

export const travelAdvice = defineTool({
  name: 'travel-advice',
  about:
    'General advice: pharmacy and medicines, customs, tax refund, bags to leave, flights that are late, cancelled or full, ' +
    'check-in, hand luggage, lounge, jet lag, baby, pets, work abroad, alone or in a group, and help with this app.',
  input: z.strictObject({
    topic: z.enum(ADVICE_TOPICS),
    country: CountryInput.optional().describe('Where one goes'),
    language: LanguageInput,
  }),
  async run({ topic, country, language }) {
    const brief = isNone(topic, country) ? null : await briefCard(topic, language)
    if (brief) return found(brief)
    const words = await adviceIn(language)
    const { lead, next, steps } = words.topics[topic]
    const writing = guideWriting(words.locale.slice(0, 2))
    const own = country === undefined ? null : customsOf(country)
    const rows = Object.entries(steps)
      .toSorted(([a], [b]) => Number(b === own) - Number(a === own))
      .map(([id, [label = '', text = '']]): StepRow => ({
        id,
        label,
        value: guideClaim(text, AS_OF),
        link: LINKS[topic]?.[id] ?? null,
        opens: OPENS[topic]?.[id] ?? null,
      }))
    const [first] = rows
    // "How many cigarettes into the UK": the limits themselves, not that there are some.
    const isOwnCustoms = topic === 'customs' && own !== null && first?.id === own
    const isOwnPets = topic === 'pets' && own !== null && first?.id === own
    const ofPlace = country === undefined ? [] : ofCountry(topic, country, words)
    const general = isOwnCustoms && first ? factSaid(`${first.label}: ${first.value.value}`, first.id) : ofApp(lead)
    const says = isNone(topic, country)
      ? ofPlace
      : [
          ...(topic === 'tax-refund' ? [general, ...ofPlace] : [...ofPlace, general]),
          ...(isOwnPets && first ? [factSaid(`${first.label}: ${first.value.value}`, first.id)] : []),
          ...(next === '' ? [] : [wordsSaid(next)]),
          ...(OF_FLIGHT.includes(topic) ? [wordsSaid(words.says['rights.tell'])] : []),
        ]
    const card: StepsCard = { problem: topic, place: '', language: writing.language, says, rows }
    return found(card)
  },
})

/** Two sentences, where the whole advice is written in English only. */
async function briefCard(topic: AdviceTopic, language: string): Promise<StepsCard | null> {
  const advice = await briefAdviceIn(language)
  const own = advice?.topics[topic]
  if (!advice || !own) return null
  const { title, lead, next } = own
  const row: StepRow = {
    id: 'brief',
    label: title,
    value: guideClaim(`${lead} ${next}`, AS_OF),
    link: null,
    opens: null,
  }
  const says = [lead, next, ...(OF_FLIGHT.includes(topic) ? [advice.tell] : [])].map(wordsSaid)
  return { problem: topic, place: '', language, says, rows: [row] }
}

function customsOf(country: string): string | null {
  return EU.has(country) ? 'eu' : (OTHER_CUSTOMS[country] ?? null)
}

const NO_REFUND = 'none'

function isNone(topic: AdviceTopic, country: string | undefined): boolean {
  return topic === 'tax-refund' && country !== undefined && minimumIn(country) === NO_REFUND
}

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

/** What of it differs by country, where we know it. */
function ofCountry(topic: AdviceTopic, country: string, words: AdviceWords): readonly Said[] {
  const writing = guideWriting(words.locale.slice(0, 2))
  const say = (id: AdviceSayId, facts: Readonly<Record<string, string>> = {}): readonly Said[] => [
    factSaid(fillLabel(words.says[id], { country: writing.country(country), ...facts }), ''),
  ]
  const step = (id: string): readonly Said[] => {
    const text = words.topics[topic].steps[id]?.[1]
    return text === undefined ? [] : [factSaid(text, id)]
  }
  if (topic === 'medicines') return STRICT.has(country) ? step('strict') : []
  if (topic === 'pharmacy') return ACETAMINOPHEN.has(country) ? step('names') : []
  if (topic === 'digital-nomad') return REMOTE_WORK_VISAS.includes(country) ? say('remote.yes') : []
  if (topic !== 'tax-refund') return []
  const minimum = minimumIn(country)
  if (minimum === undefined) return []
  if (minimum === NO_REFUND) return say('tax.none')
  if (minimum === 'any') return say('tax.any')
  const price = parsePrice(`${minimum} ${AS_OF.slice(0, 4)}`)
  return price ? say('tax.minimum', { amount: writing.price(price) }) : []
}
