import { holdOverlays } from './overlay-queue.ts'
import { overlaySlot } from './overlay-slot.ts'

/** Between two fields of one form the focus is elsewhere for a moment. */
const STILL_WRITING_MS = 3000

const FIELD = 'textarea, select, input:not([type=button], [type=submit], [type=checkbox], [type=radio], [type=range])'

/** While a field has focus, our own prompts stay hidden. Returns the stop function. */
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

/** Fields inside an overlay are ignored. */
function isOurField(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(FIELD) && !overlaySlot().contains(target)
}
