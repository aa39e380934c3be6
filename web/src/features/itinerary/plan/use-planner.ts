import type { Trip, TripPlace } from '@app/domain/trip'
import type { CheckFacts } from '@app/domain/trip-checker'
import { draftTrip, planAgain, type TripAsk } from '@app/domain/trip-draft'
import { useRef, useState } from 'react'

import type { BackendConfig } from '../../../api/backend.ts'
import { usePageConfig } from '../../../api/page-config.tsx'
import { useAuth } from '../../../api/session/use-auth.ts'
import { loadTripFacts, loadTripPlaces } from '../../../api/trips/trip-data.ts'
import { type KeptTrip, tripShelf } from '../../../api/trips/trip-shelf.ts'
import { tripSteps } from '../../../api/trips/trip-steps.ts'
import { itineraryText as text } from '../../../text/itinerary.ts'
import { makePlan } from './ask-trip-worker.ts'
import { datesAround } from './dates-around.ts'
import { holdPlan, releasePlan } from './held-plan.ts'
import { questionFor } from './question-for.ts'
import type { MadePlan } from './trip-worker.ts'

export type PlannerState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'places' | 'working' | 'better' }
  | { readonly kind: 'failed'; readonly title?: string; readonly text: string; readonly isLimit?: boolean }

const FEWEST_PLACES = 3
const SEED = 6

/** From what was asked to a plan on the shelf: places, a first plan, its count, then better ones. */
export function usePlanner() {
  const config = usePageConfig()
  const { user } = useAuth()
  const [state, setState] = useState<PlannerState>({ kind: 'idle' })
  const run = useRef(0)
  const userId = user?.id ?? null

  async function plan(ask: TripAsk, sentence: string, before?: KeptTrip): Promise<void> {
    const mine = (run.current += 1)
    const isMine = (): boolean => run.current === mine
    if (ask.cities.length === 0) return setState({ kind: 'failed', text: text('plan.no-city') })
    if (!navigator.onLine) return setState({ kind: 'failed', text: text('plan.offline') })
    setState({ kind: 'places' })
    try {
      const found = await gather(config, ask)
      if (!isMine()) return
      const days = daysFor(found.ask, before)
      if (!days || found.places.length < FEWEST_PLACES)
        return setState({ kind: 'failed', text: text('plan.no-places') })
      setState({ kind: 'working' })
      const keep = keeper({ ask: found.ask, sentence, userId, before, isMine })
      let best: MadePlan | null = null
      let isCounted = false
      const question = { trip: days.trip, candidates: found.places, facts: found.facts, seed: SEED }
      const { first, last } = startPlan(question, days.finish, (better) => {
        best = better
        if (isCounted) keep(better)
      })
      const made = await first
      if (!isMine()) return
      // A reload while the server counts must not lose what was counted.
      const held = toKeep(made, { ask: found.ask, sentence, userId, before })
      holdPlan(held)
      const refusal = await count(config, userId === null)
      releasePlan()
      if (!isMine()) {
        // Stopped while it was being counted: it lies among the trips.
        if (!refusal && !before) tripShelf.put(held, false)
        return
      }
      if (refusal) return setState(refusal)
      isCounted = true
      keep(best ?? made)
      setState({ kind: 'better' })
      keep(await last, true)
      if (isMine()) setState({ kind: 'idle' })
    } catch (error) {
      console.warn('no plan', error)
      if (isMine()) setState({ kind: 'failed', text: text('plan.failed') })
    }
  }

  return {
    state,
    plan,
    /** What is there already stays. */
    stop: () => {
      run.current += 1
      setState({ kind: 'idle' })
    },
  }
}

type Started = { readonly first: Promise<MadePlan>; readonly last: Promise<MadePlan> }

type Days = { readonly trip: Trip; readonly finish: (planned: Trip) => Trip }

/** Empty days, or those of a trip that is there already with what the traveller made of them. */
function daysFor(ask: TripAsk, before: KeptTrip | undefined): Days | null {
  const draft = draftTrip(ask, before?.trip.id ?? crypto.randomUUID())
  if (!draft) return null
  if (!before) return { trip: draft, finish: (planned) => planned }
  return planAgain(draft, before.trip, before.ask && draftTrip(before.ask, before.trip.id))
}

function startPlan(
  question: Parameters<typeof makePlan>[0],
  finish: Days['finish'],
  onBetter: (plan: MadePlan) => void,
): Started {
  let tellFirst: (plan: MadePlan) => void = () => undefined
  const soon = new Promise<MadePlan>((resolve) => {
    tellFirst = resolve
  })
  const finished = (plan: MadePlan): MadePlan => ({ ...plan, trip: finish(plan.trip) })
  const last = makePlan(question, (plan) => {
    const better = finished(plan)
    onBetter(better)
    tellFirst(better)
  }).then(finished)
  // Whoever stops listening to it leaves no unheard failure behind.
  last.catch(() => undefined)
  return { first: Promise.race([soon, last]), last }
}

type Gathered = { readonly ask: TripAsk; readonly places: readonly TripPlace[]; readonly facts: CheckFacts }

/** The tables know what a name alone does not: the id, the exact place and the clock of a city. */
async function gather(config: BackendConfig, ask: TripAsk): Promise<Gathered> {
  const answers = await Promise.all(ask.cities.map(({ city }) => loadTripPlaces(config, questionFor(city))))
  const known = ask.cities.map((asked, index) => {
    const found = answers[index]?.city
    if (!found) return asked
    const { timeZone, ...city } = found
    return { ...asked, city, timeZone }
  })
  const renowns = answers.map(({ places }) => places.map(({ renown }) => renown))
  const cities = await inBestOrder(known, renowns, ask.dayCount)
  const countries = [...new Set(cities.map(({ city }) => city.country))].filter((code) => /^[A-Z]{2}$/.test(code))
  const cityIds = [...new Set(cities.flatMap(({ city }) => city.cityId ?? []))]
  const facts = await loadTripFacts(config, { countries, cityIds, ...datesAround(ask.firstDate, ask.dayCount) })
  const title =
    ask.title ||
    titleOf(
      cities.map(({ city }) => city.name),
      ask.dayCount,
    )
  return { ask: { ...ask, cities, title }, places: answers.flatMap(({ places }) => places), facts }
}

/** The least time on trains and planes, and the nights where there is most to see. Whoever named nights named an order. */
async function inBestOrder(
  cities: TripAsk['cities'],
  renowns: readonly (readonly number[])[],
  dayCount: number,
): Promise<TripAsk['cities']> {
  if (cities.length < 2) return cities
  const { planStays } = await import('@app/domain/trip-stays')
  const stays = cities.map(({ city, nights }, index) => ({ city, nights, renowns: renowns[index] ?? [] }))
  const isOrderFixed = cities.some(({ nights }) => nights !== null)
  const planned = planStays({ stays, nights: Math.max(dayCount, cities.length), from: null, to: null, isOrderFixed })
  return planned.flatMap(({ city, nights }) => {
    const own = cities.find((each) => each.city === city)
    return own ? [{ ...own, nights }] : []
  })
}

export function titleOf(names: readonly string[], count: number): string {
  const place = new Intl.ListFormat('en', { type: 'conjunction' }).format(names)
  return count === 1 ? text('title.day', { place }) : text('title.days', { count: String(count), place })
}

async function count(config: BackendConfig, isGuest: boolean): Promise<PlannerState | null> {
  const { recordGeneration } = await import('../../../api/trips/record-generation.ts')
  const recorded = await recordGeneration(config, isGuest)
  if (recorded.kind === 'counted') return null
  if (recorded.kind === 'unreachable') return { kind: 'failed', text: text('plan.offline') }
  const time = recorded.resetsAt
    ? new Date(recorded.resetsAt).toLocaleTimeString(undefined, { hour: '2-digit', minute: '2-digit' })
    : '00:00 UTC'
  return {
    kind: 'failed',
    isLimit: true,
    title: text('plan.used-up.title'),
    text: text('plan.used-up', { limit: String(recorded.limit ?? 3), time }),
  }
}

type Made = {
  readonly ask: TripAsk
  readonly sentence: string
  readonly userId: string | null
  readonly before: KeptTrip | undefined
}

function toKeep({ trip }: MadePlan, { ask, sentence, userId, before }: Made): KeptTrip {
  const changedAt = new Date().toISOString()
  return { trip, ask, sentence, owner: userId, version: before?.version ?? null, changedAt }
}

/** A better plan takes the place of the one before only as long as the traveller has not touched it. */
function keeper({ isMine, ...made }: Made & { readonly isMine: () => boolean }) {
  let shown: KeptTrip | null = null
  return (plan: MadePlan, isLast = false): void => {
    const now = tripShelf.get().trips.find((kept) => kept.trip.id === plan.trip.id)
    const isUntouched = shown === null || now === shown
    if (!isMine() || !isUntouched) return
    // Only the first one opens it: whoever went back meanwhile stays there.
    const isOpened = shown === null || tripShelf.get().openId === plan.trip.id
    // One step back leads from the best plan to the one before any of them.
    if (shown === null && now) tripSteps.record(now.trip, plan.trip)
    shown = toKeep(plan, made)
    tripShelf.put(shown, isOpened)
    if (isLast && made.userId !== null) void saveToAccount(shown)
  }
}

async function saveToAccount(kept: KeptTrip): Promise<void> {
  const saved = await import('../../../api/trips/account-trips.ts')
    .then(({ saveVersion }) => saveVersion(kept, 'plan'))
    .catch(() => null)
  const now = tripShelf.get().trips.find(({ trip }) => trip.id === kept.trip.id)
  // What was changed meanwhile stands on the version that was just saved.
  if (saved && now) tripShelf.put({ ...now, version: saved.version }, tripShelf.get().openId === kept.trip.id)
}
