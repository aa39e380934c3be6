import { holdOverlays } from './overlay-queue.ts'
import { overlaySlot } from './overlay-slot.ts'

/** Between two fields of one form the hand is elsewhere for a moment. */
const STILL_WRITING_MS = 3000

const FIELD = 'textarea, select, input:not([type=button], [type=submit], [type=checkbox], [type=radio], [type=range])'

/** While somebody is in a field, nothing that only we want comes up over it. The answer ends the watch. */
export function holdWhileWriting(): () => void {
  let release: (() => void) | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const enter = ({ target }: Pick<Event, 'target'>): void => {
    if (!isOurField(target)) return
    clearTimeout(timer)
    release ??= holdOverlays('wishes')
  }
  const end = (): void => {
    release?.()
    release = undefined
  }
  const leave = ({ target }: Event): void => {
    if (!isOurField(target)) return
    clearTimeout(timer)
    timer = setTimeout(end, STILL_WRITING_MS)
  }
  enter({ target: document.activeElement })
  addEventListener('focusin', enter)
  addEventListener('focusout', leave)
  return () => {
    removeEventListener('focusin', enter)
    removeEventListener('focusout', leave)
    clearTimeout(timer)
    end()
  }
}

/** The fields of an overlay are the overlay's own business. */
function isOurField(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(FIELD) && !overlaySlot().contains(target)
}
