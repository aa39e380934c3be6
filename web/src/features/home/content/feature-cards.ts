import type { PageConfig } from '@app/contracts/page-rendering'

import { FIGURES } from '../../../entities/company/figures.ts'

export type FeatureIcon = 'arc' | 'key' | 'stops' | 'answer' | 'isobars' | 'ticket' | 'scale' | 'stamp'
export type FeatureColour = 'tide' | 'signal' | 'sun' | 'moss'

export type FeatureCard = {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly icon: FeatureIcon
  readonly path: string
  readonly colour: FeatureColour
  readonly stats: string
  /** True also where the server reads no feeds. */
  readonly statsWithoutFeeds?: string
}

export function statsOf(
  { stats, statsWithoutFeeds }: FeatureCard,
  { readsFeeds }: Pick<PageConfig, 'readsFeeds'>,
): string {
  return readsFeeds ? stats : (statsWithoutFeeds ?? stats)
}

/** The first six are shown on every screen; the rest only when it is extra wide. */
export const FEATURE_CARDS: readonly FeatureCard[] = [
  {
    id: 'flights',
    title: 'Flight search',
    description: 'Dates, cabins and everyone who flies with you, passed on to the booking site.',
    icon: 'arc',
    path: '/flights',
    colour: 'signal',
    stats: `${FIGURES.airlines} airlines`,
  },
  {
    id: 'accommodation',
    title: 'Hotels and stays',
    description: 'A place to stay near what you came for: search by place or by name, and save the ones you like.',
    icon: 'key',
    path: '/accommodation',
    colour: 'tide',
    stats: `${FIGURES.properties} properties`,
  },
  {
    id: 'itinerary',
    title: 'Smart itinerary',
    description: 'Days that can be walked: stops in a sensible order, with time to eat and to miss a tram.',
    icon: 'stops',
    path: '/itinerary',
    colour: 'moss',
    stats: `${FIGURES.tripsPlanned} trips planned`,
  },
  {
    id: 'assistant',
    title: 'AI assistant',
    description: 'Ask as you would ask a friend who lives there. It shows where each answer comes from.',
    icon: 'answer',
    path: '/assistant',
    colour: 'tide',
    stats: `${FIGURES.languages} languages`,
  },
  {
    id: 'risk-radar',
    title: 'Risk radar',
    description: 'What governments advise, what the weather does, and what changed since you last looked.',
    icon: 'isobars',
    path: '/risk-radar',
    colour: 'signal',
    stats: `Updated every ${FIGURES.safetyUpdates}`,
    statsWithoutFeeds: 'Governments side by side',
  },
  {
    id: 'flight-compensation',
    title: 'Flight compensation',
    description: 'Late, cancelled or overbooked: what you are owed, the law that says so, and the letter.',
    icon: 'ticket',
    path: '/flight-compensation',
    colour: 'sun',
    stats: `Up to ${FIGURES.compensation}, ${FIGURES.compensationSuccess} success`,
  },
  {
    id: 'budget',
    title: 'Budget optimizer',
    description: 'What a day costs where you are going, and which three changes bring it down.',
    icon: 'scale',
    path: '/budget',
    colour: 'moss',
    stats: `${FIGURES.averageSavings} average savings`,
  },
  {
    id: 'documents',
    title: 'Visa checker',
    description: 'Visa, passport validity and blank pages, each with the date it was checked.',
    icon: 'stamp',
    path: '/documents',
    colour: 'tide',
    stats: `${FIGURES.countries} countries`,
  },
]
