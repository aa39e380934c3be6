import { useEffect, useState } from 'react'

import { staffText as text } from '../../entities/traveller/roles/staff-text.ts'
import { Button } from '../../ui/button.tsx'

const PROBES = { process: '/healthz', database: '/readyz' } as const
const TIMEOUT_MS = 5000
type Probe = keyof typeof PROBES
type Health = 'asking' | 'ok' | 'failing'

export function HealthPanel() {
  const [round, setRound] = useState(0)
  return (
    <section aria-labelledby="health" className="max-w-2xl pt-4">
      <h2 id="health" className="text-title">
        {text('health.title')}
      </h2>
      <dl className="mt-5 border-t border-edge">
        <ProbeRow key={`process ${String(round)}`} probe="process" />
        <ProbeRow key={`database ${String(round)}`} probe="database" />
      </dl>
      <Button variant="outline" className="mt-6" onClick={() => setRound(round + 1)}>
        {text('health.again')}
      </Button>
    </section>
  )
}

function ProbeRow({ probe }: { probe: Probe }) {
  const [health, setHealth] = useState<Health>('asking')
  useEffect(() => {
    const stop = new AbortController()
    const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(TIMEOUT_MS)])
    fetch(PROBES[probe], { signal }).then(
      ({ ok }) => setHealth(ok ? 'ok' : 'failing'),
      () => stop.signal.aborted || setHealth('failing'),
    )
    return () => stop.abort()
  }, [probe])
  const colour = { asking: 'text-soft', ok: 'text-moss', failing: 'text-signal' }[health]
  return (
    <div className="flex items-baseline justify-between gap-6 border-b border-line py-3">
      <dt>{text(`health.${probe}`)}</dt>
      <dd className={`chart-label ${colour}`}>
        <span role="status">{text(`health.${health}`)}</span>
      </dd>
    </div>
  )
}
