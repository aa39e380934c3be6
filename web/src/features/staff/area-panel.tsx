import { staffText as text } from '../../entities/traveller/roles/staff-text.ts'
import { buttonClass } from '../../ui/button.tsx'
import { AreaState } from './area-state.tsx'
import { AREA_LINKS } from './staff-tabs.ts'

type Props = { readonly area: keyof typeof AREA_LINKS; readonly isPage?: boolean }

/** An unbuilt area shows what already works, what it will be, and an alternative. */
export function AreaPanel({ area, isPage }: Props) {
  const Heading = isPage ? 'h1' : 'h2'
  return (
    <section aria-labelledby={`area-${area}`} className="grid max-w-4xl gap-8 pt-4">
      <Heading id={`area-${area}`} className={isPage ? 'text-heading' : 'text-title'}>
        {text(`tab.${area}`)}
      </Heading>
      <AreaState today={text(`${area}.today`)} next={text(`${area}.next`)} />
      {/* The sitemap is no page of the app, so the browser navigates there. */}
      <a href={AREA_LINKS[area]} className={buttonClass({ variant: 'outline' }, 'justify-self-start')}>
        {text(`${area}.link`)}
      </a>
    </section>
  )
}
