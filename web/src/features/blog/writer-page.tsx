import type { BlogWriter, PostSummary } from '@app/contracts/blog/blog'
import { Link } from 'react-router'

import { blogText as text } from './blog-text.ts'
import { PlaceIllustration } from './place-illustration.tsx'
import { type Cities, PostList } from './post-list.tsx'

type Props = { readonly writer: BlogWriter; readonly posts: readonly PostSummary[]; readonly cities: Cities }

export function WriterPage({ writer, posts, cities }: Props) {
  const city = cities[writer.place]
  return (
    <div className="page-width py-10 lg:py-16">
      <div className="grid items-end gap-x-14 gap-y-8 lg:grid-cols-[1fr_minmax(0,24rem)]">
        <div className="max-w-[60ch]">
          <p className="chart-label text-signal">{writer.beat}</p>
          <h1 className="mt-3 text-display">{writer.name}</h1>
          {writer.isHouse && <p className="mt-5 border-s-2 border-signal ps-4 text-small">{text('writer.pen')}</p>}
          {writer.about.map((words) => (
            <p key={words} className="mt-4 text-lead">
              {words}
            </p>
          ))}
        </div>
        {city && <PlaceIllustration city={city} />}
      </div>
      <section aria-labelledby="posts" className="mt-14">
        <h2 id="posts" className="mb-4 font-sans chart-label caps text-soft">
          {text('writer.posts')}
        </h2>
        <PostList posts={posts} cities={cities} />
      </section>
      <Link to="/writers" className="mt-6 inline-flex min-h-11 items-center text-tide">
        {text('writers.all')}
      </Link>
    </div>
  )
}
