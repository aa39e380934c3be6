import { useState } from 'react'

import { useAuth } from '../../entities/traveller/session/use-auth.ts'
import { SignInFirst } from '../../entities/traveller/sign-in-first.tsx'
import { vaultSession } from '../../entities/vault/vault-session.ts'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { OfflineState } from '../../ui/states/offline-state.tsx'
import { Loading, Skeleton } from '../../ui/states/skeleton.tsx'
import { DocumentList } from './document-list.tsx'
import { RecoveryCode } from './recovery-code.tsx'
import { SetUpForm } from './set-up-form.tsx'
import { UnlockForm } from './unlock-form.tsx'
import { useVault } from './use-vault.ts'
import { VaultSettings } from './vault-settings.tsx'
import { vaultText as text } from './vault-text.ts'

const GUEST = {
  title: text('guest.title'),
  text: text('guest.text'),
  action: text('guest.action'),
  path: '/documents/vault',
}

/** The server renders a guest's page; the vault follows with the session. */
export function Vault() {
  const { user } = useAuth()
  return (
    <section aria-labelledby="vault" className="grid gap-8">
      <header>
        <h1 id="vault" className="text-heading lg:text-[2.3rem]">
          {text('heading')}
        </h1>
        <p className="mt-2 max-w-[60ch] text-soft">{text('lead')}</p>
      </header>
      {user ? <Own key={user.id} userId={user.id} /> : <SignInFirst {...GUEST} />}
    </section>
  )
}

/** A code that was just made: shown before the vault opens, and nowhere else. */
type Fresh = { readonly code: string; readonly key: CryptoKey | null }

function Own({ userId }: { readonly userId: string }) {
  const vault = useVault(userId)
  const [fresh, setFresh] = useState<Fresh | null>(null)
  const { state } = vault
  if (fresh) {
    return (
      <RecoveryCode
        code={fresh.code}
        onKept={() => {
          if (fresh.key) vaultSession.unlock(userId, fresh.key)
          setFresh(null)
        }}
      />
    )
  }
  switch (state.kind) {
    case 'loading':
      return <Bones />
    case 'failed':
      return <ErrorState title={text('failed.title')} text={text('failed.text')} onRetry={vault.reload} />
    case 'offline':
      return <OfflineState title={text('offline.title')} text={text('offline.text')} onRetry={vault.reload} />
    case 'unsafe':
      return <ErrorState title={text('unsafe.title')} text={text('unsafe.text')} />
    case 'none':
      return <SetUpForm userId={userId} onMade={(code, key) => setFresh({ code, key })} />
    case 'locked':
      return <UnlockForm userId={userId} locks={state.locks} files={state.files} />
    case 'open':
      return (
        <div className="grid gap-12">
          <DocumentList userId={userId} files={state.files} copiedAt={vault.copiedAt} />
          <VaultSettings
            userId={userId}
            locks={state.locks}
            files={state.files}
            onCode={(code) => setFresh({ code, key: null })}
          />
        </div>
      )
  }
}

function Bones() {
  return (
    <Loading label={text('loading')}>
      <div className="grid max-w-3xl gap-4 rounded-sheet border border-line bg-raised p-6 sm:p-8">
        <Skeleton className="h-6 w-52" />
        <Skeleton className="h-4 w-4/5" />
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-12 w-32" />
      </div>
    </Loading>
  )
}
