import ArrowRight from 'lucide-react/icons/arrow-right'

import { useBookingSite } from '../api/use-booking-site.ts'
import { uiText as text } from '../text/ui.ts'
import { ButtonLink } from './button.tsx'

type Props = { readonly to: string; readonly label: string }

/** To the last page of ours, which says where the way leads from there. */
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
