/** Every page that guests can open, with its expected heading (or any, for pages whose heading is content). */
export const PUBLIC_PAGES = {
  search: {
    '/': /./,
    '/assistant': 'Ask as you would ask a friend',
    '/itinerary': 'Your trip, day by day',
    '/itinerary/check': 'Will this plan work?',
    '/itinerary/check?example=1': 'Will this plan work?',
    '/flights': 'Where to, and when?',
    '/accommodation-search': 'Where will you sleep?',
    '/car-rental': 'A car for how long?',
    '/car-rental?pickup=Faro&from=2099-12-01&to=2099-12-05&age=24': 'A car for how long?',
    '/hand-off/hotel?destination=Lisbon&checkin=2099-12-01&checkout=2099-12-04': 'Rooms and prices are at expedia.com',
  },
  facts: {
    '/risk-radar': 'Compare travel advisories',
    '/gemini-travel-intel': 'What is it like there?',
    '/gemini-safety': 'In an emergency',
    '/gemini-safety/card': 'Your emergency card',
    '/gemini-safety/plan': 'A safety plan for your place',
    '/gemini-safety/check-in': 'Check in by a time',
    '/documents': 'Will they let you in?',
    '/documents/passports': 'Where does it take you?',
    '/documents/days': 'How many days are left?',
    '/documents/travellers': 'Who travels?',
    '/documents/checklist': 'Ready to go?',
    '/documents/vault': 'Your documents, locked',
    '/offline-maps': 'Maps that work offline',
  },
  money: {
    '/budget': 'What will it cost?',
    '/budget?to=Athens%2C+Greece&days=7&month=7&adults=2&ages=6&sum=1500': 'What will it cost?',
    '/budget/spending': 'What is left for today?',
    '/budget/own-figures': 'Add up your own figures',
    '/translate': 'Say it, or show it',
    '/currency-converter': 'What is that in my money?',
    '/pricing': /./,
    '/claim-discount/x': /./,
  },
  account: {
    '/dashboard': 'Saved on this device',
    '/profile': 'Profile settings',
    '/notifications': 'Notifications',
    '/settings': 'Settings',
    '/squad': 'Your squad',
    '/email-verify': /./,
  },
  claim: {
    '/flight-compensation': /./,
    '/flight-compensation?from=LIS&to=JFK&hours=4&cause=technical-fault': /./,
    '/flight-compensation?from=JFK&to=LIS&hours=4': /./,
    '/flight-compensation?from=London&to=Atlantis&hours=x': /./,
  },
  help: {
    '/help-center': /./,
    '/help-center?search=refnud': /./,
    '/help-center/daily-limits': /./,
    '/support-center': /./,
    '/chat-with-us?ask=refund': /./,
  },
  reading: {
    '/blog': /./,
    '/blog/money-abroad-without-the-small-losses': /./,
    '/writers': /./,
    '/writers/the-chart-room': /./,
    '/about': /./,
    '/data-and-sources': 'Where our data comes from',
  },
  places: {
    '/places': 'Any place on earth',
    '/places/japan/kyoto?passport=IN': 'Kyoto',
    '/places/france/zimming': 'Zimming',
    '/places/italy/tuscany': 'Tuscany',
    '/places/italy': 'Places in Italy',
  },
  app: { '/download': /./, '/instagram': /./, '/pwabuilder': /./ },
} as const

/** Ten pages that between them use every kind of content: forms, cards, answers, tables, maps and long texts. */
export const TYPICAL_PAGES: readonly string[] = [
  '/',
  '/itinerary',
  '/flights',
  '/documents',
  '/currency-converter',
  '/pricing',
  '/dashboard',
  '/flight-compensation?from=LIS&to=JFK&hours=4&cause=technical-fault',
  '/blog/money-abroad-without-the-small-losses',
  '/places/japan/kyoto?passport=IN',
]

/** The tag that leaves a page to `npm run test:long`, unless it is one of the typical pages. */
export const longUnlessTypical = (path: string) => (TYPICAL_PAGES.includes(path) ? {} : { tag: '@long' })
