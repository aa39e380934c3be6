import Share from 'lucide-react/icons/share-2'

import { shareLink } from '../device/share.ts'
import { Button } from './button.tsx'
import { toast } from './overlay/toast.ts'
import { shareText as text } from './share-text.ts'
import { useShortWhile } from './use-short-while.ts'

const CONFIRMED_MS = 2000

const LOOKS = {
  default: { variant: 'default', size: 'default' },
  instagram: { variant: 'outline', size: 'default' },
  minimal: { variant: 'ghost', size: 'icon' },
} as const

type Props = {
  readonly variant?: keyof typeof LOOKS
  /** The shared content; the site itself by default. */
  readonly title?: string
  readonly message?: string
  readonly url?: string
  readonly className?: string
}

/**
 * The device's share sheet, else the clipboard, else the link itself to copy by hand; cancelling the sheet is no
 * failure.
 */
export function ShareButton({ variant = 'default', title, message, url, className }: Props) {
  const [isCopied, confirmCopied] = useShortWhile(CONFIRMED_MS)

  async function share(): Promise<void> {
    const { origin } = location
    const address = url ? new URL(url, origin).href : origin
    const words = message ?? text('share.message')
    const outcome = await shareLink({ title: title ?? text('share.title'), text: words, url: address })
    if (outcome === 'copied') {
      confirmCopied()
      toast.success(text('share.copied'))
    }
    if (outcome === 'failed') toast.error(`${text('share.failed')}: ${address}`, { durationMs: 12_000 })
  }

  const label = text(isCopied ? 'share.copied' : `share.${variant}`)
  return (
    <Button
      {...LOOKS[variant]}
      className={className}
      aria-label={variant === 'minimal' ? label : undefined}
      onClick={() => void share()}
    >
      <Share className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
      {variant !== 'minimal' && label}
    </Button>
  )
}
