import { type BlogDocument, headingsOf } from '@app/domain/blog-document'

import { blogText as text } from './blog-text.ts'

/** Beside the text on a desktop; folded above it on a phone, without any script. */
export function ContentsList({ document }: { readonly document: BlogDocument }) {
  const headings = headingsOf(document).filter(({ level }) => level === 2)
  if (headings.length === 0) return <div className="hidden lg:block" />
  const list = (
    <ol className="mt-3 grid gap-1">
      {headings.map(({ id, text: words }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center py-1 text-ink no-underline hover:text-tide lg:min-h-0"
          >
            {words}
          </a>
        </li>
      ))}
    </ol>
  )
  return (
    <>
      <nav
        aria-label={text('contents')}
        className="hidden self-start border-s border-line ps-5 text-small lg:sticky lg:top-8 lg:block"
      >
        <p className="chart-label caps text-soft">{text('contents')}</p>
        {list}
      </nav>
      <details className="mb-8 border-y border-line lg:hidden">
        <summary className="flex min-h-12 cursor-pointer items-center chart-label caps text-soft">
          {text('contents')}
        </summary>
        <nav aria-label={text('contents')} className="pb-3 text-small">
          {list}
        </nav>
      </details>
    </>
  )
}
