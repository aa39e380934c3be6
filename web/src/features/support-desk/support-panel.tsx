import type { SupportFilter } from '@app/contracts/support/limits'
import { useState } from 'react'
import { useSearchParams } from 'react-router'

import { usePageConfig } from '../../api/page-config.tsx'
import { askDesk } from '../../entities/support/ask-support.ts'
import { useLiveAnswer } from '../../entities/support/use-live-answer.ts'
import { DeskConversation } from './desk-conversation.tsx'
import { deskText as text } from './desk-text.ts'
import { InboxList } from './inbox-list.tsx'
import { useDesk } from './use-desk.ts'

const PAGE = 30

/** The open conversation is in the URL, so that a colleague can be sent there. */
export function SupportPanel() {
  const config = usePageConfig()
  const [params, setParams] = useSearchParams()
  const [filter, setFilter] = useState<SupportFilter>('open')
  const [search, setSearch] = useState('')
  const [pages, setPages] = useState(0)
  const [changes, setChanges] = useState(0)
  const after = pages * PAGE
  const inbox = useLiveAnswer(`${filter} ${search} ${after}`, () =>
    askDesk(config, { action: 'inbox', filter, search, after }),
  )
  useDesk(() => {
    inbox.reload()
    setChanges((before) => before + 1)
  })
  const openId = params.get('conversation')
  const open = (id: string | null): void =>
    setParams({ tab: 'chat', ...(id && { conversation: id }) }, { preventScrollReset: true })

  return (
    <section aria-labelledby="support-desk" className="pt-4">
      <h2 id="support-desk" className="text-title">
        {text('title')}
      </h2>
      <div className="mt-5 grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
        <div className={openId === null ? '' : 'max-lg:hidden'}>
          <InboxList
            live={inbox}
            filter={filter}
            search={search}
            openId={openId}
            page={pages}
            onFilter={(next) => {
              setFilter(next)
              setPages(0)
            }}
            onSearch={(next) => {
              setSearch(next)
              setPages(0)
            }}
            onPage={setPages}
            onOpen={open}
          />
        </div>
        {openId === null ? (
          <p className="text-soft max-lg:hidden">{text('pick')}</p>
        ) : (
          <DeskConversation
            key={openId}
            id={openId}
            changes={changes}
            onBack={() => open(null)}
            onChanged={inbox.reload}
          />
        )}
      </div>
    </section>
  )
}
