'use no memo'
import { type ComponentType, useState } from 'react'

import { frameText as text } from '../../text/frame.ts'
import { toast } from '../../ui/toast.ts'

/**
 * Something that opens on a press and is fetched with the first one. If it cannot be fetched the page stays as it is
 * and says so, or does something else, where React's own `lazy` would take the whole page down.
 */
export function usePart<Props>(
  load: () => Promise<ComponentType<Props>>,
  otherwise: () => unknown = () => toast.error(text('missing')),
) {
  const [fetched, setFetched] = useState<{ readonly Part: ComponentType<Props> } | null>(null)
  const want = (): void => {
    if (fetched) return
    load().then((Part) => setFetched({ Part }), otherwise)
  }
  return [fetched?.Part, want] as const
}
