import type { AskSharedTrip, sharedTripContract, SharedTrip } from '@app/contracts/trips/trip-share'
import { data, type LoaderFunctionArgs } from 'react-router'

import { readPage } from '../../../api/read-page.ts'
import { serverSharedTrip } from '../../../entities/trip/server-shared-trip.ts'

const NAME: (typeof sharedTripContract)['name'] = 'shared-trip'

export type SharedPage = { readonly shared: SharedTrip | null }

/** An expired link has a page of its own, with status 410. */
export async function loadSharedTrip({ params, context, request }: LoaderFunctionArgs) {
  const ask = context.get(serverSharedTrip) ?? askFunction(request.signal)
  const shared = await ask(params['token'] ?? '')
  return data<SharedPage>({ shared }, { status: shared ? 200 : 410 })
}

function askFunction(signal: AbortSignal): AskSharedTrip {
  return async (token) => {
    const { config } = readPage(document, location.origin)
    const response = await fetch(`${config.supabaseUrl ?? location.origin}/functions/v1/${NAME}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
      signal,
    })
    if (response.status === 400) return null
    if (!response.ok) throw new Error(`no answer about a shared trip: ${response.status}`)
    return ((await response.json()) as SharedPage).shared
  }
}
