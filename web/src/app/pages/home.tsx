import { useEffect } from 'react'

import { whenIdle } from '../../device/when-idle.ts'
import { HomePage } from '../../features/home/home-page.tsx'
import { homeText as text } from '../../text/home.ts'
import { PageHead } from '../page-head.tsx'

export function Component() {
  // The first tool is fetched while there is a signal, so that it opens without one.
  useEffect(() => whenIdle(() => void preloadFirstTool().catch(() => undefined)), [])
  return (
    <>
      <PageHead title={text('home.title')} description={text('home.description')} />
      <HomePage />
    </>
  )
}

async function preloadFirstTool(): Promise<void> {
  const { preload } = await import('./flight-compensation.tsx')
  await preload()
}
