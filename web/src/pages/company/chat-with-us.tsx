import { ChatPage } from '../../features/help-centre/chat-page.tsx'
import { chatText as text } from '../../features/help-centre/help-text.ts'
import { PageHead } from '../page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead title={text('title')} description={text('description')} isIndexed={false} />
      <ChatPage />
    </>
  )
}
