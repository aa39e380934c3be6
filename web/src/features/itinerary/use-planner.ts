/**
 * The conductor of planning, from a wish to a trip:
 * 1. `start/start-page.tsx` takes a sentence, a form or a point on the map, and `show` makes it a step with its own URL.
 *    The worker reads the sentence and makes it a route of the guide (`plan/trip-worker.ts`, domain/trip-routes).
 * 2. `ask/ask-panel.tsx` shows what was understood; a model may read the sentence a second time (`modelReading`).
 * 3. `plan` gathers places and facts (`plan/gather-places.ts`) and starts the worker (`plan/trip-worker.ts`).
 * 4. The server counts the first plan, which waits in `plan/pending-plan.ts` meanwhile.
 * 5. That plan and each better one go into `tripStore`, the only place where trips are held.
 * 6. `saved/use-saved-trips.ts` follows the store to the trip's URL, where `view/trip-view.tsx` shows and edits it.
 */
import type { Trip } from '@app/domain/trip'
import { draftTrip, planAgain, type TripAsk } from '@app/domain/trip-draft'
import { type MadePlan, planQuestion, type PlanQuestion } from '@app/domain/trip-making'
import type { TripRequest } from '@app/domain/trip-request'
import { useRef, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'

import type { BackendConfig } from '../../api/backend.ts'
import { usePageConfig } from '../../api/page-config.tsx'
import { today } from '../../device/today.ts'
import { useAuth } from '../../entities/traveller/session/use-auth.ts'
import { saveKeptTrip } from '../../entities/trip/save-kept-trip.ts'
import { tripSteps } from '../../entities/trip/trip-steps.ts'
import { type KeptTrip, tripStore } from '../../entities/trip/trip-store.ts'
import { EMPTY_ASK } from './ask/empty-ask.ts'
import { itineraryText as text } from './itinerary-text.ts'
import { gatherPlaces } from './plan/gather-places.ts'
import { dropPendingPlan, savePendingPlan } from './plan/pending-plan.ts'
import { makePlan } from './plan/trip-worker-client.ts'

export type PlannerState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'places' | 'working' | 'better' }
  | { readonly kind: 'failed'; readonly title?: string; readonly text: string; readonly isLimit?: boolean }

/** Runs one plan at a time: places, a first plan, its count, then better ones into the trip store. */
export function usePlanner() {
  const config = usePageConfig()
  const { user } = useAuth()
  const [state, setState] = useState<PlannerState>({ kind: 'idle' })
  const run = useRef(0)
  const userId = user?.id ?? null

  async function plan(ask: TripAsk, sentence: string, before?: KeptTrip): Promise<void> {
    const thisRun = (run.current += 1)
    const isCurrent = (): boolean => run.current === thisRun
    if (ask.cities.length === 0) return setState({ kind: 'failed', text: text('plan.no-city') })
    if (!navigator.onLine) return setState({ kind: 'failed', text: text('plan.offline') })
    setState({ kind: 'places' })
    try {
      const found = await gatherPlaces(config, ask)
      if (!isCurrent()) return
      const days = daysFor(found.ask, before)
      if (!days) return setState({ kind: 'failed', text: text('plan.no-places') })
      setState({ kind: 'working' })
      const save = planSaver({ ask: found.ask, sentence, userId, before, isCurrent })
      let best: MadePlan | null = null
      let isCounted = false
      const question = planQuestion(found, days.trip)
      const { first, last } = startPlan(question, days.finish, (better) => {
        best = better
        if (isCounted) save(better)
      })
      const made = await first
      if (!isCurrent()) return
      // A reload while the server counts must not lose a plan that was counted.
      const pending = toSave(made, { ask: found.ask, sentence, userId, before })
      savePendingPlan(pending)
      const refusal = await countPlan(config, userId === null)
      dropPendingPlan()
      if (!isCurrent()) {
        // Stopped while it was being counted: the plan is paid for, so it joins the saved trips.
        if (!refusal && !before) tripStore.put(pending, false)
        return
      }
      if (refusal) return setState(refusal)
      isCounted = true
      save(best ?? made)
      setState({ kind: 'better' })
      save(await last, true)
      if (isCurrent()) setState({ kind: 'idle' })
    } catch (error) {
      console.warn('planning failed', error)
      if (isCurrent()) setState({ kind: 'failed', text: text('plan.failed') })
    }
  }

  return {
    state,
    plan,
    /** A plan that is already shown stays. */
    stop: () => {
      run.current += 1
      setState({ kind: 'idle' })
    },
  }
}

/** The steps before a trip exists: the understood request, its second reading and the running planner. */
export function useTripStart() {
  return { ...useAskedStep(), modelReading: useModelReading(), planner: usePlanner() }
}

type Days = { readonly trip: Trip; readonly finish: (planned: Trip) => Trip }

/** Empty days, or those of the trip being planned again, with the traveller's own edits. */
function daysFor(ask: TripAsk, before: KeptTrip | undefined): Days | null {
  const draft = draftTrip(ask, before?.trip.id ?? crypto.randomUUID())
  if (!draft) return null
  if (!before) return { trip: draft, finish: (planned) => planned }
  return planAgain(draft, before.trip, before.ask && draftTrip(before.ask, before.trip.id))
}

type Started = { readonly first: Promise<MadePlan>; readonly last: Promise<MadePlan> }

function startPlan(question: PlanQuestion, finish: Days['finish'], onBetter: (plan: MadePlan) => void): Started {
  let resolveFirst: (plan: MadePlan) => void = () => undefined
  const firstPlan = new Promise<MadePlan>((resolve) => {
    resolveFirst = resolve
  })
  const finished = (plan: MadePlan): MadePlan => ({ ...plan, trip: finish(plan.trip) })
  const last = makePlan(question, (plan) => {
    const better = finished(plan)
    onBetter(better)
    resolveFirst(better)
  }).then(finished)
  // A stopped run ignores its last plan; without this its failure would be unhandled.
  last.catch(() => undefined)
  return { first: Promise.race([firstPlan, last]), last }
}

async function countPlan(config: BackendConfig, isGuest: boolean): Promise<PlannerState | null> {
  const { recordGeneration } = await import('../../entities/trip/record-generation.ts')
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

function toSave({ trip }: MadePlan, { ask, sentence, userId, before }: Made): KeptTrip {
  const changedAt = new Date().toISOString()
  return { trip, ask, sentence, owner: userId, version: before?.version ?? null, changedAt }
}

/** A better plan replaces the shown one only while the traveller has not edited it. */
function planSaver({ isCurrent, ...made }: Made & { readonly isCurrent: () => boolean }) {
  let shown: KeptTrip | null = null
  return (plan: MadePlan, isLast = false): void => {
    const now = tripStore.get().trips.find((kept) => kept.trip.id === plan.trip.id)
    const isUntouched = shown === null || now === shown
    if (!isCurrent() || !isUntouched) return
    // Only the first plan opens the trip: a traveller who went back meanwhile stays there.
    const isOpened = shown === null || tripStore.get().openId === plan.trip.id
    // One undo step leads back to the trip before planning.
    if (shown === null && now) tripSteps.record(now.trip, plan.trip)
    shown = toSave(plan, made)
    tripStore.put(shown, isOpened)
    if (isLast && made.userId !== null) void saveKeptTrip(plan.trip.id, 'plan')
  }
}

export type Wishes = { readonly ask: TripAsk; readonly sentence: string; readonly request: TripRequest | null }
export type Asked = Wishes & { readonly id: string }

/**
 * The understood request is a step with its own URL: the sentence is in the query, and the rest in the history entry,
 * where a reload and Back find it unchanged.
 */
function useAskedStep() {
  const { state, search } = useLocation()
  const navigate = useNavigate()
  const isHydrated = useSyncExternalStore(noChange, yes, no)
  const asked = isHydrated ? readAsked(state, search) : null
  return {
    asked,
    /** The server cannot read the history entry, so nothing is restored before hydration. */
    isHydrated,
    /** Returns the id of the step. */
    show: (wishes: Wishes): string => {
      const id = crypto.randomUUID()
      const path = wishes.sentence ? `?${new URLSearchParams({ wish: wishes.sentence }).toString()}` : '?form'
      void navigate(`/itinerary${path}`, {
        replace: path === search,
        preventScrollReset: true,
        state: { asked: { ...wishes, id } satisfies Asked },
      })
      return id
    },
    /** Back from the plan then shows the request that it was made from. */
    change: (ask: TripAsk): void => {
      if (asked)
        void navigate(`/itinerary${search}`, {
          replace: true,
          preventScrollReset: true,
          state: { asked: { ...asked, ask } satisfies Asked },
        })
    },
  }
}

const EMPTY_FORM: Asked = { id: 'form', ask: EMPTY_ASK, sentence: '', request: null }

function readAsked(state: unknown, search: string): Asked | null {
  const { asked } = (state ?? {}) as { readonly asked?: Partial<Asked> }
  return typeof asked?.id === 'string' && Array.isArray(asked.ask?.cities)
    ? (asked as Asked)
    : search === '?form'
      ? EMPTY_FORM
      : null
}

const noChange = (): (() => void) => () => undefined
const yes = (): boolean => true
const no = (): boolean => false

type Reading = { readonly id: string; readonly request: TripRequest }

/** A second reading of the sentence by the model, if one is configured. The first reading is shown until then. */
function useModelReading() {
  const config = usePageConfig()
  const [reading, setReading] = useState<Reading | null>(null)
  return {
    of: (id: string): TripRequest | null => (reading?.id === id ? reading.request : null),
    /** Resolves when the model answered, or at once without one. */
    ask: async (id: string, sentence: string): Promise<void> => {
      if (!config.hasModel || !navigator.onLine) return
      const { understandTrip } = await import('../../entities/trip/understand-trip.ts')
      const request = await understandTrip(config, { sentence, today: today() })
      if (request) setReading({ id, request })
    },
  }
}
