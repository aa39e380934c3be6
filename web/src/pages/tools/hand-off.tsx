import type { HandOffAnswer } from '@app/contracts/page-rendering'
import { data, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router'

import { loadCarSearch } from '../../features/car-search/load-car-search.ts'
import { loadFlightSearch } from '../../features/flight-search/load-flight-search.ts'
import { HandOffPage, type HandOffView } from '../../features/hand-off/hand-off-page.tsx'
import { handOffText as text } from '../../features/hand-off/hand-off-text.ts'
import { serverHandOff } from '../../features/hand-off/server-hand-off.ts'
import { loadHotelSearch } from '../../features/hotel-search/load-hotel-search.ts'
import { PageHead } from '../page-head.tsx'

const MAX_QUESTION_LENGTH = 2000
const FORMS = { hotel: '/accommodation-search', flight: '/flights', car: '/car-rental' } as const

/** Validates the search as its form does; an invalid one returns to the form, which says why. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<HandOffView | Response> {
  const kind = params['kind'] as keyof typeof FORMS
  const form = Object.hasOwn(FORMS, kind) ? FORMS[kind] : undefined
  if (!form) throw data(null, { status: 404 })
  const asked = new URL(request.url).searchParams
  asked.sort()
  const back = `${form}?${asked}`
  // Facts about the place do not change the search.
  for (const name of ['latlong', 'of', 'region']) asked.delete(name)
  const ready = await readBooking(kind, { request, context })
  return ready ? { ...ready, back, question: asked.toString().slice(0, MAX_QUESTION_LENGTH) } : redirect(back)
}

type Refused = Exclude<HandOffAnswer, { kind: 'link' }>
const SEE_OTHER = 303
const STATUS = { limit: 429, failed: 503 } as const

/** The form without script: counted and redirected to the booking site in one answer. */
export async function action(asking: LoaderFunctionArgs) {
  const view = await loader(asking)
  if (view instanceof Response) return view
  const answer = (await asking.context.get(serverHandOff)?.(view.booking)) ?? ({ kind: 'failed' } as const)
  if (answer.kind === 'link') return redirect(answer.link, SEE_OTHER)
  return data(answer, { status: STATUS[answer.kind] })
}

async function readBooking(
  kind: keyof typeof FORMS,
  asking: Pick<LoaderFunctionArgs, 'context' | 'request'>,
): Promise<Pick<HandOffView, 'booking' | 'names' | 'today'> | null> {
  if (kind === 'flight') {
    const view = await loadFlightSearch(asking)
    if (view.kind !== 'answer') return null
    const { search, question, today } = view
    return { booking: { kind, search }, names: { from: question.from, to: question.to }, today }
  }
  if (kind === 'hotel') {
    const { kind: state, search, today } = await loadHotelSearch(asking)
    return state === 'answer' ? { booking: { kind, search }, names: null, today } : null
  }
  const { kind: state, search, today } = await loadCarSearch(asking)
  return state === 'answer' ? { booking: { kind, search }, names: null, today } : null
}

export function Component() {
  const view = useLoaderData<typeof loader>() as HandOffView
  const answer = useActionData<Refused>()
  return (
    <>
      <PageHead title={text('title')} description={text('description')} isIndexed={false} />
      <HandOffPage view={view} answer={answer} />
    </>
  )
}
