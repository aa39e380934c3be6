import { useRef, useState } from 'react'

import { usePageConfig } from '../../api/page-config.tsx'
import type { Located } from '../../device/geolocation.ts'
import { toast } from '../../ui/overlay/toast.ts'
import { askCountry, askDevice, askServer, type Help } from './ask-emergency.ts'
import type { EmergencyText } from './emergency-text/emergency-text.ts'
import { type Position, usePosition } from './use-position.ts'

export type Emergency = {
  readonly located: Located | null
  readonly help: Help | null
  readonly isFailed: boolean
  /** The device's numbers are shown, and the server may add more. */
  readonly isAsking: boolean
  /** Chosen manually, which takes precedence over the position. */
  readonly chosen: string | null
  readonly choose: (country: string) => void
  readonly tryAgain: () => void
}

/** The numbers come from the device at once; the server's answer, with hospitals, replaces them when it arrives. */
export function useEmergency(text: EmergencyText): Emergency {
  const config = usePageConfig()
  const [help, setHelp] = useState<Help | null>(null)
  const [isFailed, setFailed] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [chosen, setChosen] = useState<string | null>(null)
  const begin = useQuestions()

  async function ask(position: Position): Promise<void> {
    const isMeant = begin()
    const keep = (known: Help, isBetter: boolean): boolean => {
      if (isMeant()) setHelp((shown) => (isBetter ? known : (shown ?? known)))
      return true
    }
    setAsking(true)
    const own = askDevice(position).then(
      (known) => keep(known, false),
      () => false,
    )
    const isAnswered = await askServer(config, position).then(
      (known) => keep(known, true),
      () => false,
    )
    const isAnyShown = isAnswered || (await own)
    if (!isMeant()) return
    setAsking(false)
    setFailed(!isAnyShown)
    announce(isAnyShown, text)
  }

  const { located, locateAgain } = usePosition((found) => {
    if (found.kind === 'found') void ask(found)
    else toast.error(text('no-location'))
  })

  async function choose(country: string): Promise<void> {
    const isMeant = begin()
    setChosen(country)
    setAsking(false)
    const known = await askCountry(country).catch(() => null)
    if (!isMeant()) return
    if (known) setHelp(known)
    setFailed(known === null)
    announce(known !== null, text)
  }

  return {
    located,
    help,
    isFailed,
    isAsking,
    chosen,
    choose: (country) => void choose(country),
    tryAgain() {
      begin()
      setAsking(false)
      setHelp(null)
      setFailed(false)
      setChosen(null)
      locateAgain()
    },
  }
}

function announce(isLoaded: boolean, text: EmergencyText): void {
  if (isLoaded) toast.success(text('loaded'))
  else toast.error(text('failed'))
}

/** Starts a new request; the answer to an older one would show the numbers of the wrong place. */
function useQuestions(): () => () => boolean {
  const last = useRef(0)
  return () => {
    last.current += 1
    const asked = last.current
    return () => asked === last.current
  }
}
