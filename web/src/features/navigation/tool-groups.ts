/** Every tool with its path, in the order in which a trip needs them. Names are keys of text/navigation.ts. */
export const TOOL_GROUPS = {
  'group.plan': {
    assistant: '/assistant',
    itinerary: '/itinerary',
    budget: '/budget',
    documents: '/documents',
  },
  'group.book': {
    flights: '/flights',
    hotels: '/accommodation-search',
    cars: '/car-rental',
  },
  'group.way': {
    maps: '/offline-maps',
    translate: '/translate',
    currency: '/currency-converter',
  },
  'group.safe': {
    risk: '/risk-radar',
    intel: '/gemini-travel-intel',
    safety: '/gemini-safety',
    compensation: '/flight-compensation',
  },
} as const
