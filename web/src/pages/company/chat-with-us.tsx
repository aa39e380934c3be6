import { useSearchParams } from 'react-router'

import { useHydrated } from '../../device/hydration/use-hydrated.ts'
import { ChatPage } from '../../features/help-centre/chat-page.tsx'
import { chatText as text } from '../../features/help-centre/help-text.ts'
import { PersonPage } from '../../features/support-chat/person-page.tsx'
import { PageHead } from '../page-head.tsx'

/** The articles answer first; a person when asked for, or when a mail leads back to a conversation. */
export function Component() {
  const [params] = useSearchParams()
  const isHydrated = useHydrated()
  const isFromMail = isHydrated && /^#[\w-]{43}$/.test(location.hash)
  return (
    <>
      <PageHead title={text('title')} description={text('description')} isIndexed={false} />
      {params.has('person') || isFromMail ? <PersonPage /> : <ChatPage />}
    </>
  )
}
