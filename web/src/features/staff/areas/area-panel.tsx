import { buttonClass } from '../../../ui/button.tsx'
import { AreaState } from '../area-state.tsx'

export type AreaProps = { readonly isPage?: boolean }
type Props = AreaProps & {
  readonly id: string
  readonly title: string
  readonly today: string
  readonly next: string
  readonly link: string
  readonly linkText: string
}

/** An unbuilt area shows what already works, what it will be, and an alternative. */
export function AreaPanel({ id, title, today, next, link, linkText, isPage }: Props) {
  const Heading = isPage ? 'h1' : 'h2'
  return (
    <section aria-labelledby={`area-${id}`} className="grid max-w-4xl gap-8 pt-4">
      <Heading id={`area-${id}`} className={isPage ? 'text-heading' : 'text-title'}>
        {title}
      </Heading>
      <AreaState today={today} next={next} />
      {/* The sitemap is no page of the app, so the browser navigates there. */}
      <a href={link} className={buttonClass({ variant: 'outline' }, 'justify-self-start')}>
        {linkText}
      </a>
    </section>
  )
}
