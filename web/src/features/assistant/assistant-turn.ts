import type { Assessment } from '@app/domain/passenger-rights'

export const ASSISTANT_TOOLS = {
  documents: '/documents',
  safety: '/gemini-safety',
  risk: '/risk-radar',
  translate: '/translate',
  currency: '/currency-converter',
  budget: '/budget',
  hotels: '/accommodation-search',
  cars: '/car-rental',
  flights: '/flights',
  maps: '/offline-maps',
  intel: '/gemini-travel-intel',
  itinerary: '/itinerary',
} as const
export type AssistantTool = keyof typeof ASSISTANT_TOOLS

export type Answer =
  | {
      readonly kind: 'delay'
      readonly from: string
      readonly to: string
      readonly minutes: number
      readonly assessment: Assessment
      readonly link: string
    }
  | { readonly kind: 'delay-ask'; readonly missing: readonly ('route' | 'length')[]; readonly link: string }
  | {
      readonly kind: 'climate'
      readonly month: number
      readonly cities: readonly { readonly name: string; readonly meanC: number; readonly rainMm: number }[]
      readonly of: number
    }
  | { readonly kind: 'official' }
  | { readonly kind: 'tool'; readonly tool: AssistantTool }
  | { readonly kind: 'unknown' }

/** One question and what was answered; plain data, so that it can be kept. */
export type Turn = { readonly id: string; readonly question: string; readonly answer: Answer }
