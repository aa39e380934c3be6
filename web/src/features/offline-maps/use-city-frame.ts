import type { Frame } from '@app/contracts/map-regions'
import type { PlaceAnswer, PlaceQuestion } from '@app/contracts/place-guide'
import { useState } from 'react'

import { askFunction } from '../../api/ask-function.ts'
import { usePageConfig } from '../../api/page-config.tsx'
import { frameAround } from '../../entities/map/regions/frames.ts'
import { offlineMapsText as text } from './offline-maps-text.ts'

/** A city with what one walks to and its airport; a region or an island is larger. */
const CITY_KM = 9
const REGION_KM = 30

/** Finds where a city is, and its frame. */
export function useCityFrame(onFound: (name: string, frames: readonly Frame[]) => void) {
  const config = usePageConfig()
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const find = async (typed: string): Promise<void> => {
    const name = typed.trim()
    if (name === '') {
      setProblem(text('choose.city.missing'))
      return
    }
    setBusy(true)
    const question: PlaceQuestion = { kind: 'named', name }
    const asked = await askFunction<PlaceAnswer>(config, 'place-facts', question)
    setBusy(false)
    if (asked.kind === 'answered' && asked.answer.kind === 'named') {
      const { place } = asked.answer
      setProblem('')
      onFound(place.name, [frameAround(place.coordinates, place.airports ? REGION_KM : CITY_KM)])
    } else setProblem(text(asked.kind === 'answered' ? 'choose.city.unknown' : 'choose.failed'))
  }
  return { problem, isBusy, find }
}
