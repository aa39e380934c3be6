import { useEffect, useState } from 'react'

import { holdOverlays } from '../../ui/overlay-queue.ts'

/** While somebody writes or is being answered, nothing that only we want comes up over it. For the form around the field. */
export function useUndisturbed(isBusy: boolean) {
  const [isInField, setInField] = useState(false)
  const isHeld = isBusy || isInField
  useEffect(() => (isHeld ? holdOverlays('wishes') : undefined), [isHeld])
  return { onFocus: () => setInField(true), onBlur: () => setInField(false) }
}
