import ArrowRight from 'lucide-react/icons/arrow-right'

import { ButtonLink } from '../../ui/button.tsx'
import { uiText as text } from '../../ui/ui-text.ts'
import { useBookingSite } from './use-booking-site.ts'

type Props = { readonly to: string; readonly label: string }

/** Links to our hand-off page, which names the target site. */
export function HandOff({ to, label }: Props) {
  const { host } = useBookingSite()
  return (
    <>
      <ButtonLink to={to} size="lg" className="w-full sm:w-auto">
        {label}
        <ArrowRight className="size-4.5 rtl:rotate-180" strokeWidth={1.75} aria-hidden="true" />
      </ButtonLink>
      <p className="mt-3 text-small text-soft">{text('hand-off', { host })}</p>
    </>
  )
}
