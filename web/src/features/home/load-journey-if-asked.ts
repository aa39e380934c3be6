import type { LoaderFunctionArgs } from 'react-router'

import type { Journey } from './load-journey.ts'

/** Null without a query: the airports are a hundred kilobytes and load only on request. */
export async function loadJourneyIfAsked({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<Journey | null> {
  const search = new URL(request.url).searchParams
  if (!search.has('from') && !search.has('to')) return null
  return (await import('./load-journey.ts')).loadJourney(search)
}
