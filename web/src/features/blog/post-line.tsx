import type { PostSummary } from '@app/contracts/blog/blog'
import { calendarDate } from '@app/domain/kernel'

import { usePageConfig } from '../../api/page-config.tsx'
import { formatDate } from '../../text/format.ts'
import { blogText as text } from './blog-text.ts'

/** Category, date and reading time. */
export function PostLine({ post }: { readonly post: PostSummary }) {
  const { locale } = usePageConfig()
  const minutes = String(post.readingMinutes)
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 chart-label text-soft">
      <span className="text-signal">{post.category.title}</span>
      <time dateTime={post.publishedOn}>{formatDate(calendarDate(post.publishedOn), locale)}</time>
      <span>
        <span aria-hidden="true">{text('minutes', { count: minutes })}</span>
        <span className="sr-only">{text('minutes.label', { count: minutes })}</span>
      </span>
    </p>
  )
}
