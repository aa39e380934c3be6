import type { GuideMode, LegCode, Price } from '@app/domain/guide'
import type { StopWay } from '@app/domain/trip'

import { formatDuration, formatMoney } from '../../text/format.ts'
import { textOf } from '../../text/text-of.ts'

const text = textOf({
  'mode.walk': 'on foot',
  'mode.bike': 'by bike',
  'mode.metro': 'by metro',
  'mode.tram': 'by tram',
  'mode.train': 'by train',
  'mode.hs-train': 'by fast train',
  'mode.night-train': 'by night train',
  'mode.bus': 'by bus',
  'mode.night-bus': 'by night bus',
  'mode.shuttle': 'by shuttle',
  'mode.minivan': 'by minivan',
  'mode.taxi': 'by taxi',
  'mode.ride-app': 'by ride app',
  'mode.car': 'by car',
  'mode.car-driver': 'by car with a driver',
  'mode.ferry': 'by ferry',
  'mode.fast-boat': 'by fast boat',
  'mode.boat': 'by boat',
  'mode.fly': 'by plane',
  'mode.cable-car': 'by cable car',
  'mode.funicular': 'by funicular',
  'mode.tour': 'on a tour',
  'mode.helicopter': 'by helicopter',
  'mode.motorbike': 'by motorbike',
  'code.border': 'crosses a border',
  'code.book-weeks': 'book weeks ahead',
  'code.reserve': 'reserve a seat',
  'code.sells-out': 'sells out',
  'code.few-per-day': 'few a day',
  'code.weekly': 'not every day',
  'code.altitude': 'high altitude',
  'code.rough-sea': 'rough sea',
  'code.motion-sick': 'winding road',
  'code.change': 'with a change',
  'code.permit': 'permit needed',
  'code.visa-check': 'check visas',
  'code.luggage-limit': 'luggage limit',
  estimate: 'our estimate',
  'price.person': '{price} per person',
  'price.vehicle': '{price} per vehicle',
  free: 'free',
  'price.range': '{low} to {high}',
  'out.too-few-days': 'too few days',
  'out.out-of-season': 'closed or not running in that month',
  'out.not-for-children': 'not suitable for children',
  'out.too-far': 'too far from where you stay',
  'out.no-way': 'we know of no way to get there',
  'route.title': 'Your route',
  'route.nights': '{name}: {count} nights',
  'route.night': '{name}: 1 night',
  'route.trip': 'Day trip: {name}, back about {time}',
  'route.left': 'Not in the plan: {count}',
  'route.left.one': '{name}: {reason}',
  'route.source': 'Our guide, {month}; not checked on site.',
})
export const wayText = text

/** Notes that matter for luggage or tickets; "scenic" does not. */
const TOLD = [
  'border',
  'visa-check',
  'permit',
  'book-weeks',
  'sells-out',
  'reserve',
  'weekly',
  'few-per-day',
  'change',
  'altitude',
  'rough-sea',
  'motion-sick',
  'luggage-limit',
] as const satisfies readonly LegCode[]
const PER_VEHICLE: ReadonlySet<GuideMode> = new Set(['car', 'car-driver', 'taxi', 'ride-app', 'motorbike'])

/** `by train · 3 h 5 min · €20 to €40 per person · reserve a seat`. */
export function describeWay({ mode, minutes, price, codes, isEstimate }: StopWay, locale: string): string {
  const told = TOLD.filter((code) => codes.includes(code)).map((code) => text(`code.${code}`))
  return [
    text(`mode.${mode}`),
    formatDuration(minutes, locale),
    priceOf(price, mode, locale),
    ...told,
    isEstimate && text('estimate'),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** `2026-11` in words. */
export function formatMonth(asOf: string, locale: string): string {
  const words = locale.startsWith('en') ? locale : 'en-GB'
  return new Intl.DateTimeFormat(words, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${asOf}-01T00:00:00Z`),
  )
}

function priceOf(price: Price | null, mode: GuideMode, locale: string): string {
  if (price === null) return ''
  if (price === 'free') return text('free')
  const [low, high] = [price.low, price.high].map((amount) => formatWhole(amount, price.currency, locale))
  const range = low === high ? (low ?? '') : text('price.range', { low: low ?? '', high: high ?? '' })
  return text(PER_VEHICLE.has(mode) ? 'price.vehicle' : 'price.person', { price: range })
}

function formatWhole(amount: number, currency: string, locale: string): string {
  const digits =
    new Intl.NumberFormat(locale, { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  return formatMoney({ minorUnits: Math.round(amount * 10 ** digits), currency }, locale)
}
