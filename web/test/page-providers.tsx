import type { PageConfig } from '@app/contracts/page-rendering'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { PageConfigProvider } from '../src/api/page-config.tsx'
import { queryClient } from '../src/offline/query-client.ts'

/** The providers around every page: its config and the query client. */
export function PageProviders({ config, children }: { readonly config: PageConfig; readonly children: ReactNode }) {
  return (
    <PageConfigProvider config={config}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </PageConfigProvider>
  )
}
