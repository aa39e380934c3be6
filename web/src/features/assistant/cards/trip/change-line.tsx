import type { Trip } from '@app/domain/trip'
import type { TripChange } from '@app/domain/trip-diff'

import { formatMoney } from '../../../../text/format.ts'
import { type CardWords, useCardWords } from '../use-card-words.ts'
import { writeDay, writeMinute } from '../write.ts'

/** The day of the new trip that a line belongs to; null for the trip as a whole. */
export function dayOfLine(change: TripChange): string | null {
  if ('to' in change && change.kind !== 'dated') return change.to.dayId
  if (change.kind === 'removed') return change.from.dayId
  return change.kind === 'edge' ? change.dayId : null
}

const SIGNS: Readonly<Record<TripChange['kind'], string>> = {
  added: 'M10 4v12M4 10h12',
  removed: 'M4 10h12',
  moved: 'M4 10h11M11 6l4 4-4 4',
  retimed: 'M10 3.500a6.500 6.500 0 1 0 0 13 6.500 6.500 0 1 0 0-13M10 6.500V10l2.500 2',
  replaced: 'M4 7h11l-3-3M16 13H5l3 3',
  'day-added': 'M10 4v12M4 10h12',
  'day-removed': 'M4 10h12',
  edge: 'M10 3.500a6.500 6.500 0 1 0 0 13 6.500 6.500 0 1 0 0-13M10 6.500V10l2.500 2',
  dated: 'M4 6h12v10H4zM4 9h12M7 4v3M13 4v3',
  wish: 'M10 5l5 5-5 5-5-5z',
}
const COLOURS: Readonly<Partial<Record<TripChange['kind'], string>>> = {
  added: 'stroke-moss',
  'day-added': 'stroke-moss',
  removed: 'stroke-signal',
  'day-removed': 'stroke-signal',
}

type Props = { readonly change: TripChange; readonly trip: Trip; readonly daysBefore: readonly string[] }

/** One change: a symbol, its new time, its name and its previous state. */
export function ChangeLine({ change, trip, daysBefore }: Props) {
  const words = useCardWords()
  const { title, at, note } = describe(change, trip, daysBefore, words)
  const isGone = change.kind === 'removed'
  return (
    <span className="grid grid-cols-[1.25rem_minmax(0,1fr)] items-start gap-x-2.5">
      <svg viewBox="0 0 20 20" className="mt-1 size-5" fill="none" aria-hidden="true">
        <path d={SIGNS[change.kind]} className={COLOURS[change.kind] ?? 'stroke-tide'} strokeWidth="1.75" />
      </svg>
      <span className="leading-snug">
        {at !== null && <span className="chart-label me-2 text-tide">{writeMinute(at, words.locale)}</span>}
        <span className={isGone ? 'text-soft line-through decoration-signal' : 'font-semibold'}>{title}</span>
        {note !== '' && ' '}
        {note !== '' && <span className="block text-small font-normal text-soft">{note}</span>}
      </span>
    </span>
  )
}

type Described = { readonly title: string; readonly at: number | null; readonly note: string }

function describe(change: TripChange, trip: Trip, daysBefore: readonly string[], words: CardWords): Described {
  const { text, locale } = words
  const time = (minute: number): string => writeMinute(minute, locale)
  const number = (dayId: string): string => String(daysBefore.indexOf(dayId) + 1)
  const note = (said: string): string => [said, reason(change, trip, words)].filter(Boolean).join(' · ')
  switch (change.kind) {
    case 'added':
      return { title: change.stop.title, at: change.to.arrive, note: note(text('change.added')) }
    case 'removed':
      return {
        title: change.stop.title,
        at: null,
        note: note(text(trip.ideas.includes(change.stop.placeId ?? '') ? 'change.removed' : 'change.gone')),
      }
    case 'moved': {
      const from = text('change.moved', { day: number(change.from.dayId), time: time(change.from.arrive) })
      return { title: change.stop.title, at: change.to.arrive, note: note(from) }
    }
    case 'retimed':
      return {
        title: change.stop.title,
        at: change.to.arrive,
        note: note(text('change.retimed', { time: time(change.from.arrive) })),
      }
    case 'replaced':
      return {
        title: change.stop.title,
        at: change.to.arrive,
        note: note(text('change.replaced', { before: change.was.title })),
      }
    case 'day-added':
      return { title: text('change.day-added'), at: null, note: '' }
    case 'day-removed':
      return { title: text('change.day-removed', { number: number(change.dayId) }), at: null, note: '' }
    case 'edge':
      return { title: text(`change.${change.edge}`, { time: time(change.at) }), at: null, note: '' }
    case 'dated':
      return {
        title:
          change.to === null ? text('change.undated') : text('change.dated', { date: writeDay(change.to, locale) }),
        at: null,
        note: '',
      }
    case 'wish':
      return { title: wishWords(change.wish, trip, words), at: null, note: '' }
  }
}

/** Requested changes, and their consequences, need no reason. */
function reason(change: TripChange, { places }: Trip, { text }: CardWords): string {
  const { because } = change
  if (because === 'asked' || because === 'follows') return ''
  const place = 'stop' in change ? places[change.stop.placeId ?? ''] : undefined
  // Places added because of rain are indoor, removed ones outdoor.
  return text(because === 'rain' && place?.isIndoor === false ? 'change.because.wet' : `change.because.${because}`)
}

function wishWords(wish: string, { wishes }: Trip, { text, locale, measures }: CardWords): string {
  switch (wish) {
    case 'pace':
      return text(`change.wish.pace.${wishes.pace}`)
    case 'mobility':
      return text(wishes.mobility === 'short-walks' ? 'change.wish.mobility' : 'change.wish.other')
    case 'walkingCapMetres': {
      const km = new Intl.NumberFormat(measures, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 1 })
      return text('change.wish.walking', { value: km.format((wishes.walkingCapMetres ?? 0) / 1000) })
    }
    case 'budget':
      return wishes.budget
        ? text('change.wish.budget', { value: formatMoney(wishes.budget, locale) })
        : text('change.wish.other')
    case 'interests':
    case 'mustSee':
    case 'mustNot':
      return text(`change.wish.${wish}`, { value: wishes[wish].join(', ') })
    default:
      return text('change.wish.other')
  }
}
