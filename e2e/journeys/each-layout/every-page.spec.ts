import { test } from '@playwright/test'

import { Reader } from '../../pages/reader.ts'

/** Each with its heading where a tool has one of its own. */
const PAGES = {
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
    '/risk-radar': 'Read a warning like a pilot',
    '/gemini-travel-intel': 'What is it like there, then?',
    '/gemini-safety': 'In an emergency',
    '/documents': 'Will they let you in?',
    '/offline-maps': 'Ready for no signal?',
  },
  money: {
    '/budget': 'What will it cost?',
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
    '/data-and-sources': 'What we know, and from whom',
  },
  places: {
    '/places': 'Any place on earth',
    '/places/japan/kyoto?passport=IN': 'Kyoto',
    '/places/france/zimming': 'Zimming',
  },
  app: { '/download': /./, '/instagram': /./, '/pwabuilder': /./ },
} as const

for (const [group, pages] of Object.entries(PAGES))
  test.describe(group, () => {
    test.describe.configure({ mode: 'default' })
    let reader: Reader
    test.beforeAll(async ({ browser }) => {
      reader = await Reader.begin(browser)
    })
    test.afterAll(() => reader.end())

    for (const [path, heading] of Object.entries(pages) as [string, string | RegExp][])
      test(`${path} wakes quietly, fits, and axe finds nothing`, async () => {
        await reader.open(path)
        await reader.expectSound(heading)
      })
  })
