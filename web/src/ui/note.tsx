import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import Lightbulb from 'lucide-react/icons/lightbulb'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'

type NoteTone = 'info' | 'success' | 'notice' | 'warning'

const ICONS: Readonly<Record<NoteTone, typeof Info>> = {
  info: Info,
  success: CircleCheck,
  notice: Lightbulb,
  warning: TriangleAlert,
}
const TONES: Readonly<Record<NoteTone, { readonly look: string; readonly icon: string }>> = {
  info: { look: 'border-tide bg-tide-wash', icon: 'text-tide' },
  success: { look: 'border-moss bg-moss-wash', icon: 'text-moss' },
  notice: { look: 'border-sun-deep bg-sun-wash', icon: 'text-ink' },
  warning: { look: 'border-signal bg-signal-wash', icon: 'text-signal' },
}

type Props = {
  readonly tone?: NoteTone
  readonly title?: string | undefined
  /** `alert` or `status` for a note that appears later; none for one that was always there. */
  readonly role?: 'alert' | 'status'
  readonly children: ReactNode
}

/** A note with a tone by meaning. */
export function Note({ tone = 'info', title, role, children }: Props) {
  const { look, icon } = TONES[tone]
  const Icon = ICONS[tone]
  return (
    <div {...(role && { role })} className={`flex gap-3 border-s-2 py-3 ps-4 pe-5 ${look}`}>
      <Icon className={`mt-0.5 size-5 shrink-0 ${icon}`} strokeWidth={1.75} aria-hidden="true" />
      <div className="grid gap-1">
        {title && <p className="font-semibold">{title}</p>}
        <div className="text-small">{children}</div>
      </div>
    </div>
  )
}
