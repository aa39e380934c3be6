'use no memo'
import { useSyncExternalStore } from 'react'

import { usePageConfig } from '../../api/page-config.tsx'
import type { Layout } from './choose-layout.ts'
import { currentLayout } from './current-layout.ts'

/** Follows a resize and a rotation. The first paint keeps the server's guess from the request headers. */
export function useLayout(): Layout {
  const { layout } = usePageConfig()
  return useSyncExternalStore(listen, currentLayout, () => layout)
}

function listen(onChange: () => void): () => void {
  addEventListener('resize', onChange)
  return () => removeEventListener('resize', onChange)
}
