'use no memo'
import { type ComponentType, useState } from 'react'

import { toast } from '../../ui/overlay/toast.ts'
import { frameText as text } from './frame-text.ts'

/**
 * A part that opens on a press and loads with the first one. If it cannot be loaded the page stays unchanged and says
 * so, or falls back, where React's own `lazy` would replace the whole page.
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
