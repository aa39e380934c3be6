import { useEffect, useState } from 'react'

import { useOnline } from '../../offline/use-online.ts'
import { Button } from '../../ui/button.tsx'
import { supportText as text } from './company-text.ts'

type PartState = 'up' | 'starting' | 'down'
type ServerState = { readonly server: PartState; readonly database: PartState }

const TIMEOUT_MS = 5000

/** The process answers /healthz by itself; /readyz checks its database. */
export async function askServer(get: typeof fetch = fetch): Promise<ServerState> {
  const [server, database] = await Promise.all([askAt(get, '/healthz'), askAt(get, '/readyz')])
  return { server, database: server === 'down' ? 'down' : database }
}

async function askAt(get: typeof fetch, path: string): Promise<PartState> {
  try {
    const answer = await get(path, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (answer.ok) return 'up'
    return answer.status === 503 ? 'starting' : 'down'
  } catch {
    return 'down'
  }
}

type Asked = { readonly state: ServerState; readonly at: Date }
const PARTS = ['server', 'database'] as const

export function ServerStatus() {
  const isOnline = useOnline()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [round, setRound] = useState(0)

  useEffect(() => {
    if (!isOnline) return
    let isWanted = true
    void askServer().then((state) => isWanted && setAsked({ state, at: new Date() }))
    return () => {
      isWanted = false
    }
  }, [isOnline, round])

  const askAgain = (): void => {
    setAsked(null)
    setRound(round + 1)
  }
  return (
    <section aria-labelledby="status" className="border-y border-edge py-5">
      <h2 id="status" className="chart-label caps font-sans text-soft">
        {text('status.title')}
      </h2>
      <noscript>
        <p className="mt-3 text-small">
          {text('status.noscript')} <a href="/healthz">/healthz</a>, <a href="/readyz">/readyz</a>
        </p>
      </noscript>
      <div className="needs-script">
        <div role="status">
          <dl className="mt-3 grid gap-2">
            {PARTS.map((part) => (
              <div key={part} className="flex items-baseline gap-3">
                <dt className="flex flex-1 items-baseline gap-3 after:flex-1 after:border-b after:border-dotted after:border-edge">
                  {text(`status.${part}`)}
                </dt>
                <dd>
                  <Mark state={asked?.state[part] ?? null} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="mt-3 flex min-h-11 flex-wrap items-center justify-between gap-3 text-small text-soft">
          {isOnline ? (
            <>
              <span className="chart-label">{asked && text('status.at', { time: asked.at.toLocaleTimeString() })}</span>
              <Button size="sm" variant="ghost" onClick={askAgain}>
                {text('status.again')}
              </Button>
            </>
          ) : (
            text('status.offline')
          )}
        </div>
      </div>
    </section>
  )
}

const TONES = { up: 'text-moss', starting: 'text-ink', down: 'text-signal' } as const

function Mark({ state }: { readonly state: PartState | null }) {
  if (!state) return <span className="text-soft">{text('status.checking')}</span>
  return <span className={`font-semibold ${TONES[state]}`}>{text(`status.${state}`)}</span>
}
