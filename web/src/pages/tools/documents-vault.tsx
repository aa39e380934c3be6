import { vaultText as text } from '../../features/document-vault/vault-text.ts'
import { Vault } from '../../features/document-vault/vault.tsx'
import { DocumentsNav } from '../../features/passport-check/documents-nav.tsx'
import { PageHead } from '../page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead title={text('title')} description={text('description')} />
      <div className="page-width grid gap-6 pt-4 pb-16 *:min-w-0 lg:gap-8">
        <DocumentsNav here="vault" />
        <Vault />
      </div>
    </>
  )
}
