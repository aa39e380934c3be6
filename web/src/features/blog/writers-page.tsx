import { Link } from 'react-router'

import { blogText as text } from './blog-text.ts'
import type { PostSummary } from './content/post.ts'
import { WRITERS, type Writer } from './content/writers.ts'
import { PlaceIllustration } from './place-illustration.tsx'
import type { Cities } from './post-list.tsx'

type Props = { readonly posts: readonly PostSummary[]; readonly cities: Cities }

export function WritersPage({ posts, cities }: Props) {
  return (
    <div className="page-width py-10 lg:py-16">
      <h1 className="text-display">{text('writers.heading')}</h1>
      <p className="mt-4 mb-10 max-w-[60ch] text-lead text-soft">{text('writers.lead')}</p>
      <ul className="grid gap-x-10 border-t border-edge lg:grid-cols-3">
        {WRITERS.map((writer) => (
          <Desk key={writer.slug} writer={writer} posts={posts} cities={cities} />
        ))}
      </ul>
    </div>
  )
}

function Desk({ writer, posts, cities }: Props & { readonly writer: Writer }) {
  const city = cities[writer.place]
  const count = posts.filter((post) => post.writer === writer.slug).length
  return (
    <li className="border-b border-line py-8">
      {city && <PlaceIllustration city={city} />}
      <h2 className="mt-5 text-title">
        <Link
          to={`/writers/${writer.slug}`}
          className="text-ink no-underline decoration-signal decoration-2 underline-offset-6 hover:underline"
        >
          {writer.name}
        </Link>
      </h2>
      <dl className="mt-3 grid grid-cols-[1fr_auto] gap-4">
        <div>
          <dt className="chart-label text-soft">{text('writer.beat')}</dt>
          <dd>{writer.beat}</dd>
        </div>
        <div>
          <dt className="chart-label text-soft">{text('writer.pieces')}</dt>
          <dd className="tabular-nums">{count}</dd>
        </div>
      </dl>
      <p className="mt-3 text-soft">{writer.about[1]}</p>
    </li>
  )
}
