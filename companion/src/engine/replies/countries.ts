import type { PlugsCard } from '../../tools/country-basics.ts'
import type { Intent } from '../sentences.ts'
import { pick, type Turn } from '../turn.ts'
import { guidePlaceOf, sayOfGuide } from './of-guide.ts'
import { countryOf } from './where.ts'

/** Currency, language, calling code and capital are one card; the answer states the requested one. */
export async function replyBasics(turn: Turn, intent: Intent): Promise<void> {
  const { telling, say } = turn
  const code = countryOf(turn)
  if (code === null) return turn.ask('country', 'askCountry')
  // "Can I pay in euros?" asks for more than the name of the currency.
  const [paidIn] = turn.question.slots.currencies
  if (intent === 'money' && paidIn !== undefined && (await guidePlaceOf(turn)) !== null)
    return sayOfGuide(turn, 'country-practice', { place: code, topics: ['cards'], paidIn })
  const card = await turn.call('country-basics', { country: code })
  if (!card) return
  const { facts } = card
  const country = telling.country(code)
  const { capital } = facts.value
  if (intent === 'language')
    say('language', { country, languages: telling.languages(pick(facts, ({ languages }) => languages)) })
  else if (intent === 'calling')
    say('calling', { country, code: telling.text(pick(facts, ({ callingCodes }) => `+${callingCodes[0] ?? ''}`)) })
  else if (intent === 'capital' && capital)
    say('capital', { country, city: telling.text(pick(facts, () => capital.name)) })
  else if (intent === 'money')
    say('money', { country, currency: telling.currencies(pick(facts, ({ currencies }) => currencies)) })
  else say('unknown', {})
}

export async function replyPlugs(turn: Turn, intent: Intent): Promise<void> {
  const { telling, say, slots } = turn
  // "From Germany to Britain": plugs of the first, sockets of the second; "in Malta as in Britain" asks about the
  // first.
  const [one, other] = intent === 'plugs' ? placesOf(turn) : []
  const [first, second] = isCompared(turn) || isFromSecond(turn) ? [other, one] : [one, other]
  const code = second ?? countryOf(turn)
  if (code === null) return turn.ask('country', 'askCountry')
  const home = second === undefined ? slots.passport : (first ?? slots.passport)
  const card = await turn.call('plugs-and-driving', { country: code, ...(home && home !== code ? { home } : {}) })
  if (!card) return
  const country = telling.country(code)
  const { plugs, facts } = card
  if (intent === 'plugs' && plugs) {
    say('plugs', {
      country,
      types: telling.joined(pick(plugs, ({ types }) => types)),
      volts: telling.joined(
        pick(plugs, ({ volts }) => volts),
        ' V',
      ),
      hertz: telling.joined(
        pick(plugs, ({ hertz }) => hertz),
        ' Hz',
      ),
    })
    sayFit(turn, card)
  } else if (intent === 'driving' && facts.value.drivingSide) {
    say(facts.value.drivingSide === 'left' ? 'driveLeft' : 'driveRight', { country })
  } else say('unknown', {})
}

/** Countries in the order of the message; a town stands for its country. */
function placesOf({ slots, question: { mentions } }: Turn): readonly string[] {
  const countries = [...new Set(mentions.map(({ country }) => country).filter((code) => code !== slots.passport))]
  return countries.length > 1 ? countries : slots.countries
}

/** "For Thailand from India", "a Thai charger in London": the country before its postposition, or after "from". */
function isFromSecond({ question: { text, mentions } }: Turn): boolean {
  const [one, other] = mentions
  if (one === undefined || other === undefined) return false
  const isHome = ({ start, end }: { readonly start: number; readonly end: number }): boolean =>
    FROM_AFTER.test(text.slice(end)) || FROM_BEFORE.test(text.slice(Math.max(0, start - 14), start))
  return isHome(other) && !isHome(one)
}

const FROM_AFTER =
  /^\s?(?:से|から|の(?:プラグ|充電器)|에서|의? ?(?:플러그|충전기)|['’]?[dt][ae]n(?!\p{L})|的(?:插头|充电器))/iu
const FROM_BEFORE = new RegExp(
  String.raw`(?<!\p{L})(?:from|my|aus|von|meine?|depuis|du|de|desde|mis?|dal|dalla|uit|van|från|mina?|z|ze|από|из|с|з|із|من|จาก|` +
    String.raw`ชาร์จ(?:ของ)?|ปลั๊ก(?:ของ)?|dari|từ|sạc)\s*$`,
  'iu',
)

/** Whether the first of two places is compared with the second. */
function isCompared({ question: { text, mentions } }: Turn): boolean {
  const [one, other] = mentions
  return one !== undefined && other !== undefined && LIKE.test(text.slice(one.end, other.start))
}

const LIKE =
  /(?<!\p{L})(?:same|like|as|than|que en|que em|qu['’]en|qu['’]au|che in|als in|comme|wie|como|come|uguali|iguales|iguais|gleich\p{L}*|identi\p{L}*)(?!\p{L})/iu
const FITS = { fits: 'plugsFit', 'some-fit': 'plugsSomeFit', adapter: 'plugsAdapter' } as const

function sayFit({ telling, say }: Turn, { country, fit }: PlugsCard): void {
  if (!fit) return
  const { home, plugs, isOtherVoltage } = fit.value
  const names = { home: telling.country(home), country: telling.country(country) }
  say(FITS[plugs], names)
  if (isOtherVoltage) say('plugsVoltage', {})
}

export async function replyConvert(turn: Turn): Promise<void> {
  const { slots, telling, say, lookUps } = turn
  const codes = [...slots.currencies]
  const place = countryOf(turn)
  const local = place === null ? undefined : lookUps.country(place)?.value.currencies[0]
  if (codes.length < 2 && local && !codes.includes(local)) codes.push(local)
  const [from, to] = codes
  if (from === undefined || to === undefined) return turn.ask('currency', 'askCurrency')
  const card = await turn.call('convert-currency', { amount: slots.amount ?? 1, from, to })
  if (!card) return
  say('convert', { from: telling.money(card.from), to: telling.money(card.to) })
  say('convertRate', { rate: telling.rate(card.rate), date: telling.checkedAt(card.rate) })
}
