import { usePageConfig } from '../../api/page-config.tsx'
import { travellerToday } from '../../device/traveller-today.ts'
import { dropKeptDocument, readDocument } from '../../entities/vault/documents.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { describeExpiry } from './describe-expiry.ts'
import type { OpenDocument } from './use-details.ts'
import { vaultText as text } from './vault-text.ts'

type Props = {
  readonly userId: string
  readonly document: OpenDocument
  readonly isKept: boolean
  readonly isWaiting: boolean
  readonly onView: () => void
  readonly onEdit: () => void
  readonly onKept: () => void
}

const EXPIRY = { past: 'font-semibold text-signal', soon: 'font-semibold text-ink', later: 'text-soft' } as const

export function DocumentRow(props: Props) {
  const { document, isKept, isWaiting, onView, onEdit } = props
  const { row, details } = document
  const { locale } = usePageConfig()
  const expiry = describeExpiry(details?.expiresOn ?? row.expires_on, travellerToday(), locale)
  const name = details?.name ?? text('row.damaged')
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line py-4">
      <div className="grid min-w-[min(14rem,100%)] flex-1 gap-1">
        <p className="chart-label caps text-soft">{text(`kind.${details?.kind ?? 'other'}`)}</p>
        <h3 className="font-sans text-base font-semibold break-words">{name}</h3>
        {details === null && <p className="text-small text-soft">{text('row.damaged.text')}</p>}
        {expiry && <p className={`text-small ${EXPIRY[expiry.state]}`}>{expiry.words}</p>}
        <div className="flex flex-wrap gap-2 empty:hidden">
          {isWaiting && <Badge tone="sun">{text('row.waiting')}</Badge>}
          {isKept && !isWaiting && <Badge tone="moss">{text('row.kept')}</Badge>}
          {row.expires_on !== null && <Badge>{text('row.reminds')}</Badge>}
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        {details && (
          <Button size="sm" variant="secondary" aria-label={`${text('row.open')}: ${name}`} onClick={onView}>
            {text('row.open')}
          </Button>
        )}
        {details && <KeepButton {...props} name={name} />}
        <Button size="sm" variant="ghost" aria-label={`${text('row.edit')}: ${name}`} onClick={onEdit}>
          {text('row.edit')}
        </Button>
      </div>
    </li>
  )
}

function KeepButton({ userId, document, isKept, isWaiting, onKept, name }: Props & { readonly name: string }) {
  const config = usePageConfig()
  // The only copy there is.
  if (isWaiting) return null
  async function change(): Promise<void> {
    if (isKept) {
      await dropKeptDocument(userId, document.row.id)
      toast.success(text('unkept.done'))
    } else {
      const read = await readDocument({ config, userId }, document.row)
      if (read.kind === 'done') toast.success(text('kept.done', { name }))
      else toast.error(text(`view.${read.kind}`))
    }
    onKept()
  }
  const label = text(isKept ? 'row.unkeep' : 'row.keep')
  return (
    <Button size="sm" variant="ghost" aria-label={`${label}: ${name}`} onClick={() => void change()}>
      {label}
    </Button>
  )
}
