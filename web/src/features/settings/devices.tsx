import type {
  AccountSession,
  accountSessionsContract,
  revokeSessionContract,
} from '@app/contracts/account/account-sessions'
import { useEffect, useState } from 'react'

import { usePageConfig } from '../../api/page-config.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { RegisterSection } from '../../ui/register-section.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Loading, Skeleton } from '../../ui/states/skeleton.tsx'
import { callAccount } from './call-account.ts'
import { DeviceRow } from './device-row.tsx'
import { accountText as text } from './settings-text.ts'

/** The order matters: Edge and Opera also contain Chrome, and Chrome contains Safari. */
const BROWSERS = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const
const SYSTEMS = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
] as const

type Device = { readonly browser: string; readonly system: string }

/** Null for programs, and for unknown user agents. */
export function describeDevice(userAgent: string | null): Device | null {
  const browser = BROWSERS.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1]
  const system = SYSTEMS.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1]
  return browser && system ? { browser, system } : null
}

/** Type only: the schemas stay on the server. */
const LIST: (typeof accountSessionsContract)['name'] = 'account-sessions'
const REVOKE: (typeof revokeSessionContract)['name'] = 'revoke-session'

/** All sessions, this one first; each can be ended, or all others at once. */
export function Devices() {
  const { sessions, load, end, endOthers } = useSessions()
  return (
    <RegisterSection id="devices" title={text('devices.title')} lead={text('devices.lead')}>
      {sessions === 'failed' ? (
        <ErrorState
          title={text('devices.error')}
          text={text('devices.error.text')}
          heading="h3"
          onRetry={() => void load()}
        />
      ) : sessions === null ? (
        <Loading>
          <div className="grid gap-3 py-2">
            <Skeleton className="h-12" />
            <Skeleton className="h-12" />
          </div>
        </Loading>
      ) : (
        <>
          <ul className="border-t border-line">
            {sessions.map((session) => (
              <DeviceRow
                key={session.id}
                session={session}
                name={deviceName(session)}
                onEnd={() => void end(session)}
              />
            ))}
          </ul>
          {sessions.length > 1 && (
            <Button variant="outline" className="mt-5" onClick={() => void endOthers()}>
              {text('devices.action')}
            </Button>
          )}
        </>
      )}
    </RegisterSection>
  )
}

function useSessions() {
  const config = usePageConfig()
  const [sessions, setSessions] = useState<readonly AccountSession[] | 'failed' | null>(null)

  const read = () => callAccount<{ sessions: readonly AccountSession[] }>(config, LIST)
  async function load(): Promise<void> {
    const called = await read()
    setSessions(called.kind === 'done' ? called.data.sessions : 'failed')
  }
  useEffect(() => {
    let isGone = false
    void callAccount<{ sessions: readonly AccountSession[] }>(config, LIST).then((called) => {
      if (!isGone) setSessions(called.kind === 'done' ? called.data.sessions : 'failed')
    })
    return () => {
      isGone = true
    }
  }, [config])

  async function end(session: AccountSession): Promise<void> {
    const called = await callAccount(config, REVOKE, { sessionId: session.id })
    if (called.kind === 'done') toast.success(text('devices.ended', { name: deviceName(session) }))
    else toast.error(text('devices.end.failed'))
    await load()
  }
  async function endOthers(): Promise<void> {
    const others = sessions === 'failed' || sessions === null ? [] : sessions.filter(({ isCurrent }) => !isCurrent)
    const calls = await Promise.all(others.map(({ id }) => callAccount(config, REVOKE, { sessionId: id })))
    if (calls.every(({ kind }) => kind === 'done')) toast.success(text('devices.done'))
    else toast.error(text('devices.failed'))
    await load()
  }
  return { sessions, load, end, endOthers }
}

function deviceName({ userAgent }: AccountSession): string {
  const device = describeDevice(userAgent)
  return device ? text('devices.on', device) : text('devices.unknown')
}
