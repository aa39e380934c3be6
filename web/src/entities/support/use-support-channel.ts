import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { backend } from '../../api/backend.ts'
import { usePageConfig } from '../../api/page-config.tsx'

type Side = 'visitor' | 'staff'
type Meta = { readonly side?: string; readonly name?: string }
export type OtherSide = { readonly isHere: boolean; readonly isTyping: boolean; readonly name: string }

const NOBODY: OtherSide = { isHere: false, isTyping: false, name: '' }
const TYPING_SHOWN_MS = 4_000
const TYPING_TOLD_MS = 2_000
const LONGEST_NAME = 60

type Me = { readonly side: Side; readonly name: string }

/** Who is there, who types, and "there is something to read". The words themselves are asked from the server. */
export function useSupportChannel(channelName: string | null, { side, name }: Me, onChanged: () => void) {
  const config = usePageConfig()
  const [other, setOther] = useState(NOBODY)
  const tell = useRef<(() => void) | undefined>(undefined)
  const changed = useEffectEvent(onChanged)
  useEffect(() => {
    if (channelName === null) return
    let isOver = false
    let leave: (() => void) | undefined
    let quiet: ReturnType<typeof setTimeout> | undefined
    const stopTyping = (): void => setOther((before) => ({ ...before, isTyping: false }))

    async function join(): Promise<void> {
      const realtime = await (await backend(config)).realtime()
      if (isOver) return
      const presence = { key: `${side}:${crypto.randomUUID()}` }
      const channel = realtime.channel(`support:${channelName}`, { config: { presence, broadcast: { self: false } } })
      channel
        .on('broadcast', { event: 'changed' }, () => {
          stopTyping()
          changed()
        })
        .on('broadcast', { event: 'typing' }, ({ payload }) => {
          const from = payload as Meta | undefined
          if (from?.side === side) return
          clearTimeout(quiet)
          setOther((before) => ({ ...before, isTyping: true, name: before.name || nameOf(from) }))
          quiet = setTimeout(stopTyping, TYPING_SHOWN_MS)
        })
        .on('presence', { event: 'sync' }, () => {
          const metas = Object.values(channel.presenceState<Meta>()).flat()
          const found = metas.find((meta) => meta.side !== side)
          setOther((before) => ({ ...before, isHere: found !== undefined, name: nameOf(found) || before.name }))
        })
        .subscribe((status) => {
          if (status !== 'SUBSCRIBED') return
          void channel.track({ side, name })
          // Events are not repeated after a reconnect.
          changed()
        })
      let toldAt = 0
      tell.current = () => {
        if (Date.now() - toldAt < TYPING_TOLD_MS) return
        toldAt = Date.now()
        void channel.send({ type: 'broadcast', event: 'typing', payload: { side, name } })
      }
      leave = () => void realtime.removeChannel(channel)
    }

    join().catch((error: unknown) => console.warn('the conversation is asked for now and then only', error))
    return () => {
      isOver = true
      clearTimeout(quiet)
      tell.current = undefined
      setOther(NOBODY)
      leave?.()
    }
  }, [config, channelName, side, name])
  return { other, tellTyping: () => tell.current?.() }
}

/** Anybody in the channel chooses their name: it is shown as text, and not without end. */
function nameOf(meta: Meta | undefined): string {
  return typeof meta?.name === 'string' ? meta.name.slice(0, LONGEST_NAME) : ''
}
