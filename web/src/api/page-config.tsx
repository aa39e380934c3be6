'use no memo'
import type { PageConfig } from '@app/contracts/page-rendering'
import { createContext, type ReactNode, useContext } from 'react'

const Config = createContext<PageConfig | undefined>(undefined)

export function PageConfigProvider({ config, children }: { config: PageConfig; children: ReactNode }) {
  return <Config value={config}>{children}</Config>
}

export function usePageConfig(): PageConfig {
  const config = useContext(Config)
  if (!config) throw new Error('usePageConfig must be used inside a PageConfigProvider')
  return config
}
