import { useState } from 'react'

import { usePageConfig } from '../../api/page-config.tsx'
import type { Located } from '../../device/geolocation.ts'
import { emergencyText as text } from '../../text/emergency.ts'
import { toast } from '../../ui/toast.ts'
import { askCountry, askDevice, askServer, type Help } from './ask-emergency.ts'
import { type Position, usePosition } from './use-position.ts'

export type Emergency = {
  readonly located: Located | null
  readonly help: Help | null
  readonly isFailed: boolean
  /** By hand, which counts more than what the device believes. */
  readonly chosen: string | null
  readonly choose: (country: string) => void
  readonly tryAgain: () => void
}

/** The numbers come from the device at once; the server's answer, with hospitals, takes their place when it is there. */
export function useEmergency(): Emergency {
  const config = usePageConfig()
  const [help, setHelp] = useState<Help | null>(null)
  const [isFailed, setFailed] = useState(false)
  const [chosen, setChosen] = useState<string | null>(null)
  async function ask(position: Position): Promise<void> {
    const [own, answer] = [askDevice(position), askServer(config, position)]
    const isAnyShown = own.then(
      (known) => {
        setHelp((shown) => shown ?? known)
        return true
      },
      () => false,
    )
    const isAnswered = await answer.then(setHelp).then(
      () => true,
      () => false,
    )
    if (isAnswered || (await isAnyShown)) toast.success(text('loaded'))
    else {
      setFailed(true)
      toast.error(text('failed'))
    }
  }

  const { located, locateAgain } = usePosition((found) => {
    if (found.kind === 'found') void ask(found)
    else toast.error(text('no-location'))
  })

  async function choose(country: string): Promise<void> {
    setChosen(country)
    try {
      setHelp(await askCountry(country))
      setFailed(false)
      toast.success(text('loaded'))
    } catch {
      setFailed(true)
      toast.error(text('failed'))
    }
  }

  return {
    located,
    help,
    isFailed,
    chosen,
    choose: (country) => void choose(country),
    tryAgain() {
      setHelp(null)
      setFailed(false)
      setChosen(null)
      locateAgain()
    },
  }
}
