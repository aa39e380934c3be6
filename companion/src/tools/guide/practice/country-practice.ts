import { COUNTRY_WORDS } from '@app/domain/guide'
import { z } from 'zod'

import { CurrencyInput, defineTool, found, unknown } from '../../tool.ts'
import type { FactsCard } from '../facts-card.ts'
import { LanguageInput, nameIn, PlaceInput, readGuidePlace } from '../guide-place.ts'
import { guideWriting } from '../guide-writing.ts'
import { RENTAL_ASKS, ROAD_ASKS } from '../transport/transport-asks.ts'
import { altitude, health, insurance, mosquito, packing, scams } from './care-topics.ts'
import { DRESS_ASKS } from './dress-asks.ts'
import { MONEY_ASKS } from './money-asks.ts'
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
import { closing, driving, holidays, internet, rental, taxi, toilets, transport } from './road-topics.ts'

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
  rental,
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
    road: z.array(z.enum(ROAD_ASKS)).max(ROAD_ASKS.length).optional().describe('What of driving is asked'),
    rental: z.array(z.enum(RENTAL_ASKS)).max(RENTAL_ASKS.length).optional().describe('What of car rental is asked'),
    asksLast: z.boolean().optional().describe('When the last train or bus leaves'),
    asksFare: z.boolean().optional().describe('What a ride costs'),
    isByMotorbike: z.boolean().optional(),
    days: z.int().min(1).max(365).optional().describe('How long a vignette has to last'),
    age: z.int().min(16).max(99).optional().describe('Of the driver'),
    money: z.array(z.enum(MONEY_ASKS)).max(MONEY_ASKS.length).optional().describe('What of water, tips, SIM is asked'),
    atMinutes: z.int().min(0).max(1439).optional().describe('When they want to eat, in minutes of the day'),
    paidIn: CurrencyInput.optional().describe('The currency they want to pay in'),
    weekday: z.int().min(0).max(6).optional().describe('Monday is 0'),
    isOfMuseums: z.boolean().optional().describe('Museums, and not shops'),
    asksHours: z.boolean().optional().describe('When shops open and close'),
    wears: z.array(z.enum(DRESS_ASKS)).max(DRESS_ASKS.length).optional().describe('Whether this may be worn'),
    drinkerAge: z.int().min(10).max(99).optional().describe('Who wants to drink alcohol'),
    people: z.int().min(1).max(20).optional().describe('For how many the price is asked'),
    rows: z.array(z.string().min(1).max(20)).max(3).optional().describe('Rows to begin with, by id'),
    language: LanguageInput,
  }),
  async run({ place, topics, items = [], tipped = [], apps = [], language: asked, ...more }, lookUps) {
    const known = await readGuidePlace(place, lookUps)
    if (!known) return unknown('guide')
    const { country } = known.guide
    const writing = guideWriting(asked)
    const { entry } = known
    const town = entry && { id: entry.id, name: nameIn(entry, writing.language), isCity: entry.kind === 'city' }
    const maker = makePractice(country, writing, lookUps.advisories(country.code), {
      town,
      items,
      tipPlaces: tipped,
      apps,
      road: more.road ?? [],
      rental: more.rental ?? [],
      asksLast: more.asksLast ?? false,
      asksFare: more.asksFare ?? false,
      isByMotorbike: more.isByMotorbike ?? false,
      days: more.days ?? null,
      age: more.age ?? null,
      money: more.money ?? [],
      paidIn: more.paidIn ?? null,
      atMinutes: more.atMinutes ?? null,
      weekday: more.weekday ?? null,
      isOfMuseums: more.isOfMuseums ?? false,
      asksHours: more.asksHours ?? false,
      wears: more.wears ?? [],
      drinkerAge: more.drinkerAge ?? null,
      people: more.people ?? null,
    })
    for (const topic of topics) TOPICS[topic](maker)
    const { rows } = maker
    const isNamed = (ids: readonly string[]): boolean => ids.some((id) => more.rows?.includes(id))
    const says = maker.says.toSorted((a, b) => Number(isNamed(b.rows)) - Number(isNamed(a.rows)))
    if (rows.length === 0) return unknown('guide')
    const card: FactsCard = { place: writing.country(country.code), language: writing.language, rows, says }
    return found(card)
  },
})
