import { useEffect, useSyncExternalStore } from 'react'

import { usePageConfig } from '../page-config.tsx'
import { useAuth } from '../session/use-auth.ts'
import type { ConversationState } from './conversation-state.ts'
import { conversations, openConversation, startConversations } from './conversations.ts'

/** What was asked and answered, by whoever is here. */
export function useConversations(): ConversationState {
  const config = usePageConfig()
  const { user, isLoading } = useAuth()
  const owner = user?.id ?? null
  useEffect(() => (isLoading ? undefined : startConversations(config, owner)), [config, owner, isLoading])
  return useSyncExternalStore(conversations.listen, conversations.get, conversations.getOnServer)
}

/** Its turns are read when it is opened, not before. */
export function useOpened(id: string | null, isKnown: boolean): void {
  const config = usePageConfig()
  useEffect(() => {
    if (id !== null && isKnown) void openConversation(config, id)
  }, [config, id, isKnown])
}
