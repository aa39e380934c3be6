import { useState } from 'react'

import { usePageConfig } from '../../api/page-config.tsx'
import { currentUserId } from '../../api/session/current-user-id.ts'
import { openTab } from '../../device/open-tab.ts'
import { useBookingSite } from '../../entities/booking-search/use-booking-site.ts'
import { useAuth } from '../../entities/traveller/session/use-auth.ts'
import { usageStore } from '../../entities/traveller/usage/usage-store.ts'
import { useUsage } from '../../entities/traveller/usage/use-usage.ts'
import { toast } from '../../ui/overlay/toast.ts'
import { handOffText as text } from './hand-off-text.ts'
import { type Asked, handOver, type HandedOver, wasHandedOver } from './hand-over.ts'

export type HandOverState =
  | { readonly kind: 'ready' | 'busy' | 'offline' }
  | Extract<HandedOver, { kind: 'counted' | 'limit' }>

export type HandOver = { readonly state: HandOverState; readonly press: () => Promise<void> }

/** One press: counts the search, gets its link, and opens it. */
export function useHandOver(search: Omit<Asked, 'userId'>): HandOver {
  const config = usePageConfig()
  const site = useBookingSite()
  const { user } = useAuth()
  const usage = useUsage()
  const [state, setState] = useState<HandOverState>({ kind: 'ready' })
  const limit = usage.isKnown ? usage.counters.search_requests.limit : null
  const isUsedUp = limit !== null && usage.counters.search_requests.used >= limit

  async function press(): Promise<void> {
    if (!navigator.onLine) return setState({ kind: 'offline' })
    const tab = openTab(text('opening', { site: site.host }))
    setState({ kind: 'busy' })
    const answer = await handOver(config, { ...search, userId: currentUserId() })
    void usageStore.reload(config)
    if (answer.kind === 'counted' && new URL(answer.link).host === site.host) {
      setState(answer)
      await tab.goTo(answer.link).catch(() => fail())
      return
    }
    tab.close()
    if (answer.kind === 'limit') setState(answer)
    else fail()
  }

  function fail(): void {
    setState({ kind: 'ready' })
    toast.error(text(`error.${search.booking.kind}`), { title: text('error.title') })
  }

  if (state.kind === 'ready' && isUsedUp && !wasHandedOver({ ...search, userId: user?.id ?? null }))
    return { state: { kind: 'limit', limit, resetsAtMs: usage.resetsAtMs }, press }
  return { state, press }
}
