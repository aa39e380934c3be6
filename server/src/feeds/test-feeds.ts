/** For tests: a server on the loopback that answers as the feeds do, in their shapes and with invented content. */
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

type Asked = { readonly path: string; readonly headers: IncomingHttpHeaders }
export type Answer = {
  readonly status?: number
  readonly body: string
  readonly headers?: Readonly<Record<string, string>>
  /** The connection is cut after the body. */
  readonly isCut?: true
  /** Never answered. */
  readonly isSilent?: true
}

/** Answers by the first matching beginning of a path; 404 otherwise. */
export async function startTestFeeds() {
  const asked: Asked[] = []
  const answers = new Map<string, (asked: Asked) => Answer>()
  const server = createServer((request, response) => {
    const one = { path: request.url ?? '', headers: request.headers }
    asked.push(one)
    const [, answer] = [...answers].find(([path]) => one.path === path) ?? []
    const { status = 200, body, headers = {}, isCut, isSilent } = answer?.(one) ?? { status: 404, body: '' }
    if (isSilent) return
    if (!isCut) {
      response.writeHead(status, headers).end(body)
      return
    }
    response.writeHead(status, { ...headers, 'content-length': String(body.length + 100) })
    response.write(body, () => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    asked,
    says(path: string, answer: Answer | ((asked: Asked) => Answer)): void {
      answers.set(path, typeof answer === 'function' ? answer : () => answer)
    },
    async stop(): Promise<void> {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
export type TestFeeds = Awaited<ReturnType<typeof startTestFeeds>>

export const NOW = Date.parse('2026-11-20T12:00:00Z')
const HOUR_MS = 3_600_000

/** Every feed on this server. */
export function feedSettings(url: string): Readonly<Record<string, string>> {
  const paths = {
    USGS: '/usgs',
    GDACS: '/gdacs',
    METEOALARM: '/meteo-',
    NWS: '/nws',
    US_ADVICE: '/us',
    UK_ADVICE: '/uk',
    CA_ADVICE: '/ca',
    AU_ADVICE: '/au',
    IE_ADVICE: '/overseas-travel/advice',
    DE_ADVICE: '/de',
    WHO: '/who',
    CDC: '/cdc',
  }
  return Object.fromEntries(Object.entries(paths).map(([name, path]) => [`FEED_${name}_URL`, `${url}${path}`]))
}

/** Real codes, so that lists are as long as a real one. */
export const CODES = (
  'AD AE AF AG AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BI BJ BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR ' +
  'CU CV CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FR GA GB GD GE GH GM GN GQ GR GT GW GY HN HR HT HU ID IE IL ' +
  'IN IQ IR IS IT JM JO JP KE KG KH KI KM KN KP KR KW KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MX PT'
).split(' ')

export const usQuake = (changes: object = {}, properties: object = {}): object => ({
  type: 'Feature',
  id: 'xx100',
  properties: {
    mag: 6.1,
    place: '20 km S of Sampleton',
    time: NOW - 5 * HOUR_MS,
    url: 'https://quakes.example/xx100',
    title: 'M 6.1 - 20 km S of Sampleton',
    type: 'earthquake',
    alert: 'yellow',
    ...properties,
  },
  geometry: { type: 'Point', coordinates: [-9.2, 38.5, 12] },
  ...changes,
})
export const quakes = (...features: readonly object[]): string =>
  JSON.stringify({ type: 'FeatureCollection', features })

export const gdacsItem = (changes: Readonly<Record<string, string>> = {}): string => {
  const elements: Readonly<Record<string, string>> = {
    title: 'Orange flood alert in Samplia',
    link: 'https://disasters.example/report?a=1&amp;b=2',
    pubDate: 'Thu, 19 Nov 2026 12:00:00 GMT',
    'gdacs:fromdate': 'Wed, 18 Nov 2026 12:00:00 GMT',
    'gdacs:todate': 'Fri, 20 Nov 2026 06:00:00 GMT',
    'georss:point': '38.9 -9.0',
    'gdacs:eventtype': 'FL',
    'gdacs:alertlevel': 'Orange',
    'gdacs:eventid': '1103',
    'gdacs:severity': 'Magnitude 5.6',
    'gdacs:iso3': 'PRT',
    'gdacs:country': 'Portugal',
    ...changes,
  }
  return `<item>${Object.entries(elements)
    .map(([name, value]) => `<${name}>${value}</${name}>`)
    .join('')}<gdacs:glide /></item>`
}
/** With a byte order mark, as at the source. */
export const rss = (...items: readonly string[]): string =>
  `\uFEFF<?xml version="1.0" encoding="utf-8"?>\n<rss version="2.0"><channel><title>x</title>${items.join('')}</channel></rss>`

type WarningParts = { readonly id?: string; readonly colour?: string; readonly area?: object; readonly info?: object }
export const warning = ({ id = 'w1', colour = 'orange', area, info }: WarningParts = {}): object => ({
  uuid: id,
  alert: {
    identifier: id,
    sent: '2026-11-20T08:00:00+00:00',
    status: 'Actual',
    msgType: 'Alert',
    info: ['pt-PT', 'en-GB'].map((language) => ({
      language,
      event: language === 'en-GB' ? 'Wind' : 'Vento',
      headline: language === 'en-GB' ? 'Strong wind in Lisbon' : 'Vento forte em Lisboa',
      severity: 'Severe',
      onset: '2026-11-20T09:00:00+00:00',
      expires: '2026-11-21T18:00:00+00:00',
      web: 'https://weather.example/pt',
      parameter: [{ valueName: 'awareness_level', value: `3; ${colour}; Severe` }],
      area: [{ areaDesc: 'Lisbon', geocode: [{ valueName: 'EMMA_ID', value: 'PT002' }], ...area }],
      ...info,
    })),
  },
})
export const warnings = (...all: readonly object[]): string => JSON.stringify({ warnings: all })

export const usAlert = (changes: object = {}, geometry: object | null = null): object => ({
  type: 'Feature',
  geometry,
  properties: {
    id: 'urn:oid:2.49.0.1.840.0.1',
    areaDesc: 'Coastal Sample; Inland Sample',
    geocode: { SAME: ['012086'], UGC: ['FLZ173'] },
    sent: '2026-11-20T09:00:00-05:00',
    effective: '2026-11-20T09:00:00-05:00',
    onset: '2026-11-20T12:00:00-05:00',
    expires: '2026-11-20T23:00:00-05:00',
    ends: '2026-11-21T09:00:00-05:00',
    status: 'Actual',
    messageType: 'Alert',
    severity: 'Severe',
    event: 'Flood Warning',
    headline: 'Flood Warning issued',
    ...changes,
  },
})

export const usAdviceRow = (name: string, level: number): object => ({
  Title: `${name}  - Level ${level}: Sample words`,
  Link: `https://advice.example/${encodeURIComponent(name)}.html`,
  Category: ['XX'],
  Summary: '<p>x</p>',
  Published: '2026-11-01T20:00:00-04:00',
  Updated: '2026-11-02T20:00:00-04:00',
})
const english = new Intl.DisplayNames(['en'], { type: 'region' })
export const nameOf = (code: string): string => english.of(code) ?? code
export const usAdviceList = (level: (code: string) => number = () => 2): string =>
  JSON.stringify(CODES.map((code) => usAdviceRow(nameOf(code), level(code))))

export const caAdviceList = (state: number | string = 1): string =>
  JSON.stringify({
    data: Object.fromEntries(
      CODES.map((code) => [
        code,
        {
          'country-iso': code,
          'advisory-state': state,
          'has-regional-advisory': 0,
          'date-published': { asp: '2026-11-10T12:53:48.9258584-04:00' },
          eng: { name: nameOf(code), 'url-slug': 'sample', 'advisory-text': 'Exercise a high degree of caution' },
        },
      ]),
    ),
  })

export const auAdviceList = (level = 'Reconsider your need to travel'): string =>
  JSON.stringify([
    ...CODES.map((code) => ({
      title: nameOf(code),
      field_overall_advice_level: level,
      field_url: `https://advice.example/${code}`,
      changed: 'Sun, 2026-11-01 10:29',
    })),
    { title: 'Nowhere', field_overall_advice_level: null, field_url: null, changed: null },
  ])

type Switches = Partial<Record<'warning' | 'partialWarning' | 'situationWarning' | 'situationPartWarning', boolean>>
export const deAdviceList = (switches: Switches = {}): string =>
  JSON.stringify({
    response: {
      lastModified: 1_794_000_000,
      ...Object.fromEntries(
        CODES.map((code, index) => [
          String(200_000 + index),
          {
            countryCode: code,
            countryName: nameOf(code),
            lastModified: 1_794_000_000,
            effective: 1_794_000_000,
            warning: false,
            partialWarning: false,
            situationWarning: false,
            situationPartWarning: false,
            ...switches,
          },
        ]),
      ),
    },
  })
