import type { RiskLeg } from '@app/domain/safety-feeds'
import { useEffect, useState } from 'react'

import { loadFeeds } from '../../entities/safety-feeds/load-feeds.ts'
import { Note } from '../../ui/note.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { LegAnswer } from './leg-answer.tsx'
import { type LegView, loadAdviceTable, viewOfLeg } from './load-risk-radar.ts'
import { riskRadarText as text } from './risk-radar-text.ts'

type Known = { readonly of: readonly RiskLeg[]; readonly views: readonly LegView[]; readonly hasFeeds: boolean }

/** Every leg of a route or a trip with its own answer, in the order of the journey. */
export function LegsAnswer({ legs, title }: { readonly legs: readonly RiskLeg[]; readonly title: string }) {
  const known = useLegViews(legs)
  if (!known)
    return (
      <div role="status" aria-label={text('leg.loading')} className="grid gap-3">
        <Skeleton className="h-8 w-1/2" />
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-40 w-full" />
      </div>
    )
  return (
    <div className="grid gap-8">
      <p className="chart-label text-soft">{title}</p>
      {!known.hasFeeds && <Note tone="notice">{text('leg.offline')}</Note>}
      {known.views.map((view) => (
        <LegAnswer key={view.assessment.leg.id} view={view} isOpen={known.views.length === 1} />
      ))}
    </div>
  )
}

function useLegViews(legs: readonly RiskLeg[]): Known | null {
  const [known, setKnown] = useState<Known | null>(null)
  useEffect(() => {
    let isGone = false
    const ask = async (): Promise<void> => {
      const countries = legs.map(({ country }) => country)
      const [table, near] = await Promise.all([loadAdviceTable(), loadFeeds(countries)])
      const feeds = near ?? (await loadFeeds([]))
      const views = legs.map((leg) => viewOfLeg(leg, table, feeds))
      if (!isGone) setKnown({ of: legs, views, hasFeeds: feeds?.isOn === true })
    }
    void ask()
    const again = (): void => void ask()
    addEventListener('online', again)
    return () => {
      isGone = true
      removeEventListener('online', again)
    }
  }, [legs])
  return known?.of === legs ? known : null
}
