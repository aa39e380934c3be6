import { COUNTRY_WORDS } from '@app/domain/guide'
import { z } from 'zod'

import { defineTool, found, unknown } from '../../tool.ts'
import type { FactsCard } from '../facts-card.ts'
import { LanguageInput, nameIn, PlaceInput, readGuidePlace } from '../guide-place.ts'
import { guideWriting } from '../guide-writing.ts'
import { altitude, health, insurance, mosquito, packing, scams } from './care-topics.ts'
import { bargaining, cards, cash, prices, sim, tips, water } from './money-topics.ts'
import {
  alcohol,
  dress,
  drones,
  drugs,
  etiquette,
  language,
  meals,
  phrases,
  smoking,
  temples,
} from './people-topics.ts'
import { makePractice, type PracticeMaker } from './practice-maker.ts'
import { closing, driving, holidays, internet, taxi, toilets, transport } from './road-topics.ts'

const TOPICS = {
  water,
  tips,
  sim,
  cards,
  cash,
  bargaining,
  prices,
  taxi,
  transport,
  driving,
  toilets,
  closing,
  holidays,
  internet,
  etiquette,
  dress,
  temples,
  alcohol,
  smoking,
  drugs,
  drones,
  language,
  phrases,
  meals,
  mosquito,
  altitude,
  health,
  scams,
  insurance,
  packing,
} as const satisfies Readonly<Record<string, (maker: PracticeMaker) => void>>

export type PracticeTopic = keyof typeof TOPICS
const TOPIC_NAMES = Object.keys(TOPICS) as [PracticeTopic, ...PracticeTopic[]]
const MOST_TOPICS = 6

export const countryPractice = defineTool({
  name: 'country-practice',
  about:
    'Everyday facts about a country from our guide: tap water, tips, SIM and eSIM, cards and cash, taxis and ride apps, ' +
    'driving, manners, dress, alcohol, drones, phrases, meals, mosquitoes, altitude, scams, closing days, prices.',
  input: z.strictObject({
    place: PlaceInput,
    topics: z.array(z.enum(TOPIC_NAMES)).min(1).max(MOST_TOPICS),
    items: z.array(z.enum(COUNTRY_WORDS.PRICE_ITEMS)).max(6).optional().describe('What costs are asked for'),
    tipped: z
      .array(z.enum(['restaurant', 'bar', 'taxi', 'porter', 'guide']))
      .max(5)
      .optional(),
    apps: z.array(z.string().min(2).max(20)).max(3).optional().describe('Ride apps by name'),
    language: LanguageInput,
  }),
  async run({ place, topics, items = [], tipped = [], apps = [], language: asked }, lookUps) {
    const known = await readGuidePlace(place, lookUps)
    if (!known) return unknown('guide')
    const { country } = known.guide
    const writing = guideWriting(asked)
    const { entry } = known
    const town = entry && { name: nameIn(entry, writing.language), isCity: entry.kind === 'city' }
    const maker = makePractice(country, writing, lookUps.advisories(country.code), {
      town,
      items,
      tipPlaces: tipped,
      apps,
    })
    for (const topic of topics) TOPICS[topic](maker)
    const { rows, says } = maker
    if (rows.length === 0) return unknown('guide')
    const card: FactsCard = { place: writing.country(country.code), language: writing.language, rows, says }
    return found(card)
  },
})
